import { withMovedSeats as withSeatsAt } from '@/games/kit/moved-settings';
import type { Given } from './given';
import { specialWords } from './words';

// While a list of players is edited, what hangs on a seat goes where its player goes.

interface Move {
  readonly game: string;
  /** The names in seat order by which `given` was written; a seat without a name has none. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** How many seats there are now. */
  readonly count: number;
}

/** `given` for the seats as they are now. Nothing is moved while nobody is named. */
export function withMovedSeats(given: Given, { game, from, to, count }: Move): Given {
  if (from.length === 0 || to.length === 0) return given;
  return withSeatsAt(given, specialWords(game), { places: placesOf(from, to), count });
}

/** Without what hangs on players: for matches of other people. What is by seat in order is the seats' own. */
export function withoutPlayers(given: Given, game: string): Given {
  const special = specialWords(game);
  const hangs = (key: string) => Object.hasOwn(special, key) && ['keys', 'list'].includes(special[key]?.bySeat ?? '');
  return Object.fromEntries(Object.entries(given).filter(([key]) => !hangs(key)));
}

/** Whoever keeps their name keeps what they had; a new name in the place of one that is gone is the same person. */
function placesOf(from: readonly string[], to: readonly string[]): (number | null)[] {
  return from.map((name, place) => {
    const now = to.indexOf(name);
    if (now !== -1) return now;
    const here = to[place];
    return here === undefined || from.includes(here) ? null : place;
  });
}
