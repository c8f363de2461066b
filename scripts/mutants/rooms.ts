// Breaks in the server's rooms. Stryker makes them; room-runner.ts asks the tests about one after the other in one
// process, since a service and a database for each of some thousand breaks would take days.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { startVitest } from 'vitest/node';
import { startThrowaway } from '../../server/database/throwaway';
import { isEqual } from './equal';
import { type Line, linesOf } from './journal';
import type { NearTest } from './near';

export interface Room {
  readonly name: string;
  /** Quick tests alone. */
  readonly isQuick: boolean;
  /** Every how manyeth break; 1: all of them. */
  readonly every: number;
  readonly files: readonly string[];
  testsNear(file: string): readonly NearTest[];
}

/** How often a test file whose world a break has left broken is begun anew, without that break. */
const beginnings = 12;

type Made = Awaited<ReturnType<Instrumenter['instrument']>>;
type Mutant = Made['mutants'][number];

export async function askRoom({ name, isQuick, every, files, testsNear }: Room): Promise<void> {
  const sources = files.map((file) => ({
    name: path.resolve(file),
    content: readFileSync(file, 'utf8'),
    mutate: true,
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const made = await new Instrumenter(silent).instrument(sources, options);
  const journal = path.resolve('.data/mutants', `${name}.jsonl`);
  beginOrGoOn(journal, JSON.stringify(sources));
  process.env.MUTANTS_JOURNAL = journal;
  const { url, stop } = await startThrowaway();
  const tests = new Map(files.flatMap(testsNear).map((test) => [test.file, test]));
  for (const which of isQuick ? ['quick'] : ['quick', 'all']) {
    process.env.MUTANTS_TESTS = which;
    for (const { file: test, isSlow } of tests.values()) {
      if (isSlow && which === 'quick') continue;
      const isNear = (file: string) => testsNear(file).some(({ file: near }) => near === test);
      process.env.MUTANTS_ASKED = made.mutants
        .filter((mutant, i) => i % every === 0 && isNear(path.relative('.', mutant.fileName)))
        .filter((mutant) => whyLeftOut(mutant) === null)
        .map(({ id }) => id)
        .join(' ');
      await ask(test, { made, journal, url });
    }
  }
  await stop();
  report(
    made.mutants.filter((_, i) => i % every === 0),
    linesOf(journal),
  );
}

async function ask(test: string, { made, journal, url }: { made: Made; journal: string; url: string }): Promise<void> {
  const contents = new Map(made.files.map((file) => [file.name, file.content]));
  const plugin = { name: 'mutants', enforce: 'pre', transform: (_: string, id: string) => contents.get(id) } as const;
  const timesBroken = () => linesOf(journal).filter(({ type }) => type === 'broken').length;
  for (let i = 0, before = -1; i < beginnings && timesBroken() > before; i++) {
    before = timesBroken();
    const vitest = await startVitest(
      'test',
      [test],
      { ...vitestOptions, provide: { templateUrl: url } },
      { plugins: [plugin] },
    );
    await vitest.close();
  }
}

const vitestOptions = {
  config: 'scripts/mutants/server.vitest.ts',
  dir: 'server',
  runner: 'scripts/mutants/room-runner.ts',
  watch: false,
  passWithNoTests: true,
  silent: true,
  reporters: ['dot'],
  dangerouslyIgnoreUnhandledErrors: true, // of breaks; the runner counts them
} satisfies Parameters<typeof startVitest>[2];

/** What was found out holds for as long as the code is the same. */
function beginOrGoOn(journal: string, sources: string): void {
  const kept = `${journal}.sources`;
  const isSame = existsSync(kept) && readFileSync(kept, 'utf8') === sources;
  mkdirSync(path.dirname(journal), { recursive: true });
  writeFileSync(kept, sources);
  if (isSame) appendFileSync(journal, '');
  else writeFileSync(journal, '');
}

/** What people read is not held word for word; what changes nothing cannot be noticed. */
function whyLeftOut(mutant: Mutant): 'sentence' | 'equal' | null {
  const text = textOf(mutant);
  if (mutant.mutatorName === 'StringLiteral' && text.includes(' ')) return 'sentence';
  const file = path.relative('.', mutant.fileName);
  return isEqual({ file, text, to: mutant.replacement }) ? 'equal' : null;
}

function textOf({ fileName, location: { start, end } }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = (lines.pop() ?? '').slice(0, end.column);
  return [...lines, last].join('\n').slice(start.column);
}

function report(mutants: readonly Mutant[], lines: readonly Line[]): void {
  const heard = new Map<string, Line['type']>();
  for (const line of lines) if (line.type !== 'once' && heard.get(line.id) !== 'noticed') heard.set(line.id, line.type);
  const counts = new Map<string, Record<string, number>>();
  for (const mutant of mutants) {
    const file = path.relative('.', mutant.fileName);
    const said = whyLeftOut(mutant) ?? heard.get(mutant.id) ?? 'not reached';
    const of = counts.get(file) ?? { all: 0 };
    counts.set(file, { ...of, all: (of.all ?? 0) + 1, [said]: (of[said] ?? 0) + 1 });
    if (said !== 'passed' && said !== 'broken' && said !== 'not reached') continue;
    console.log(`${said === 'passed' ? 'unnoticed' : said}  ${sentenceOf(mutant, file)}`);
  }
  console.table(Object.fromEntries(counts));
  for (const line of lines) if (line.type === 'once') console.log(`passes once only, and was not asked: ${line.test}`);
}

function sentenceOf(mutant: Mutant, file: string): string {
  const { line, column } = mutant.location.start;
  const [from, to] = [textOf(mutant), mutant.replacement].map((text) => text.replace(/\s+/g, ' ').slice(0, 100));
  return `${file}:${line + 1}:${column + 1}  ${from}  ->  ${to}`;
}

const silent = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace() {}, debug() {}, info() {}, warn() {}, error() {}, fatal() {} },
};
