import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import type { View } from '@/games/runes-to-ruins/view';

/** Whose symbol was chosen to look at, and in which round. */
export interface Chosen {
  readonly seat: SeatId;
  readonly round: number;
}

export const isFound = ({ discovered }: Pick<View, 'discovered'>, seat: SeatId): boolean =>
  discovered.some((one) => one.seat === seat);

/** All but oneself: who is still hidden first, for that is whom a round is about. */
export function othersOf(view: Pick<View, 'seats' | 'discovered'>, mine: SeatId | null): SeatId[] {
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  return [...others.filter((seat) => !isFound(view, seat)), ...others.filter((seat) => isFound(view, seat))];
}

/** A choice holds from round to round until that player is found; then only where it was made since. */
export function lookedAt(
  view: Pick<View, 'discovered' | 'round'>,
  others: readonly SeatId[],
  chosen: Chosen | null,
): SeatId {
  const holds =
    chosen !== null && others.includes(chosen.seat) && (chosen.round === view.round || !isFound(view, chosen.seat));
  return holds ? chosen.seat : itemAt(others, 0);
}
