import { api } from '@/components/api/client';
import type { SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { needsLink, remindedWords } from './told-words';

/** How often it is asked, and how long at most, until nothing is on its way any more. */
const askEveryMs = 700;
const askAtMost = 20;

export interface Became {
  readonly words: string;
  /** Nobody has to be sent the link. */
  readonly isWhole: boolean;
}

/** By what they are reached is not told there, nor more of who is missing than the screen shows. */
const onSafeScreen = (count: number) =>
  `The reminder stands on the ${count === 1 ? 'page of the one who is' : `pages of the ${count} who are`} missing. Your own view says whom it reached.`;

/** As the page calls whoever sits there. */
export const nameIn =
  ({ seats }: Pick<MatchPage, 'seats'>) =>
  (seat: SeatId): string =>
    seats.find((one) => one.seat === seat)?.name ?? seat;

/** What became of the reminders of that time, which `count` seats were sent; `open`: what they are missing in, "round 2". */
export async function becameOf(
  page: Pick<MatchPage, 'code' | 'seats'>,
  { at, count, open }: { at: number | null; count: number; open: string },
): Promise<Became> {
  if (at === null) return { words: onSafeScreen(count), isWhole: true };
  const online = new Set(page.seats.flatMap(({ seat, online: isOnline }) => (isOnline === true ? [seat] : [])));
  for (let asked = 1; ; asked++) {
    const seats = await api.host.reminded.query({ code: page.code, at });
    const isUnderWay = seats.some(({ told }) =>
      told.some(({ state, problem }) => state === 'waiting' && problem === null),
    );
    if (!isUnderWay || asked === askAtMost) {
      const isWhole = !seats.some((one) => needsLink(one, online));
      return { words: remindedWords({ seats, online, open, nameOf: nameIn(page) }), isWhole };
    }
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
