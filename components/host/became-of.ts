import { api } from '@/components/api/client';
import type { MatchPage } from '@/server/pages/shapes';
import { remindedWords } from './told-words';

/** How often it is asked, and how long at most, until nothing is on its way any more. */
const askEveryMs = 700;
const askAtMost = 20;

/** What became of reminders, in words. */
export async function becameOf(page: MatchPage, notices: readonly number[]): Promise<string> {
  if (notices.length === 0) return 'Those who are missing have been reminded.';
  const online = new Set(page.seats.flatMap(({ seat, online: isOnline }) => (isOnline === true ? [seat] : [])));
  for (let asked = 1; ; asked++) {
    const seats = await api.host.reminded.query({ code: page.code, notices: [...notices] });
    const isUnderWay = seats.some(({ told }) =>
      told.some(({ state, problem }) => state === 'waiting' && problem === null),
    );
    if (!isUnderWay || asked === askAtMost) return remindedWords({ seats, online });
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
