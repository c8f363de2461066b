import type { SeatId } from '@/games/game';
import { type Changing, type Counting, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { keyUsed } from '../log/refusals';
import { accepted, type Outcome, refused } from '../outcome';

/** How many unanswered questions a seat's holder may have. */
const maxOpenQuestions = 20;

interface Asking {
  readonly match: LoadedMatch;
  readonly seat: SeatId;
  readonly key: string;
  readonly text: string;
  readonly count: Counting;
}

/** The same key is kept and counted once, however often it is sent; with another text it is refused. */
export function askQuestion(service: Changing, { match, seat, key, text, count }: Asking): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const asked = { matchId: match.id, seat };
    const sent = await db.question.findUnique({ where: { matchId_seat_key: { ...asked, key } } });
    if (sent !== null) return sent.text === text ? accepted({}) : keyUsed();
    if (row.status === 'finished')
      return refused('FINISHED', 'The match is over, so no host waits for questions any more.', 'text');
    const held = await db.matchSeat.findUnique({ where: { matchId_seat: asked } });
    const holderId = held?.holderId ?? null;
    const open = holderId === null ? 0 : await db.question.count({ where: { ...asked, holderId, answer: null } });
    if (holderId === null || open >= maxOpenQuestions) {
      return refused('TOO_MANY', 'Wait for an answer before you ask more.', 'text');
    }
    await count(db);
    await db.question.create({ data: { ...asked, holderId, key, text } });
    return accepted({});
  });
}
