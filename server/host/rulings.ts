import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';

// Rulings for all, which are never changed, and answers to what seats asked.

export function postRuling(
  service: Changing,
  { match, by, text }: { match: LoadedMatch; by: Person; text: string },
): Promise<Outcome> {
  return change(service, match, async (db) => {
    await db.query('insert into ruling (match_id, by, text) values ($1, $2, $3)', [match.id, by.name, text]);
    return accepted({});
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

export function answerQuestion(service: Changing, { match, by, id, text, publish }: Answer): Promise<Outcome> {
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
