import type { SeatId } from '@/games/game';
import { letteredSeats } from '@/games/kit/seats';
import type { Given } from './given';
import { specialWords } from './words';

// Settings name seats by their letters, and hosts think of people. While a list of players is edited, what hangs on a
// seat goes where its player goes.

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
  const places = placesOf(from, to);
  const special = specialWords(game);
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const how = Object.hasOwn(special, key) ? special[key]?.bySeat : undefined;
      const moved = how === undefined ? value : movers[how](value, { places, count });
      return moved === undefined ? [] : [[key, moved]];
    }),
  );
}

/** Without what hangs on players: for matches of other people. What is by seat in order is the seats' own. */
export function withoutPlayers(given: Given, game: string): Given {
  const special = specialWords(game);
  const hangs = (key: string) => Object.hasOwn(special, key) && ['keys', 'list'].includes(special[key]?.bySeat ?? '');
  return Object.fromEntries(Object.entries(given).filter(([key]) => !hangs(key)));
}

interface Moving {
  /** Where each former seat is now, by place; null: gone. */
  readonly places: readonly (number | null)[];
  readonly count: number;
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

/** Each gives undefined where nothing is left. */
const movers = { keys: movedKeys, list: movedList, order: movedOrder } as const;

function movedKeys(value: unknown, moving: Moving): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([seat, held]) => {
    const now = seatNow(seat, moving);
    return now === null ? [] : [[now, held] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Seats that were not there come last. */
function movedList(value: unknown, moving: Moving): unknown {
  if (!Array.isArray(value)) return value;
  const kept = value.flatMap((seat) => seatNow(String(seat), moving) ?? []);
  return [...kept, ...letteredSeats(moving.count).filter((seat) => !kept.includes(seat))];
}

function movedOrder(value: unknown, { places }: Moving): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((own, place) => {
    const before = places.indexOf(place);
    return before === -1 ? own : (value[before] ?? own);
  });
}

function seatNow(seat: string, { places, count }: Moving): SeatId | null {
  const place = places[letteredSeats(places.length).map(String).indexOf(seat)] ?? null;
  return place === null ? null : (letteredSeats(count)[place] ?? null);
}
