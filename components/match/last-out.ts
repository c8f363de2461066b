import type { MatchView, SeatId } from '@/games/game';
import { isClosedByAll } from '@/games/kit/pace';

interface Out {
  readonly view: Pick<MatchView, 'status' | 'seats'>;
  readonly settings: unknown;
  readonly mine: SeatId | null;
  /** How many are done, where a game tells that without saying who. */
  readonly done?: number;
}

/** Everybody but this seat is seen to be done, and the phase closes with the last one. */
export function isLastOut({ view: { status, seats }, settings, mine, done = doneIn(seats) }: Out): boolean {
  const own = seats.find(({ seat }) => seat === mine);
  const isOut = own !== undefined && own.acted !== true;
  return isOut && status === 'running' && isClosedByAll(settings) && done === seats.length - 1;
}

const doneIn = (seats: MatchView['seats']): number => seats.filter(({ acted }) => acted === true).length;

/** `does`: what they still do, as in “once you point”. */
export const lastOutWords = (does: string, closes = 'the round'): string =>
  `You are the last: ${closes} closes once you ${does}.`;
