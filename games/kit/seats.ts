import type { Refusal, SeatId } from '../game';

/** A value for each seat, keyed in seat order. */
export function bySeat<T>(seats: readonly SeatId[], valueFor: (seat: SeatId) => T): Record<SeatId, T> {
  return Object.fromEntries(seats.map((seat) => [seat, valueFor(seat)]));
}

/** The refusal for a seat that is not in this match. */
export const unknownSeat = (seat: string, field?: string): Refusal => ({
  code: 'UNKNOWN_SEAT',
  message: `There is no seat ${JSON.stringify(seat.slice(0, 40))} in this match.`,
  field,
});
