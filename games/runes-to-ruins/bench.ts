import { invariant } from '../kit/invariant';
import { createRandom } from '../kit/random';
import { applyEvent, createMatch, type MatchEvent } from '../match';
import { createStart } from '../record';
import type { Action } from './actions';
import { closePhase } from './closing';
import { countSymbols } from './counting';
import { closenessOf } from './guesses';
import { type Knowledge, knowsNothing, placed } from './knowledge';
import type { State } from './state';
import { type RuneSymbol, randomSymbol } from './symbol';

// What is measured of this game: closing a full round, and the exact counts. Run by `npm run bench`.

export interface BenchCase {
  readonly name: string;
  /** The most it may take, in milliseconds. */
  readonly goalMs: number;
  run(): void;
}

export function benchCases(): BenchCase[] {
  const state = fullRound();
  const random = createRandom('bench');
  const [truth, ...guesses] = Array.from({ length: 5 }, () => randomSymbol(random)) as [RuneSymbol, ...RuneSymbol[]];
  const withGuesses: Knowledge = {
    ...knowsNothing,
    guesses: guesses.map((guess) => ({ guess, closeness: closenessOf(guess, truth), exactly: false })),
  };
  const withPlaced = placed(knowsNothing, { rune: truth[0] ?? '', position: 0 });
  return [
    { name: 'close a round of 6 seats with everything used', goalMs: 5, run: () => closePhase(state, 1) },
    { name: 'count legal symbols with one rune placed', goalMs: 100, run: () => countSymbols(withPlaced) },
    { name: 'count all legal symbols', goalMs: 1000, run: () => countSymbols(knowsNothing) },
    { name: 'count after four guesses', goalMs: 200, run: () => countSymbols(withGuesses) },
  ];
}

/** Six seats, each with every vision, questions, four guesses, a vote and both artefacts, just before the close. */
export function fullRound(): State {
  const seats = [...'ABCDEF'];
  const artefacts = Object.fromEntries(seats.map((seat) => [seat, ['light', 'dark']]));
  const settings = { insightAtStart: 60, artefacts };
  const start = createStart({ game: 'runes-to-ruins', settings, seats, seed: 'bench' });
  const random = createRandom('bench', 'symbols');
  const symbols = seats.map(() => [...randomSymbol(random)]);
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

function everything(i: number, seats: readonly string[], symbols: readonly string[][]): Action[] {
  const others = seats.filter((_, j) => j !== i);
  const seat = others[i % others.length] ?? '';
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
