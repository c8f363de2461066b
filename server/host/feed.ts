import type { SeatId } from '@/games/game';
import { change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';

// Words: rulings for all, which are never changed, and questions of one seat to the host.

export function postRuling(
  service: Service,
  { match, by, text }: { match: LoadedMatch; by: Person; text: string },
): Promise<Outcome> {
  return change(service, match, async (db) => {
    await db.query('insert into ruling (match_id, by, text) values ($1, $2, $3)', [match.id, by.name, text]);
    return accepted({});
  });
}

/** How many unanswered questions a seat may have. */
const maxOpenQuestions = 20;

export function askQuestion(
  service: Service,
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

export interface Answer {
  readonly match: LoadedMatch;
  readonly by: Person;
  readonly id: number;
  readonly text: string;
  /** As a ruling for all, which does not say who asked. */
  readonly publish: boolean;
}

export function answerQuestion(service: Service, { match, by, id, text, publish }: Answer): Promise<Outcome> {
  return change(service, match, async (db) => {
    const answered = await db.query(
      `update question set answer = $3, answered_at = now(), published = $4
        where match_id = $1 and id = $2 and answer is null returning text`,
      [match.id, id, text, publish],
    );
    const question = (answered.rows[0] as { text: string } | undefined)?.text;
    if (question === undefined) return refused('ANSWERED', 'There is no such question, or it was answered.', 'id');
    if (publish) {
      await db.query('insert into ruling (match_id, by, text, question) values ($1, $2, $3, $4)', [
        match.id,
        by.name,
        text,
        question,
      ]);
    }
    return accepted({});
  });
}
