import type { AnyGame, MatchView } from './game';

// What is open in a match, by its game's own word, for letters, calendars and the host's lines: all say the same.

type Naming = Pick<AnyGame, 'stretch' | 'partDue'> | null;

/** "Round 2", "The winners’ vote". */
export const stretchOf = (game: Naming, view: MatchView): string => game?.stretch?.(view) ?? `Round ${view.round}`;

/** "round 2", "the winners’ vote". */
export const inSentence = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What the running deadline ends where that is not all that is open: "step"; null: it is. */
export const partDueOf = (game: Naming, view: MatchView): string | null => game?.partDue?.(view) ?? null;

/** "round 2", "this step": what the running deadline ends. */
export function endsAtDueOf(game: Naming, view: MatchView): string {
  const part = partDueOf(game, view);
  return part === null ? inSentence(stretchOf(game, view)) : `this ${part}`;
}
