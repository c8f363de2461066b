// `npm test`: everything, from a fresh checkout: types, lint, layers, unit and property tests (rules coverage among
// them; of what is long, many), integration on a real PostgreSQL, and whole matches in a browser against the production
// build. Ends with one line, "N passed, N failed", and names before it what failed and what passed only when tried again.
// Plain JavaScript, since nothing may be installed yet.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { installDependencies } from './dependencies.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.env.NEXT_TELEMETRY_DISABLED = '1';

const reports = 'test-results/reports';
/** Twice what the longest takes on a machine that is half as fast as it should be: what takes longer hangs. */
const stageLimitMs = 40 * 60_000;
const STOPPED = `stopped after ${stageLimitMs / 60_000} minutes`;
// More than half of their time these tests wait: for the database, for processes that start, for a letter that comes.
const waiting = ['--maxWorkers=5'];

installDependencies({ withDev: true });
const { generate } = await import('./generate.mjs');
generate();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const only = process.argv.slice(2);
const isWanted = (name) => only.length === 0 || only.includes(name);

// Each of these keeps one processor busy: they begin side by side.
const types = begin('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
const lint = begin('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--reporter=summary', '.']);
const layers = begin('layers', ['node_modules/tsx/dist/cli.mjs', 'scripts/check-layers.ts']);
// What the browser tests run against; where it cannot be built, their own start says so.
const built = begin('browser', ['node_modules/tsx/dist/cli.mjs', 'scripts/browser-app.ts']);
const chromium = begin('browser', ['scripts/chromium.mjs']);

// What waits for a database, for processes that start and for letters that come, beside what keeps both processors busy: the
// unit tests, and the plain API after them. Not in one process with that: two databases that are set up in one at once end it
// (Prisma's engine panics).
const integration = isWanted('integration') ? timed(vitest('integration', { more: waiting })) : null;
// React draws as on the pages that people get, twice as fast as with its warnings, which no test reads.
const unit = after([types, lint, layers], 'unit', () => vitest('many', { env: { NODE_ENV: 'production' } }));
const plainApi = after([unit], 'plain-api', () => vitest('plain-api'));

const stages = [
  { name: 'types', run: () => timed(single(types)) },
  { name: 'lint', run: () => timed(single(lint)) },
  { name: 'layers', run: () => timed(single(layers)) },
  { name: 'unit', run: () => unit },
  { name: 'integration', run: () => integration },
  { name: 'plain-api', run: () => plainApi },
  { name: 'browser', run: () => timed(browser()) },
];

const total = { passed: 0, failed: 0 };
const listed = { retried: [], failed: [] };
for (const { name, run } of stages) {
  if (!isWanted(name)) continue;
  console.log(`\n— ${name}`);
  const counts = await run();
  process.stdout.write(counts.said ?? '');
  total.passed += counts.passed;
  total.failed += counts.failed;
  listed.retried.push(...(counts.retried ?? []));
  if (counts.failed > 0)
    listed.failed.push(...(counts.titles?.length > 0 ? counts.titles : [`${name}: ${counts.why ?? 'see above'}`]));
  console.log(`  ${name}: ${counts.passed} passed, ${counts.failed} failed (${counts.seconds} s)`);
}
console.log('');
for (const title of listed.retried) console.log(`passed only when tried again: ${title}`);
for (const title of listed.failed) console.log(`failed: ${title}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Where its stage is wanted. What it says is kept until its turn. */
function begin(name, command) {
  if (!isWanted(name)) return null;
  const said = [];
  return node(command, { output: 'pipe', hear: (text) => said.push(text) }).then((status) => ({ status, said }));
}

/** Where its stage is wanted, once those before it have ended. */
function after(before, name, run) {
  return isWanted(name) ? Promise.all(before).then(() => timed(run())) : null;
}

/** How a stage came out, and how long it took since it began. */
async function timed(stage) {
  const startedAt = Date.now();
  const counts = await stage.catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { ...counts, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

/** A check that is one thing: it passes or it does not. */
async function single(begun) {
  const { status, said } = await begun;
  process.stdout.write(said.join(''));
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run in which no test failed and something outside of them did is tried once more, as a test is. */
async function vitest(project, how = {}) {
  const first = await vitestOnce(project, how);
  if (first.failed === 0 || first.titles.length > 0 || first.why === STOPPED) return first;
  const second = await vitestOnce(project, how);
  return {
    ...second,
    said: first.said + second.said,
    retried: [`${project}, whole: ${first.why}`, ...second.retried],
  };
}

/** What it says is kept until its turn. */
async function vitestOnce(project, { more = [], env = {} }) {
  const report = path.join(reports, `${project}.json`);
  const outside = path.join(reports, `${project}-outside.json`);
  const said = [];
  rmSync(outside, { force: true });
  const options = [
    '--project',
    project,
    '--retry=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${path.resolve('scripts/outside-tests.mjs')}`,
    ...more,
  ];
  const status = await node(['node_modules/vitest/vitest.mjs', 'run', ...options], {
    ...{ output: 'pipe', env: { ...env, OUTSIDE_TESTS: outside } },
    hear: (text) => said.push(text),
  });
  const read = readReport(report);
  return {
    said: said.join(''),
    ...honest(status, { passed: read?.numPassedTests ?? 0, failed: read?.numFailedTests ?? 0 }),
    why: status === STOPPED ? STOPPED : (readReport(outside)?.join('; ') ?? `ended with ${status} without a word`),
    retried: testsIn(read, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    titles: failedIn(read),
  };
}

async function browser() {
  for (const { said } of [await built, await chromium]) process.stdout.write(said.join(''));
  if ((await chromium).status !== 0) return { passed: 0, failed: 1, why: 'there is no Chromium' };
  const report = path.join(reports, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const status = await node([
    'node_modules/@playwright/test/cli.js',
    'test',
    '--grep-invert=@long',
    '--retries=1',
    '--reporter=list,json',
  ]);
  const { stats = {}, suites = [] } = readReport(report) ?? {};
  return {
    ...honest(status, { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }),
    retried: titlesOf(suites, 'flaky'),
    titles: titlesOf(suites, 'unexpected'),
  };
}

/** Of vitest's report: the tests that are so, each after its file. */
function testsIn(read, isSo) {
  return (read?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isSo)
      .map((test) => named(path.relative(process.cwd(), name), test.fullName, test.failureMessages[0])),
  );
}

/** Of vitest's report: the tests that failed, and the files that could not be run. */
function failedIn(read) {
  const files = (read?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return [
    ...testsIn(read, ({ status }) => status === 'failed'),
    ...files.map(({ name, message }) => named(path.relative(process.cwd(), name), 'as a whole', message)),
  ];
}

/** Of Playwright's report: the tests that ended so. */
function titlesOf(suites, status) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, tests }) =>
        named(file, title, tests.flatMap((test) => test.results).find(({ error }) => error)?.error.message),
      ),
    ...titlesOf(inner, status),
  ]);
}

/** A test in one line: its file, its name, and the beginning of what was wrong. */
function named(file, title, wrong = '') {
  const text = stripVTControlCharacters(wrong).trim().split('\n').slice(0, 3).join(' ');
  return `${file}: ${title}${text && ` (${text.slice(0, 300)})`}`;
}

/** A stage that ended badly has failed, whatever its report says, and so has one that ran nothing. */
function honest(status, { passed, failed }) {
  const isBad = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: isBad ? 1 : failed };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function node(command, { output = 'inherit', hear = () => undefined, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      ...{ stdio: ['ignore', output, output], env: { ...process.env, ...env } },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    let isStopped = false;
    const timer = setTimeout(() => {
      isStopped = true;
      child.kill('SIGINT'); // which lets Playwright stop the server that it started
    }, stageLimitMs);
    child.once('close', (status) => {
      clearTimeout(timer);
      resolve(isStopped ? STOPPED : (status ?? 1));
    });
  });
}
