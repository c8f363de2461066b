// `npm run browsers [-- ADDRESS] [--only firefox|webkit]`: the pages of a person of the demo and a turn of every game in
// Firefox and in WebKit, with what each complains of; pictures of all lie in test-results/browsers. Without an address it
// starts the built server on a database of its own. Ends with "N passed, N failed", and with status 2 where a browser is
// not installed.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type OtherBrowser, otherBrowsers } from './browsers/places';
import { visitAll } from './browsers/visits';
import { startOwnServer } from './own-server';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const pictures = path.resolve('test-results/browsers');
const asked = otherBrowsers().filter(({ name }) => values.only === undefined || values.only === name);
const missing = asked.flatMap((browser) => browser.missing);
const total = { passed: 0, failed: 0 };

if (asked.length === 0) stopWith(`There is no ${values.only}: firefox or webkit.`);
if (missing.length > 0) stopWith(`Not installed. With Debian: apt-get install ${missing.join(' ')}`);
rmSync(pictures, { recursive: true, force: true });
const server = positionals[0] === undefined ? await startOwnServer() : null;
try {
  for (const browser of asked) await visitWith(browser, positionals[0] ?? server?.address ?? '');
} finally {
  await server?.stop();
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function visitWith({ name, open }: OtherBrowser, address: string): Promise<void> {
  const window = await open();
  console.log(`\n${window.browser}`);
  try {
    await visitAll({ window, server: address, folder: path.join(pictures, name), tell });
  } finally {
    await window.close();
  }
}

function tell(what: string, faults: readonly string[]): void {
  total[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(`  ${faults.length === 0 ? '✓' : '✘'} ${what}`);
  for (const fault of faults) console.log(`    ${fault}`);
}

function stopWith(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
