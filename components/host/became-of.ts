import { api } from '@/components/api/client';
import type { MatchPage } from '@/server/pages/shapes';
import { isUnreached, remindedWords } from './told-words';

/** How often it is asked, and how long at most, until nothing is on its way any more. */
const askEveryMs = 700;
const askAtMost = 20;

export interface Became {
  readonly words: string;
  /** Somebody is not told by anything of ours: the host has to send them the link. */
  readonly needsLink: boolean;
}

/** Who is missing, and by what they are reached, is not told there. */
const onSafeScreen = 'The reminder stands on the pages of those who are missing. Your own view says whom it reached.';

/** What became of reminders. */
export async function becameOf(page: MatchPage, notices: readonly number[]): Promise<Became> {
  if (notices.length === 0) return { words: onSafeScreen, needsLink: false };
  const online = new Set(page.seats.flatMap(({ seat, online: isOnline }) => (isOnline === true ? [seat] : [])));
  for (let asked = 1; ; asked++) {
    const seats = await api.host.reminded.query({ code: page.code, notices: [...notices] });
    const isUnderWay = seats.some(({ told }) =>
      told.some(({ state, problem }) => state === 'waiting' && problem === null),
    );
    if (!isUnderWay || asked === askAtMost) {
      const needsLink = seats.some((seat) => isUnreached(seat, online));
      return { words: remindedWords({ seats, online }), needsLink };
    }
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
