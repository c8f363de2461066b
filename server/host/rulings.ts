import { type Changing, type Counting, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { keyUsed } from '../log/refusals';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';

// Rulings for all, which are never changed, and answers to what seats asked.

interface Words {
  readonly match: LoadedMatch;
  readonly by: Person;
  readonly text: string;
  readonly count: Counting;
}

/** The same key is kept and counted once, however often it is sent; with another text it is refused. */
export function postRuling(
  service: Changing,
  { match, by, key, text, count }: Words & { key: string },
): Promise<Outcome> {
  return change(service, match, async (db) => {
    const sent = await db.ruling.findUnique({ where: { matchId_key: { matchId: match.id, key } } });
    if (sent !== null) return sent.text === text && sent.by === by.name ? accepted({}) : keyUsed();
    await count(db);
    await db.ruling.create({ data: { matchId: match.id, by: by.name, key, text } });
    return accepted({});
  });
}

export interface QuestionAnswer extends Words {
  /** Which of the match's questions, from 1. */
  readonly n: number;
  /** As a ruling for all, which does not say who asked. */
  readonly publish: boolean;
  /** The question as the ruling repeats it, in words that its host has read; absent: it does not. */
  readonly quote?: string | undefined;
}

export function answerQuestion(
  service: Changing,
  { match, by, n, text, publish, quote, count }: QuestionAnswer,
): Promise<Outcome> {
  return change(service, match, async (db) => {
    const nth = { where: { matchId: match.id }, orderBy: { id: 'asc' }, skip: n - 1 } as const;
    const question = await db.question.findFirst(nth);
    if (question === null || question.answer !== null)
      return refused('ANSWERED', 'There is no such question, or it was answered.', 'n');
    await count(db);
    const answered = { answer: text, answeredAt: new Date(), published: publish };
    await db.question.update({ where: { id: question.id }, data: answered });
    const ruling = { matchId: match.id, by: by.name, text, question: quote ?? null };
    if (publish) await db.ruling.create({ data: ruling });
    return accepted({});
  });
}
