import type { MatchPage } from '@/server/pages/shapes';

/** A host who has not gone on with the end for so long is gone. */
export const HOST_GONE_MS = 10 * 60_000;

interface Led {
  readonly can: Pick<MatchPage['can'], 'host'>;
}

export const canLead = ({ can }: Led): boolean => can.host;

export const isHostPaced = ({ settings, practice }: Pick<MatchPage, 'settings' | 'practice'>): boolean =>
  settings.pace === 'host' && !practice;

type Over = Led & Pick<MatchPage, 'settings' | 'practice' | 'finaleStep' | 'finishedAt'>;

/** Whether an end is the host's: begun or not, the host is still about to tell it, at a time in epoch milliseconds. */
export const isWithHost = (page: Over, now: number): boolean =>
  page.finishedAt !== null && isHostPaced(page) && !canLead(page) && now - page.finishedAt < HOST_GONE_MS;

/** Whether an end waits for its host to begin, at a time in epoch milliseconds. */
export const isHostsToTell = (page: Over, now: number): boolean => page.finaleStep === null && isWithHost(page, now);
