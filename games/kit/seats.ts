import { z } from 'zod';
import type { Actor, Refusal, SeatId, Viewer } from '../game';
import { recordOf } from './record-of';

const reservedSeats = ['host', 'clock', 'spectator'];

/** Ids that rules, logs and addresses can carry as they are. */
export const seatIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/, 'has to be 1 to 32 letters, digits, "_" or "-"')
  .refine((id) => !reservedSeats.includes(id), 'is a reserved word (host, clock, spectator)')
  .brand<'SeatId'>();

/**
 * A seat as an action, a setting or a view names it: whether the match has it is for `check` to say. Default screens
 * know it by its mark: forms offer the players for it, panels write their names.
 */
export const namedSeat = z.string().meta({ of: 'seat' }).brand<'SeatId'>();

/** Throws where `id` is no seat's id. */
export const seatId = (id: string): SeatId => seatIdSchema.parse(id);

/** `seatIds('ABC')`, or a list: seat ids as code writes them. */
export const seatIds = (ids: Iterable<string>): SeatId[] => Array.from(ids, seatId);

/** The seat that plays as this viewer or actor; null for the host and spectators. */
export const seatOf = (viewer: Viewer | Actor): SeatId | null =>
  viewer === 'host' || viewer === 'spectator' ? null : viewer;

/** Whose eyes `name` means in a match with these seats; null: nobody's. */
export function viewerNamed(seats: readonly SeatId[], name: string): Viewer | null {
  return name === 'host' || name === 'spectator' ? name : (seats.find((seat) => seat === name) ?? null);
}

/** What a map by seats holds, with its keys as the seats they are. */
export const seatEntries = <T>(map: Readonly<Record<SeatId, T>>): [SeatId, T][] =>
  Object.entries(map).map(([seat, value]) => [namedSeat.parse(seat), value]);

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
