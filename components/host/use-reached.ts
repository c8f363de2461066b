import { api } from '@/components/api/client';
import type { SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import type { ReachedSeat } from '@/server/reach/reached';
import { useAsked } from './use-asked';

interface Shown {
  readonly isShown: boolean;
  /** How often somebody was reminded on this page: what became of that is asked at once. */
  readonly reminders?: number;
}

/**
 * By which ways each seat's player can be reached, asked now and then while it is shown. Not where the page has just become safe,
 * as it does when the match starts: it would be refused.
 */
export function useReached(
  { code, seats, safe }: MatchPage,
  { isShown, reminders = 0 }: Shown,
): ReadonlyMap<SeatId, ReachedSeat> {
  const about = [reminders, ...seats.map(({ holder, name }) => `${holder} ${name}`)].join();
  const reached = useAsked(() => api.host.reached.query({ code }), { about, isShown: isShown && !safe });
  return new Map(reached?.map((one) => [one.seat, one]));
}
