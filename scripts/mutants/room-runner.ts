// Runs each test as it is, then once more for every break that it reaches and no test has noticed yet. The service that
// the test's file started goes on meanwhile, so that a break costs no more than the test.
import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { z } from 'zod';
import { journalOf, type Line, linesOf } from './journal';

/** What a break puts into a loop without end is cut off after so many rounds more than without it. */
const roundsMore = 1_000;
/** A test that takes so many times as long as without a break has noticed it. */
const timesAsLong = 6;
const atLeastMs = 6_000;
/** For so long tests are asked about one break: what is noticed further away only counts as a hole. */
const longestAskedMs = 5_000;
/** So many tests of a file are asked about a break that they only pass by, as when they set up their match. */
const passersBy = 2;
/** Below this a test is asked in any case. */
const cheapMs = 30;
/** Quick tests are asked first, and slow ones what is left. */
const quickMs = 4_000;

declare global {
  /** What the lines that Stryker wrote into the code go by. */
  var __stryker__: {
    activeMutant?: string | undefined;
    currentTestId?: string | undefined;
    hitCount?: number;
    hitLimit?: number;
    mutantCoverage?: { readonly perTest: Readonly<Record<string, unknown>> };
  };
}

globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;
const timesReached = z.record(z.string(), z.number()).default({});

interface Asking {
  readonly name: string;
  readonly run: () => Promise<void>;
  readonly deadlineMs: number;
}

export default class RoomRunner extends TestRunner {
  private readonly journal = journalOf();
  private readonly toAsk = new Set((process.env.MUTANTS_ASKED ?? '').split(' '));
  private readonly asked = new Set<string>();
  private readonly askedMs = new Map<string, number>();
  private readonly inFile = new Map<string, { readonly asked: number; readonly least: number }>();
  /** A break has left something behind: nothing that fails from now on says anything. */
  private isBroken = false;
  private faults = 0;

  constructor(...given: ConstructorParameters<typeof TestRunner>) {
    super(...given);
    process.on('unhandledRejection', () => (this.faults += 1));
    if (existsSync(this.journal)) for (const line of linesOf(this.journal)) this.hear(line);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.isBroken) return;
    const name = `${path.relative('.', test.file.filepath)} > ${test.fullTestName}`;
    const fn = TestRunner.getTestFn(test);
    const hooks = hooksAround(test);
    const startedAt = performance.now();
    switches.currentTestId = test.id;
    await fn();
    switches.currentTestId = undefined;
    const ms = performance.now() - startedAt;
    const reached = Object.entries(timesReached.parse(switches.mutantCoverage?.perTest[test.id]));
    const run = async () => {
      for (const hook of hooks) await hook();
      await fn();
    };
    const asking = { name, run, deadlineMs: Math.max(atLeastMs, timesAsLong * ms) };
    if (ms > quickMs && process.env.MUTANTS_TESTS === 'quick') return;
    if (!reached.some(([id]) => this.isOpen(id, name))) return;
    if ((await this.ran(asking)) !== 'passed') return this.tell({ type: 'once', test: name });
    for (const [id, times] of reached) {
      if (this.isBroken || !this.isOpen(id, name)) continue;
      if (this.isNear(id, times) || ms < cheapMs) await this.ask(id, times, asking);
    }
  }

  private async ask(id: string, times: number, asking: Asking): Promise<void> {
    const startedAt = performance.now();
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: 100 * times + roundsMore });
    const how = await this.ran(asking);
    switches.activeMutant = undefined;
    const about = { id, test: asking.name };
    if (how === 'passed') return this.tell({ type: 'passed', ...about, ms: performance.now() - startedAt });
    // A test that now fails without the break too has not failed by it.
    this.isBroken = (await this.ran(asking)) !== 'passed';
    this.tell(this.isBroken ? { type: 'broken', ...about } : { type: 'noticed', ...about, how });
  }

  private async ran({ run, deadlineMs }: Asking): Promise<'passed' | 'failed' | 'late'> {
    const { faults } = this;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), deadlineMs);
    });
    const done = async () => {
      try {
        await run();
        return this.faults === faults ? 'passed' : 'failed';
      } catch {
        return 'failed';
      }
    };
    return Promise.race([done(), late]).finally(() => clearTimeout(timer));
  }

  /** Whether this test does more there than others of its file, or few were asked. */
  private isNear(id: string, times: number): boolean {
    const { asked, least } = this.inFile.get(id) ?? { asked: 0, least: times };
    const isNear = asked < passersBy || times > least;
    this.inFile.set(id, { asked: asked + Number(isNear), least: Math.min(least, times) });
    return isNear;
  }

  private isOpen(id: string, name: string): boolean {
    return this.toAsk.has(id) && !this.asked.has(`${id} ${name}`) && (this.askedMs.get(id) ?? 0) < longestAskedMs;
  }

  private tell(line: Line): void {
    appendFileSync(this.journal, `${JSON.stringify(line)}\n`);
    this.hear(line);
  }

  private hear(line: Line): void {
    if (line.type === 'once') return;
    if (line.type === 'noticed') this.toAsk.delete(line.id);
    if (line.type === 'passed') this.askedMs.set(line.id, (this.askedMs.get(line.id) ?? 0) + line.ms);
    this.asked.add(`${line.id} ${line.test}`);
  }
}

/** What has to be done between a test and the same test again. */
function hooksAround(test: RunnerTestCase): (() => unknown)[] {
  const suites: RunnerTestSuite[] = [test.file];
  for (let { suite } = test; suite !== undefined && suite !== test.file; suite = suite.suite) suites.push(suite);
  const all = suites.map((suite) => ({ suite, ...TestRunner.getSuiteHooks(suite) }));
  return [
    ...all.flatMap(({ suite, afterEach }) => afterEach.map((hook) => () => hook(test.context, suite))),
    ...all.flatMap(({ suite, beforeEach }) => beforeEach.map((hook) => () => hook(test.context, suite))),
  ];
}
