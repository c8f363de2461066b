import type { MatchPage } from '@/server/pages/shapes';

/** Why a match that has ended has no result. */
export const endedWords = ({ hostGone, endReason }: Pick<MatchPage, 'hostGone' | 'endReason'>): string => {
  if (hostGone) return 'The host’s account was deleted, and with it this match ended without a result.';
  return `The host ended this match without a result${endReason === null ? '.' : `: “${endReason}”`}`;
};
