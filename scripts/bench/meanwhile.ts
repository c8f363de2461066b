import { setTimeout } from 'node:timers/promises';
import { longMatch, openScreens, playRound, pointOf, type Table } from './rounds';
import { percentile } from './spread';
import { createMatch, type Stage } from './stage';

// Moves in ten matches that go on, looked at for some seconds from a moment on.

const matches = 10;

export interface TimedAnswer {
  /** When the answer came, by `performance.now()`. */
  readonly at: number;
  /** From when it was to be sent. */
  readonly tookMs: number;
}

export interface Mover {
  /** From this moment on, for so long. */
  look(ms: number): Promise<readonly TimedAnswer[]>;
  stop(): Promise<void>;
}

export async function openTables(stage: Stage): Promise<Table[]> {
  const made = await Promise.all(Array.from({ length: matches }, () => createMatch(stage, longMatch)));
  return Promise.all(made.map(async (match) => ({ match, screens: await openScreens(stage, match) })));
}

interface Moving {
  readonly answered: TimedAnswer[];
  goesOn: boolean;
}

const moverOf = (moving: Moving, done: Promise<unknown>): Mover => ({
  async look(ms) {
    const from = performance.now();
    await setTimeout(ms + graceMs);
    return moving.answered.filter(({ at }) => at >= from && at < from + ms);
  },
  async stop() {
    moving.goesOn = false;
    await done;
  },
});

/** A round is counted once all of it is over. */
const graceMs = 500;

/** Everybody moves as soon as their screen lets them: as many moves as this machine can do. */
export function moveAtOnce(stage: Stage, tables: readonly Table[]): Mover {
  const moving: Moving = { answered: [], goesOn: true };
  const play = async (table: Table) => {
    for (let number = roundOf(table); moving.goesOn; number++) {
      const { startedAt, answerMs } = await playRound(stage, { ...table, number });
      moving.answered.push(...answerMs.map((tookMs) => ({ at: startedAt + tookMs, tookMs })));
    }
  };
  return moverOf(moving, Promise.all(tables.map(play)));
}

const roundOf = ({ screens: [screen] }: Table): number => screen?.state?.view?.round ?? 1;

/** As many moves a second, whatever the server does. */
export function moveSteadily(stage: Stage, tables: readonly Table[], perSecond: number): Mover {
  const moving: Moving = { answered: [], goesOn: true };
  const startedAt = performance.now();
  const moves = new Set<Promise<void>>();
  const moveNext = (n: number) => {
    const table = tables[n % tables.length];
    if (table === undefined) return;
    const turn = Math.floor(n / tables.length);
    const [index, round] = [turn % longMatch.seats, Math.floor(turn / longMatch.seats)];
    const dueAt = startedAt + (n * 1000) / perSecond;
    const move = pointOf(stage, { match: table.match, index, round }).then(() => {
      const at = performance.now();
      moving.answered.push({ at, tookMs: at - dueAt });
      moves.delete(move);
    });
    moves.add(move);
  };
  const run = async () => {
    for (let n = 0; moving.goesOn; await setTimeout(1))
      for (; n < ((performance.now() - startedAt) * perSecond) / 1000; n++) moveNext(n);
    await Promise.all(moves);
  };
  return moverOf(moving, run());
}

export const medianMs = (answered: readonly TimedAnswer[]): number =>
  percentile(
    answered.map(({ tookMs }) => tookMs),
    0.5,
  );
