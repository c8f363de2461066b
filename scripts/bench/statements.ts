import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Row, Target } from './targets';

// What one statement costs by itself: its time, and what reading and judging it takes of memory.

export interface Took {
  readonly text: string;
  readonly ms: number;
  readonly cpuMs: number;
}

export interface Grown {
  readonly text: string;
  readonly mb: number;
}

const COUNT = 400;
/** Of how many of the slowest the memory is measured, each in a process that judges nothing else. */
const ALONE = 10;

const longest: Readonly<Record<number, number>> = { 8: 100, 16: 1000 };

export const statementTargets: readonly Target[] = [
  { column: 'worst CPU ms', atMost: ({ tiles }) => longest[Number(tiles)] ?? null },
  { column: 'grown by MB', atMost: ({ tiles }) => (Number(tiles) in longest ? 100 : null) },
];

export async function statementRow(tiles: number): Promise<Row> {
  const all = await judgedApart<Took[]>([tiles, COUNT]);
  const slowest = [...all.entries()].sort(([, a], [, b]) => b.cpuMs - a.cpuMs).slice(0, ALONE);
  const grown: Grown[] = [];
  for (const [i] of slowest) grown.push(await judgedApart<Grown>([tiles, COUNT, i]));
  const most = grown.reduce((one, other) => (other.mb > one.mb ? other : one));
  return {
    what: `one statement on ${tiles} tiles`,
    tiles,
    sent: COUNT,
    'worst CPU ms': round(slowest[0]?.[1].cpuMs ?? 0),
    'worst ms': round(Math.max(...all.map(({ ms }) => ms))),
    by: slowest[0]?.[1].text ?? '',
    'grown by MB': round(most.mb),
    'most memory': most.text,
  };
}

async function judgedApart<T>(args: readonly number[]): Promise<T> {
  const execArgv = ['--expose-gc', '--import', 'tsx'];
  const child = fork(path.join(import.meta.dirname, 'statement-child.ts'), args.map(String), { execArgv });
  const [told] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])]);
  child.kill();
  if (told === null) throw new Error(`A process that judges statements ended: ${args.join(' ')}`);
  return told;
}

const round = (n: number) => Math.round(n * 10) / 10;
