import type { BenchCase, Measurement } from '../kit/bench';
import { createFastRandom, createRandom } from '../kit/random';
import { compete } from './arena';
import { CELLS, colors } from './board';
import { quickBot, randomBot, strongBot } from './bots';
import { connectsThree } from './connection';

// How fast moves are judged, and how much better the bots are than one another. All of it from fixed seeds.

export const benchCases: readonly BenchCase[] = [
  {
    name: 'bifrost-judging',
    about: 'Random games of one board, every move put down and judged for won and lost.',
    run: measureJudging,
  },
  {
    name: 'bifrost-bots',
    about: '60 matches of two against one, strong against quick and quick against random.',
    isLong: true,
    run: (clock) => [
      ...measureMatches('strong against quick', { stronger: strongBot, weaker: quickBot, clock }),
      ...measureMatches('quick against random', { stronger: quickBot, weaker: randomBot, clock }),
    ],
  },
];

const GAMES = 400;
const ROUNDS = 25;

function measureJudging(clock: () => number): Measurement[] {
  const random = createFastRandom(createRandom('judging'));
  const games = Array.from({ length: GAMES }, () => Uint8Array.from(random.shuffle([...Array(CELLS).keys()])));
  judgeAll(games); // warm up
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = clock();
    const moves = judgeAll(games);
    return moves / ((clock() - before) / 1000);
  }).sort((a, b) => a - b);
  return [
    {
      what: 'judged moves per second (median)',
      value: rates[ROUNDS >> 1] ?? 0,
      unit: '/s',
      target: { atLeast: 3_000_000 },
    },
    { what: 'times a known peer (44,000 per second)', value: (rates[ROUNDS >> 1] ?? 0) / 44_000, unit: 'x' },
  ];
}

/** Plays all games to a full board; gives how many moves were judged. */
function judgeAll(games: readonly Uint8Array[]): number {
  let judged = 0;
  for (const game of games) judged += judgeGame(game);
  return judged;
}

function judgeGame(game: Uint8Array): number {
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  let open = 0;
  for (let i = 0; i < CELLS; i++) {
    const mover = i % colors.length;
    const cell = game[i] ?? 0;
    if (cell < 32) low[mover] = (low[mover] ?? 0) | (1 << cell);
    else high[mover] = (high[mover] ?? 0) | (1 << (cell - 32));
    if (isPlaced({ low, high, mover })) open++;
  }
  // Read, so that no compiler finds out that nobody wants to know.
  return open < 0 ? 0 : CELLS;
}

function isPlaced({ low, high, mover }: { low: number[]; high: number[]; mover: number }): boolean {
  if (connectsThree(low[mover] ?? 0, high[mover] ?? 0)) return true;
  const a = (mover + 1) % 3;
  const b = (mover + 2) % 3;
  const openLow = ~((low[a] ?? 0) | (low[b] ?? 0));
  return !connectsThree(openLow, ~((high[a] ?? 0) | (high[b] ?? 0)) & 0x1fffffff);
}

function measureMatches(what: string, task: Pick<Parameters<typeof compete>[0], 'stronger' | 'weaker' | 'clock'>) {
  const { matches, won, wonWithTwo, wonWithOne, slowestMs } = compete({ ...task, matches: 60, seed: 'bench' });
  const percent = (wins: number, of: number): number => (100 * wins) / of;
  const measured: Measurement[] = [
    { what: `${what}: matches won`, value: percent(won, matches), unit: '%', target: { atLeast: 80 } },
    { what: `${what}: won with two seats of three`, value: percent(wonWithTwo, matches / 2), unit: '%' },
    { what: `${what}: won with one seat of three`, value: percent(wonWithOne, matches / 2), unit: '%' },
    { what: `${what}: slowest answer`, value: slowestMs, unit: 'ms', target: { atMost: 2000 } },
  ];
  return measured;
}
