import { listed } from '@/components/stage/words';
import { isLongOver } from '@/games/kit/told-after';
import type { MatchPage } from '@/server/pages/shapes';

type Standing = Pick<MatchPage, 'status' | 'untold' | 'results' | 'finishedAt' | 'seats'>;

/** How a match stands, for whoever is sent a link to it: a winner not within a day. `now`: epoch milliseconds. */
export function standWords({ status, untold, results, seats, finishedAt }: Standing, now: number): string {
  if (status === 'lobby') return 'the table fills.';
  if (status !== 'finished') return 'being played.';
  if (untold) return 'finished. The end waits to be told.';
  if (results === null) return 'ended without a result.';
  if (!isLongOver(finishedAt, now)) return 'finished. See how it ended.';
  const winners = seats.filter(({ seat }) => results.winners.includes(seat)).map(({ name }) => name);
  return winners.length === 0 ? 'finished. Nobody won.' : `finished. Won by ${listed(winners)}.`;
}
