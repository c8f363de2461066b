import type { SeatId } from '../game';
import { letteredSeats } from './seats';
import type { SpecialWords } from './setting-words';

// Settings name seats by their letters, and hosts think of people: where seats change, what hangs on one goes where it
// went.

export type SettingsGiven = Readonly<Record<string, unknown>>;

export interface MovedSeats {
  /** Where each former seat is now, by place; null: gone. */
  readonly places: readonly (number | null)[];
  /** How many seats there are now. */
  readonly count: number;
}

/** `special`: the words of the game's own settings, which say how each hangs on seats. */
export function withMovedSeats(
  given: SettingsGiven,
  special: Readonly<Record<string, SpecialWords>>,
  moved: MovedSeats,
): SettingsGiven {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const how = Object.hasOwn(special, key) ? special[key]?.bySeat : undefined;
      const now = how === undefined ? value : movers[how](value, moved);
      return now === undefined ? [] : [[key, now]];
    }),
  );
}

/** Each gives undefined where nothing is left. */
const movers = { keys: movedKeys, list: movedList, order: movedOrder } as const;

function movedKeys(value: unknown, moved: MovedSeats): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([seat, held]) => {
    const now = seatNow(seat, moved);
    return now === null ? [] : [[now, held] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Seats that were not there come last. */
function movedList(value: unknown, moved: MovedSeats): unknown {
  if (!Array.isArray(value)) return value;
  const kept = value.flatMap((seat) => seatNow(String(seat), moved) ?? []);
  return [...kept, ...letteredSeats(moved.count).filter((seat) => !kept.includes(seat))];
}

function movedOrder(value: unknown, { places }: MovedSeats): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((own, place) => {
    const before = places.indexOf(place);
    return before === -1 ? own : (value[before] ?? own);
  });
}

function seatNow(seat: string, { places, count }: MovedSeats): SeatId | null {
  const place = places[letteredSeats(places.length).map(String).indexOf(seat)] ?? null;
  return place === null ? null : (letteredSeats(count)[place] ?? null);
}
