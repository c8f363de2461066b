import { createRandom } from '../kit/random';
import { isAbstaining } from './actions';
import type { Payment, Player } from './state';

// [V9], [V10] What was paid, in the order in which everybody is told it.

/**
 * Most first. A seat that abstained stands above or below all who got the same, by a draw of its own, so that its
 * place does not give away more than a bound; equal others stand in seat order.
 */
export function orderPayments(
  players: readonly Pick<Player, 'seat' | 'vote'>[],
  { amounts, seed, round }: { amounts: readonly number[]; seed: string; round: number },
): Payment[] {
  const entries = players.map(({ seat, vote }, i) => {
    const hidden = isAbstaining(vote);
    const insight = amounts[i] ?? 0;
    return { seat, insight, hidden, lot: hidden ? drawLot(seed, round, seat) : 0 };
  });
  const inOrder = entries.sort((a, b) => b.insight - a.insight || a.lot - b.lot);
  return inOrder.map(({ seat, insight, hidden }) => ({ seat, insight, hidden }));
}

/** Below 0: above those who got the same; above 0: below them. */
function drawLot(seed: string, round: number, seat: string): number {
  const random = createRandom(seed, 'abstained', round, seat);
  const side = random.int(2) === 0 ? -1 : 1;
  return side * (1 + random.float());
}
