import { listed } from '@/components/stage/words';
import type { ProofStanding } from '@/games/proof-by-contradiction/score';
import { formatPoints } from './words';

/** "breaks 6 clues, has 4 broken by others and overlaps once". */
export function storyWords({ detail: { clues, overlap, penalty } }: ProofStanding, { isOwn = false } = {}): string {
  const [s, has, their] = isOwn ? ['', 'have', 'your'] : ['s', 'has', 'their'];
  const shared = Math.abs(overlap);
  const parts = [
    `break${s} ${clues.won === 1 ? '1 clue' : `${clues.won} clues`}`,
    `${has} ${clues.lost === 0 ? 'none' : clues.lost} broken by others`,
    ...(shared === 0 ? [] : [`overlap${s} ${shared === 1 ? 'once' : shared === 2 ? 'twice' : `${shared} times`}`]),
    ...(penalty === 0
      ? []
      : [`contradict${s} a clue of ${their} own: ${formatPoints(penalty)} and a mark of elimination`]),
  ];
  return listed(parts);
}
