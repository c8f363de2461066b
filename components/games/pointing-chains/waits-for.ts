import type { MatchView } from '@/games/game';
import type { View } from '@/games/pointing-chains/view';

/** What closes a vote without a clock. One that does not decide is left to the host, and nobody else is told so. */
export function waitsFor({ phase, vote, candidates }: MatchView<View>): string {
  if (phase !== 'vote') return 'everybody is done';
  if (vote?.hostDecides) return 'you have chosen';
  return candidates != null || vote != null ? 'all winners have voted' : 'the choice is made';
}
