import type { SeatId } from '@/games/game';

/** What is kept for a seat: seats may be called anything, so no plain lookup. */
export function ofSeat<T>(map: Readonly<Record<SeatId, T>> | undefined, seat: SeatId): T | undefined {
  return map !== undefined && Object.hasOwn(map, seat) ? map[seat] : undefined;
}
