import type { SeatId } from '@/games/game';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';

/** How many unanswered questions a seat may have. */
const maxOpenQuestions = 20;

export function askQuestion(
  service: Changing,
  { match, seat, text }: { match: LoadedMatch; seat: SeatId; text: string },
): Promise<Outcome> {
  return change(service, match, async (db) => {
    const asked = await db.query(
      `insert into question (match_id, seat, holder_id, text)
        select match_id, seat, holder_id, $3 from match_seat where match_id = $1 and seat = $2 and holder_id is not null
          and (select count(*) from question where match_id = $1 and question.seat = $2 and answer is null) < $4`,
      [match.id, seat, text, maxOpenQuestions],
    );
    return asked.rowCount === 1 ? accepted({}) : refused('TOO_MANY', 'Wait for an answer before you ask more.', 'text');
  });
}
