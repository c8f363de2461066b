import type { SeatId } from '@/games/game';
import type { View } from '@/games/runes-to-ruins/view';

// What the votes paid in public, as scenes tell it and bars draw it.

export type Paid = Pick<View, 'paid'>;

/** Round by round what the votes paid a seat for all to see; null: it had abstained, and the amount is hidden. */
export const paidTo = ({ paid }: Paid, seat: SeatId) =>
  paid.flatMap(({ round, order }) =>
    order.filter((one) => one.seat === seat).map(({ insight }) => ({ round, insight })),
  );

/** What was paid to it in public; "4 + ?" where it abstained once and the amount stayed hidden. */
export function receivedWords(view: Paid, seat: SeatId): string {
  const pieces = paidTo(view, seat);
  const known = knownPaid(view, seat);
  if (!pieces.some(({ insight }) => insight === null)) return String(known);
  return known === 0 ? '?' : `${known} + ?`;
}

/** As wide as an amount that is hidden, in insight. */
export const HIDDEN_AS = 2;

/** Least that the votes paid a seat, of what all were told. */
export const knownPaid = (view: Paid, seat: SeatId): number =>
  paidTo(view, seat).reduce((sum, { insight }) => sum + (insight ?? 0), 0);

const widthOf = (view: Paid, seat: SeatId): number =>
  paidTo(view, seat).reduce((sum, { insight }) => sum + (insight ?? HIDDEN_AS), 0);

/** What a bar of full width stands for. */
export const widest = (view: Paid & Pick<View, 'seats'>): number =>
  Math.max(1, ...view.seats.map(({ seat }) => widthOf(view, seat)));
