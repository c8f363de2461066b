// A reporter of vitest's: what went wrong outside of any test (a promise that nobody awaited, a worker that ended), which
// fails the run and stands in no other report. Written as a list of sentences into the file that OUTSIDE_TESTS names.
import { writeFileSync } from 'node:fs';

export default class OutsideTests {
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) writeFileSync(process.env.OUTSIDE_TESTS, JSON.stringify(errors.map(sentence)));
  }
}

function sentence({ name, message, stack, VITEST_TEST_NAME: test }) {
  const place = /\n\s+at (?!.*node_modules)(.*)/.exec(stack ?? '')?.[1];
  return [`${name}: ${message}`, place && `at ${place}`, test && `during “${test}”`].filter(Boolean).join(', ');
}
