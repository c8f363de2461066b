import type { SeatId } from '../game';
import { bySeat } from '../kit/by-seat';
import type { Chains } from './chains';

/** A round with names: who pointed where (null: nobody, or nothing sent), whose pointer was removed, who got what. */
export interface NamedRound {
  readonly round: number;
  readonly pointers: Readonly<Record<SeatId, SeatId | null>>;
  readonly removed: readonly SeatId[];
  readonly scores: Readonly<Record<SeatId, number>>;
}

export function namedRound(
  seats: readonly SeatId[],
  { round, chains, scores }: { round: number; chains: Chains; scores: readonly number[] },
): NamedRound {
  const nameOf = (player: number | null | undefined) => (player == null ? null : (seats[player] ?? null));
  const indexOf = (seat: SeatId) => seats.indexOf(seat);
  return {
    round,
    pointers: bySeat(seats, (seat) => nameOf(chains.pointers[indexOf(seat)])),
    removed: seats.filter((_, i) => chains.removed.includes(i)),
    scores: bySeat(seats, (seat) => scores[indexOf(seat)] ?? 0),
  };
}
