import { z } from 'zod';
import type { SeatId } from '../game';

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

/** What the seats of a new match are called: `A` to `Z`, then `A2` to `Z2`, ...; none where that is no number of seats. */
export const letteredSeats = (count: number): SeatId[] =>
  Array.from({ length: Number.isInteger(count) && count > 0 ? count : 0 }, (_, i) => {
    const letter = String.fromCharCode(65 + (i % 26));
    return seatId(i < 26 ? letter : `${letter}${Math.floor(i / 26) + 1}`);
  });
