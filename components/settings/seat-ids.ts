import type { SeatId } from '@/games/game';
import { seatIds as readSeatIds } from '@/games/kit/seats';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What the seats of a new match are called: A to Z, as far as it has seats. */
export const seatIds = (count: number): readonly SeatId[] =>
  Number.isInteger(count) && count > 0 ? readSeatIds(LETTERS.slice(0, count)) : [];
