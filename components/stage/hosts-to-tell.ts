import { HOST_GONE_MS, isLongOver } from '@/games/kit/told-after';
import type { MatchPage } from '@/server/pages/shapes';

type Led = Pick<MatchPage, 'settings' | 'practice'> & { readonly can: Pick<MatchPage['can'], 'host'> };

/** Elsewhere everybody's page tells the end by itself: there is nothing to lead. */
export const canLead = (page: Led): boolean => page.can.host && isHostPaced(page);

export const isHostPaced = ({ settings, practice }: Pick<MatchPage, 'settings' | 'practice'>): boolean =>
  settings.pace === 'host' && !practice;

/** For how long the host may still be about to go on with the end, in milliseconds, at a time in epoch milliseconds. */
export const leftToHost = (
  { finaleMovedAt, finishedAt }: Pick<MatchPage, 'finaleMovedAt' | 'finishedAt'>,
  now: number,
): number => Math.max(0, (finaleMovedAt ?? finishedAt ?? 0) + HOST_GONE_MS - now);

type Untold = Led & Pick<MatchPage, 'finaleStep' | 'finishedAt' | 'results'>;

/** Whether everybody waits for this host to tell the end, who may have looked at it alone. */
export const isStillToTell = (page: Untold, now: number): boolean =>
  canLead(page) && page.results !== null && page.finaleStep === null && !isLongOver(page.finishedAt, now);
