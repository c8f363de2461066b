import type { Closeness } from './answers';
import { runeOf, shareGroup } from './runes';
import type { RuneSymbol } from './symbol';

// [G2]–[G4] How close a guess comes to a symbol.

/** [G3] Position by position: the right rune; else a rune that stands elsewhere; else one that shares a group. */
export function closenessOf(guess: RuneSymbol, symbol: RuneSymbol): Closeness {
  let [exact, misplaced, group] = [0, 0, 0];
  for (const [p, rune] of guess.entries()) {
    const there = symbol[p];
    if (there === rune) exact++;
    else if (symbol.includes(rune)) misplaced++;
    else if (there !== undefined && shareGroup(runeOf(rune), runeOf(there))) group++;
  }
  return { exact, misplaced, group };
}

/** [G4] Most exact first, then misplaced, then group. */
export const compareCloseness = (a: Closeness, b: Closeness): number =>
  b.exact - a.exact || b.misplaced - a.misplaced || b.group - a.group;

/** [G4] The figures of the closest symbol; null where there is none to compare with. */
export function closest(guess: RuneSymbol, symbols: readonly RuneSymbol[]): Closeness | null {
  return symbols.map((symbol) => closenessOf(guess, symbol)).sort(compareCloseness)[0] ?? null;
}

/** [E3] The best of each figure, whichever guess it came from. */
export const bestOfEach = (a: Closeness, b: Closeness): Closeness => ({
  exact: Math.max(a.exact, b.exact),
  misplaced: Math.max(a.misplaced, b.misplaced),
  group: Math.max(a.group, b.group),
});
