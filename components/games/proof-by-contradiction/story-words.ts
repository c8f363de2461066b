import { listed } from '@/components/stage/words';
import type { ProofStanding } from '@/games/proof-by-contradiction/score';
import { formatPoints } from './words';

/** "breaks 6 clues, has 4 broken by others and overlaps once". */
export function storyWords({ detail: { clues, overlap, penalty } }: ProofStanding): string {
  const shared = Math.abs(overlap);
  const parts = [
    `breaks ${clues.won === 1 ? '1 clue' : `${clues.won} clues`}`,
    `has ${clues.lost === 0 ? 'none' : clues.lost} broken by others`,
    ...(shared === 0 ? [] : [`overlaps ${shared === 1 ? 'once' : shared === 2 ? 'twice' : `${shared} times`}`]),
    ...(penalty === 0 ? [] : [`contradicts a clue of their own: ${formatPoints(penalty)} and a mark of elimination`]),
  ];
  return listed(parts);
}
