import type { Closeness } from './answers';
import { closenessOf } from './guesses';
import { type RuneId, type RuneRules, runeOf, runes, standardRules } from './runes';
import { isLegalSymbol, type RuneSymbol, sameSymbol } from './symbol';

// What is known of one hidden symbol, in the form that counting (counting.ts) works with: what may stand where, how
// many runes of a set there are, and how close guesses came.

/** Bits of a set of runes by their index; a table of 36 does not fit 32 bits, so it comes as one flag each. */
export type RuneSet = readonly boolean[];

/** How many runes of a set the symbol has: from `min` to `max`. */
export interface SetClue {
  readonly set: RuneSet;
  readonly min: number;
  readonly max: number;
}

/** [S5] Reports of one round that are all true, or all false because of `inverse`: "uses a rune of the set". */
export interface DoubtClue {
  readonly reports: readonly { readonly set: RuneSet; readonly said: boolean }[];
}

/** A guess that came this close at most (one of several compared), or exactly (the only one compared). */
export interface GuessClue {
  readonly guess: RuneSymbol;
  readonly closeness: Closeness;
  readonly exactly: boolean;
}

export interface Knowledge {
  /** `[position][rune]`: whether it may stand there. */
  readonly allowed: readonly (readonly boolean[])[];
  readonly sets: readonly SetClue[];
  readonly doubts: readonly DoubtClue[];
  readonly guesses: readonly GuessClue[];
  /** Symbols it is not: those banned, one's own. */
  readonly not: readonly RuneSymbol[];
  /** What makes a symbol legal in this match. */
  readonly rules: RuneRules;
}

/** Nothing but the rules. */
export const knowing = ({ runes: drawings, joining }: RuneRules): Knowledge => ({
  allowed: Array.from({ length: 6 }, () => runes.map(() => true)),
  sets: [],
  doubts: [],
  guesses: [],
  not: [],
  rules: { runes: drawings, joining },
});
export const knowsNothing: Knowledge = knowing(standardRules);

export const runeSet = (belongs: (rune: RuneId) => boolean): RuneSet => runes.map(({ id }) => belongs(id));
export const onlyRune = (rune: RuneId): RuneSet => runeSet((one) => one === rune);

export const allow = (knowledge: Knowledge, may: (position: number, rune: RuneId) => boolean): Knowledge => ({
  ...knowledge,
  allowed: knowledge.allowed.map((row, p) => row.map((was, i) => was && may(p, runes[i]?.id ?? ''))),
});

export const withSet = (knowledge: Knowledge, clue: SetClue): Knowledge => ({
  ...knowledge,
  sets: [...knowledge.sets, clue],
});

export const placed = (knowledge: Knowledge, { rune, position }: { rune: RuneId; position: number }): Knowledge =>
  allow(knowledge, (p, one) => (p === position ? one === rune : one !== rune));

export const withoutRune = (knowledge: Knowledge, rune: RuneId): Knowledge =>
  allow(knowledge, (_, one) => one !== rune);

export const withRune = (knowledge: Knowledge, rune: RuneId): Knowledge =>
  withSet(knowledge, { set: onlyRune(rune), min: 1, max: 1 });

/** Lexicographic: exact first, then misplaced, then group. */
export const closenessRank = ({ exact, misplaced, group }: Closeness): number => exact * 49 + misplaced * 7 + group;

/** The slow and obvious reading of all this, for one symbol; counting is tested against it. */
export function fits(symbol: RuneSymbol, knowledge: Knowledge): boolean {
  return (
    isLegalSymbol(symbol, knowledge.rules) &&
    symbol.every((rune, p) => knowledge.allowed[p]?.[runeOf(rune).index]) &&
    knowledge.sets.every(({ set, min, max }) => countIn(symbol, set) >= min && countIn(symbol, set) <= max) &&
    knowledge.doubts.every(({ reports }) => isDoubtful(symbol, reports)) &&
    knowledge.guesses.every((clue) => isAsClose(symbol, clue)) &&
    !knowledge.not.some((one) => sameSymbol(one, symbol))
  );
}

const countIn = (symbol: RuneSymbol, set: RuneSet): number => symbol.filter((rune) => set[runeOf(rune).index]).length;

const isDoubtful = (symbol: RuneSymbol, reports: DoubtClue['reports']): boolean => {
  const right = reports.filter(({ set, said }) => countIn(symbol, set) > 0 === said).length;
  return right === reports.length || right === 0;
};

function isAsClose(symbol: RuneSymbol, { guess, closeness, exactly }: GuessClue): boolean {
  const rank = closenessRank(closenessOf(guess, symbol));
  return exactly ? rank === closenessRank(closeness) : rank <= closenessRank(closeness);
}
