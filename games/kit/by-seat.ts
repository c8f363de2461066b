import type { Actor, Refusal, SeatId, Viewer } from '../game';
import { recordOf } from './record-of';

// Maps and lists by seat. Pages draw with these, so no schema stands here: one would bring zod to every page.

/** The seat that plays as this viewer or actor; null for the host and spectators. */
export const seatOf = (viewer: Viewer | Actor): SeatId | null =>
  viewer === 'host' || viewer === 'spectator' ? null : viewer;

/** Whose eyes `name` means in a match with these seats; null: nobody's. */
export function viewerNamed(seats: readonly SeatId[], name: string): Viewer | null {
  return name === 'host' || name === 'spectator' ? name : (seats.find((seat) => seat === name) ?? null);
}

/** What a map by seats holds, with its keys as the seats they are: its type says so, Object.entries forgets it. */
export const seatEntries = <T>(map: Readonly<Record<SeatId, T>>): [SeatId, T][] => Object.entries(map) as [SeatId, T][];

/** A value for each seat, keyed in seat order. */
export function bySeat<T>(seats: readonly SeatId[], valueFor: (seat: SeatId) => T): Record<SeatId, T> {
  return recordOf(seats, valueFor);
}

/** The refusal for a seat that is not in this match. */
export const unknownSeat = (seat: string, field?: string): Refusal => ({
  code: 'UNKNOWN_SEAT',
  message: `There is no seat ${JSON.stringify(seat.slice(0, 40))} in this match.`,
  field,
});
