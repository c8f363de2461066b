import type { MatchPage } from '@/server/pages/shapes';

/** Why a match that has ended has no result. */
export const endedWords = ({ hostGone }: Pick<MatchPage, 'hostGone'>): string =>
  hostGone
    ? 'The host’s account was deleted, and with it this match ended without a result.'
    : 'The host ended this match without a result.';
