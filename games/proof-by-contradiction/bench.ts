import type { Random } from '../game';
import type { BenchCase, Measurement } from '../kit/bench';
import { createRandom } from '../kit/random';
import { seatIds } from '../kit/seats';
import { cells, colors, TOKENS_ON_A_BOARD } from './board';
import { allClues, type Clue, type Format } from './clue';
import { type Knowledge, nothingKnown, possibleBoards } from './count';
import { resultsFor } from './results';
import { settingsSchema } from './settings';
import { setup } from './setup';
import type { State } from './state';

// What the screens ask often, timed from fixed seeds: scoring a full match, and counting the boards that are possible.

export const benchCases: readonly BenchCase[] = [
  {
    name: 'proof-scoring',
    about: 'Results of a finished match of 16 players: standings, awards, contracts, candidates.',
    run: measureScoring,
  },
  {
    name: 'proof-counting',
    about: 'Boards possible for a player, by colour and cell, given two clues and a notebook with many marks.',
    run: measureCounting,
  },
];

const MATCHES = 100;
const NOTEBOOKS = 200;

function measureScoring(clock: () => number): Measurement[] {
  const matches = Array.from({ length: MATCHES }, (_, n) => finishedMatch(createRandom('scoring', n)));
  const times = timesOf(matches, (match) => resultsFor(match), clock);
  return [
    { what: 'scoring a finished match (median)', value: at(times, 0.5), unit: 'ms', target: { atMost: 2 } },
    { what: 'scoring a finished match (95th percentile)', value: at(times, 0.95), unit: 'ms', target: { atMost: 2 } },
  ];
}

function measureCounting(clock: () => number): Measurement[] {
  const notebooks = Array.from({ length: NOTEBOOKS }, (_, n) => anyNotebook(createRandom('counting', n)));
  const times = timesOf(notebooks, ({ clues, marks }) => possibleBoards(clues, marks), clock);
  const empty = timesOf(Array(20).fill(null), () => possibleBoards([], nothingKnown), clock);
  return [
    { what: 'counting with clues and marks (median)', value: at(times, 0.5), unit: 'ms', target: { atMost: 50 } },
    {
      what: 'counting with clues and marks (95th percentile)',
      value: at(times, 0.95),
      unit: 'ms',
      target: { atMost: 50 },
    },
    { what: 'counting with clues and marks (slowest)', value: at(times, 1), unit: 'ms' },
    { what: 'counting with nothing known (median)', value: at(empty, 0.5), unit: 'ms', target: { atMost: 50 } },
  ];
}

/** Milliseconds of each call, sorted, after one round to warm up. */
function timesOf<T>(inputs: readonly T[], call: (input: T) => unknown, clock: () => number): number[] {
  for (const input of inputs) call(input);
  const times = inputs.map((input) => {
    const before = clock();
    call(input);
    return clock() - before;
  });
  return times.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function finishedMatch(random: Random): State {
  const seats = seatIds(Array.from({ length: 16 }, (_, i) => `S${i}`));
  const start = setup({ settings: settingsSchema.parse({}), seats, seed: 'bench' });
  return {
    ...start,
    round: 3,
    seats: start.seats.map((player) => ({
      ...player,
      board: fullBoard(random),
      contracts: { pact: random.pick(seats), main: 'evasion' },
    })),
    clues: [1, 2].flatMap((round) => seats.map((seat) => ({ round, seat, clue: random.pick(allClues) }))),
  };
}

function fullBoard(random: Random) {
  const places = random.shuffle(cells);
  const placed = random.shuffle(colors).slice(0, TOKENS_ON_A_BOARD);
  return placed.flatMap((color, i) => (places[i] === undefined ? [] : [{ color, cell: places[i] }]));
}

/** Two clues of different formats, and a "no" on one cell in eight of every colour: no two colours are alike. */
function anyNotebook(random: Random): { clues: Clue[]; marks: Knowledge } {
  const first = random.pick(allClues);
  const others: readonly Format[] = (['line', 'steps', 'share', 'count'] as const).filter(
    (one) => one !== first.format,
  );
  const format = random.pick(others);
  const second = random.pick(allClues.filter((clue) => clue.format === format));
  const marked = () => cells.reduce((mask, _, i) => (random.int(8) === 0 ? mask | (1 << i) : mask), 0);
  return {
    clues: [first, second],
    marks: { ...nothingKnown, allowed: nothingKnown.allowed.map((mask) => mask & ~marked()) },
  };
}
