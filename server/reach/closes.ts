import type { MatchView } from '@/games/game';
import { memo } from '@/games/kit/memo';
import { isPacedByHost } from '@/games/kit/pace';
import { lastCloseOf, type Match, rewindTarget, viewOf } from '@/games/match';
import { stretchOf } from '@/games/stretch';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf } from '../log/rows';

// What closed in a match, as spectators saw it: the ground for what is told of it to anybody.

/** A close that is told, in a spectator's views just before and just after it. */
export interface Close {
  /** How many events there were after it. */
  readonly seq: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly before: MatchView;
  readonly after: MatchView;
}

/** More in one absence are not looked at one by one. */
const maxCloses = 30;

/**
 * Those later than `since` (epoch milliseconds) that were not taken back, oldest first; without the one that ended the
 * match, which the finale tells.
 */
export function closesSince({ closes, log, startedAt }: LoadedMatch, since: number): Close[] {
  const rewound = log.findLastIndex((event) => rewindTarget(event) !== null) + 1;
  return closes
    .map(({ seq, folded }) => ({ seq, folded, at: startedAt + (log[seq - 1]?.at ?? 0) }))
    .filter(({ seq, at, folded }) => seq > rewound && at > since && folded.told === folded.closing)
    .slice(-maxCloses)
    .flatMap(({ seq, folded, at }) => {
      const views = viewsOf(folded);
      return views === null || views.after.status === 'finished' ? [] : [{ seq, at, ...views }];
    });
}

const viewsOf = memo((folded: Match): Pick<Close, 'before' | 'after'> | null => {
  const last = lastCloseOf(folded);
  return last && { before: viewOf(last.before, 'spectator'), after: viewOf(last.after, 'spectator') };
});

/** Whether a deadline is only what the host plans: nothing closes by itself then. */
export const isPlanned = ({ folded }: LoadedMatch): boolean => folded !== null && isPacedByHost(folded.start.settings);

/** "round 2 closes on {due}", or that its host plans it. */
export const closesAtDue = (match: LoadedMatch, name: string): string =>
  isPlanned(match) ? `the host plans to close ${name} on {due}` : `${name} closes on {due}`;

/** The same as a sentence of its own. */
export function closesAtDueSentence(match: LoadedMatch, name: string): string {
  const closes = closesAtDue(match, name);
  return `${closes.charAt(0).toUpperCase()}${closes.slice(1)}.`;
}

/** What ended with these closes (a round, a vote), by its name, where something else began. */
export const endedBy = (match: LoadedMatch, closes: readonly Close[]): (Close & { readonly name: string })[] =>
  closes
    .map((close) => ({ ...close, name: stretchOf(gameOf(match), close.before) }))
    .filter(({ name, before, after }) => before.round >= 1 && name !== stretchOf(gameOf(match), after));
