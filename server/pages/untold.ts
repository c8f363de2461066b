import type { Results } from '@/games/game';
import { isPacedByHost } from '@/games/kit/pace';
import { HOST_GONE_MS, isLongOver } from '@/games/kit/told-after';
import { now } from '../database/time';
import { readResults } from '../log/loaded-match';
import { type MatchRow, type MatchStatus, settingsFrom } from '../log/rows';
import type { Access } from './access';

// An end that its host tells is sent to nobody before they begin, but to those who see all anyway: whatever shows something
// of a match that is over asks here (docs/decisions/325). A match of which not all is known yet counts as untold.

type Told = Pick<MatchRow, 'finaleSeq' | 'finaleStep' | 'finaleToldAt' | 'finaleMovedAt'>;

interface Ended {
  readonly status: MatchStatus;
  readonly results: Results | null;
  readonly row: Told & Pick<MatchRow, 'practice' | 'fullSettings' | 'settings' | 'finishedAt'>;
  readonly log: { readonly length: number };
}

/** As a list has it. */
export const endedByRow = (row: MatchRow): Ended => ({
  ...{ status: row.status, row, log: { length: row.seq } },
  results: row.status === 'finished' ? readResults(row) : null,
});

/** Whether this viewer is sent nothing of the end yet: no more than their own view as the last close left it. */
export const isKeptFrom = (access: Access, match: Ended): boolean => !seesAll(access) && isUntold(match);

/** Whether this viewer may not have the files of the match yet: they wait until the end is told whole, or for a day. */
export const areFilesKeptFrom = (access: Access, match: Ended): boolean => !seesAll(access) && areFilesUntold(match);

/** Whether what says at once how it ended (a picture, a list) waits for this viewer: until it is told whole, or its host is gone. */
export const isResultKeptFrom = (access: Access, match: Ended): boolean =>
  !seesAll(access) && (isUntold(match) || isBeingTold(match));

function isBeingTold(match: Ended): boolean {
  const { status, row, log } = match;
  if (status !== 'finished' || !hasBegun(row, log.length) || row.finaleToldAt !== null) return false;
  return !isPast(row.finaleMovedAt, HOST_GONE_MS) && isHostsToTell(match);
}

/** Whether it is everybody's to see how the match stood after so many events, where it was over. */
export function isEndOpen(match: Ended, { access, seq }: { access: Access; seq: number }): boolean {
  if (seesAll(access) || !isHostsToTell(match)) return true;
  return hasBegun(match.row, seq) || (match.status === 'finished' && !isUntold(match));
}

/** Whether the end waits for its host, who has not begun to tell it and is not gone. */
export function isUntold(match: Ended): boolean {
  const { status, results, row, log } = match;
  if (status !== 'finished' || results === null || hasBegun(row, log.length)) return false;
  return !isPast(row.finishedAt, HOST_GONE_MS) && isHostsToTell(match);
}

function areFilesUntold(match: Ended): boolean {
  const { status, results, row, log } = match;
  if (status !== 'finished' || results === null || isLongOver(row.finishedAt?.getTime() ?? null, now())) return false;
  const isTold = hasBegun(row, log.length) && row.finaleToldAt !== null;
  return !isTold && isHostsToTell(match);
}

const seesAll = ({ host, fullView }: Access): boolean => host || fullView;

/** Whether this match's end is told by its host. */
export const isHostsToTell = ({ row }: Pick<Ended, 'row'>): boolean =>
  !row.practice && isPacedByHost(settingsFrom(row.fullSettings ?? row.settings));

/** Holds for the finish after so many events. */
const hasBegun = ({ finaleSeq, finaleStep }: Told, seq: number): boolean => finaleSeq === seq && finaleStep !== null;

const isPast = (since: Date | null, ms: number): boolean => since !== null && now() - since.getTime() >= ms;
