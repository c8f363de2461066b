import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { chainsOf } from '@/games/pointing-chains/chains';
import { canonicalOrder, connectionMapOf } from '@/games/pointing-chains/connection-map';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { ConnectionMap } from './map-layout';

// The host's map, and everybody's in the end: the very map that is published, with the seat that stands at each node.

export interface NamedMap {
  readonly map: ConnectionMap;
  /** `seats[node]` is who stands there. */
  readonly seats: readonly SeatId[];
}

export function namedMapOf(named: NamedRound, seats: readonly SeatId[]): NamedMap {
  const targets = new Map(Object.entries(named.pointers));
  const pointers = seats.map((seat) => {
    const target = targets.get(seat);
    return target == null ? null : seats.indexOf(target);
  });
  const order = canonicalOrder(pointers);
  return {
    map: { round: named.round, ...connectionMapOf(chainsOf(pointers)) },
    seats: order.map((player) => itemAt(seats, player)),
  };
}

export function scoreOf(named: NamedRound, seat: SeatId): number | null {
  return Object.hasOwn(named.scores, seat) ? (named.scores[seat] ?? null) : null;
}

export function targetOf(named: NamedRound, seat: SeatId): SeatId | null {
  return Object.hasOwn(named.pointers, seat) ? (named.pointers[seat] ?? null) : null;
}

/** "+3", "0", "−2": with a real minus sign, as in print. */
export function formatPoints(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : '0';
}
