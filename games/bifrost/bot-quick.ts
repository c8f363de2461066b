import type { Random } from '../game';
import type { Decision } from './bot-board';
import { costsFor, type Distance, distanceOf, UNREACHABLE } from './distance';

// Puts the piece that leaves itself nearest to three edges and the others farthest from theirs.

/** The best of the decision's empty cells; of equals one by chance. */
export function quickMove(decision: Decision, random: Random): number {
  const { cells, color, order, empty } = decision;
  const own = costsFor(cells, color);
  const others = order.filter((one) => one !== color).map((other) => costsFor(cells, other));
  const rated = empty.map((cell) => {
    const left = distanceOf(own.with(cell, 0));
    const theirs = others.map((costs) => distanceOf(costs.with(cell, UNREACHABLE)));
    return { cell, value: rate(left, theirs) };
  });
  const best = Math.max(...rated.map(({ value }) => value));
  return random.pick(rated.filter(({ value }) => value > best - 1e-9)).cell;
}

/** What a position is worth to the one who has just moved; `others` in the order of their turns. */
function rate(own: Distance, others: readonly Distance[]): number {
  if (own.nearest === 0) return WON;
  const theirs = others.map(({ nearest, soft }, i) => {
    // The next in turn wins at once from a distance of one; the one after may still be stopped by the next.
    const urgent = nearest === 1 ? (urgency[i] ?? 0) : 0;
    return (otherWeights[i] ?? 0) * soft - urgent;
  });
  return theirs.reduce((sum, value) => sum + value, 0) - soften(own.soft);
}
const soften = (soft: number) => soft;
const WON = 1000;
const urgency = [20, 6];
const otherWeights = [0.5, 0.4];
