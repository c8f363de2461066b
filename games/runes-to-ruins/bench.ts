import type { SeatId } from '../game';
import type { BenchCase, Measurement } from '../kit/bench';
import { invariant } from '../kit/invariant';
import { itemAt } from '../kit/item-at';
import { createRandom } from '../kit/random';
import { seatIds } from '../kit/seats';
import { applyEvent, createMatch, type MatchEvent } from '../match';
import { createStart } from '../record';
import type { Action } from './actions';
import { closePhase } from './closing';
import { countSymbols } from './counting';
import { closenessOf } from './guesses';
import { type Knowledge, knowsNothing, placed } from './knowledge';
import { randomSymbol } from './random-symbol';
import { standardRules } from './runes';
import type { State } from './state';

// What is measured of this game: closing a full round, and the exact counts. Run by `npm run bench`.

export const benchCases: readonly BenchCase[] = [
  {
    name: 'runes-closing',
    about: 'Closing a round of 6 seats in which everybody used everything: visions, guesses, votes, artefacts.',
    run: measureClosing,
  },
  {
    name: 'runes-counting',
    about:
      'Exact counts over all 23,196,514 legal symbols, per rune and position, as the worker in the browser runs them.',
    run: measureCounting,
  },
];

function measureClosing(clock: () => number): Measurement[] {
  const state = fullRound();
  const times = timesOf({ times: 200, clock, run: () => closePhase(state, 1) });
  return [
    { what: 'closing a full round (median)', value: at(times, 0.5), unit: 'ms', target: { atMost: 5 } },
    { what: 'closing a full round (95th percentile)', value: at(times, 0.95), unit: 'ms', target: { atMost: 5 } },
  ];
}

function measureCounting(clock: () => number): Measurement[] {
  const first = timesOf({ times: 1, clock, run: () => countSymbols(knowsNothing) });
  const random = createRandom('bench');
  const truth = randomSymbol(random, { rules: standardRules });
  const guesses = [1, 2, 3, 4].map(() => randomSymbol(random, { rules: standardRules }));
  const guessed: Knowledge = {
    ...knowsNothing,
    guesses: guesses.map((guess) => ({ guess, closeness: closenessOf(guess, truth), exactly: false })),
  };
  const drawn = placed(knowsNothing, { rune: truth[0] ?? '', position: 0 });
  const update = (known: Knowledge) => at(timesOf({ times: 9, clock, run: () => countSymbols(known) }), 0.5);
  return [
    { what: 'first count, nothing known', value: at(first, 1), unit: 'ms', target: { atMost: 1000 } },
    { what: 'legal symbols with one rune placed', value: update(drawn), unit: 'ms', target: { atMost: 100 } },
    { what: 'update, nothing known', value: update(knowsNothing), unit: 'ms', target: { atMost: 200 } },
    { what: 'update, four guesses known', value: update(guessed), unit: 'ms', target: { atMost: 200 } },
  ];
}

/** Milliseconds of each run, sorted. */
function timesOf({ times, clock, run }: { times: number; clock: () => number; run: () => unknown }): number[] {
  const taken = Array.from({ length: times }, () => {
    const before = clock();
    run();
    return clock() - before;
  });
  return taken.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Six seats, each with every vision, questions, four guesses, a vote and both artefacts, just before the close. */
export function fullRound(): State {
  const seats = seatIds('ABCDEF');
  const artefacts = Object.fromEntries(seats.map((seat) => [seat, ['light', 'dark']]));
  const settings = { insightAtStart: 60, artefacts };
  const start = createStart({ game: 'runes-to-ruins', settings, seats, seed: 'bench' });
  const random = createRandom('bench', 'symbols');
  const symbols = seats.map(() => [...randomSymbol(random, { rules: standardRules })]);
  const events: MatchEvent[] = seats.map((by, i) => ({ at: 0, by, action: { type: 'symbol', runes: symbols[i] } }));
  for (const [i, by] of seats.entries()) {
    for (const action of everything(i, seats, symbols)) events.push({ at: 0, by, action });
  }
  let match = createMatch(start);
  for (const event of events) {
    const applied = applyEvent(match, event, []);
    invariant(applied.refusal === null, `everything in a full round is legal: ${applied.refusal?.message}`);
    match = applied.match;
  }
  return match.state as State;
}

function everything(i: number, seats: readonly SeatId[], symbols: readonly string[][]): Action[] {
  const others = seats.filter((_, j) => j !== i);
  const seat = itemAt(others, i % others.length);
  const own = symbols[i] ?? [];
  const pool = symbols.flat();
  const assign = Object.fromEntries(others.map((one, j) => [one, [...new Set(pool)][j] ?? '']));
  return [
    { type: 'vote', votes: { [1 + i]: 4 }, extra: true, learn: true },
    { type: 'vision', power: 'assign', assign },
    { type: 'vision', power: 'divine', group: 'Box' },
    { type: 'vision', power: 'mundane', group: 'Torn' },
    { type: 'vision', power: 'inverse' },
    { type: 'vision', power: 'pattern', groups: Array(6).fill('Slope'), seats: others.slice(0, 4) },
    { type: 'vision', power: 'place', order: 'divine', position: i },
    { type: 'vision', power: 'glimpse', seat, not: own.slice(0, 3) },
    { type: 'vision', power: 'mirror', show: own[0] ?? '', seat },
    { type: 'vision', power: 'trade', position: i, seat },
    ...Array.from({ length: 4 }, (): Action => ({ type: 'learn', question: 'has', seat, rune: 'cross-box' })),
    { type: 'guess', symbols: [1, 2, 3, 4].map((n) => symbols[(i + n) % 6] ?? []) },
    ...(i % 2 === 0 ? [{ type: 'light' } as const] : []),
    { type: 'dark', seat },
  ];
}
