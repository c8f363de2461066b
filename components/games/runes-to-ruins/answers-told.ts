import type { MatchView, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { Answer } from '@/games/runes-to-ruins/state';
import type { View } from '@/games/runes-to-ruins/view';
import { answerWords, questionWordsOf } from './answer-words';

// What was answered, to those who may know it: to a seat its own answers, to the host everybody's.

type Seen = Pick<MatchView<View>, 'viewer' | 'answers' | 'answersBySeat'>;

export interface AnswerTo {
  readonly seat: SeatId;
  readonly answer: Answer;
}

/** Of each asker in the order of their answers. What a vote came to is told to all, and left out. */
export const answersTold = (seen: Seen): readonly AnswerTo[] =>
  bySeatOf(seen).flatMap(([seat, own]) =>
    own.filter(({ question }) => question.type !== 'vote').map((answer) => ({ seat, answer })),
  );

function bySeatOf({ viewer, answers, answersBySeat }: Seen): readonly (readonly [SeatId, readonly Answer[]])[] {
  if (answersBySeat !== undefined) return seatEntries(answersBySeat);
  return answers === undefined || viewer === 'host' || viewer === 'spectator' ? [] : [[viewer, answers]];
}

interface Speaking {
  readonly rules: View['rules'];
  nameOf(seat: SeatId): string;
}

/** "How many others use Ur", and "2"; the asker stands beside it. */
export const answeredWords = ({ seat, answer }: AnswerTo, { rules, nameOf }: Speaking) => ({
  asked: questionWordsOf(seat, { question: answer.question, nameOf }),
  answered: answerWords(answer, { nameOf, rules }),
});

/** In the middle of a round a question is answered at once; what a close answers stands below the slabs. */
export function passing(
  before: MatchView<View>,
  after: MatchView<View>,
  { nameOf }: Pick<Speaking, 'nameOf'>,
): readonly string[] {
  if (before.round !== after.round || before.phase !== after.phase) return [];
  const known = new Map(bySeatOf(before).map(([seat, own]) => [seat, own.length]));
  return bySeatOf(after).flatMap(([seat, own]) =>
    own
      .slice(known.get(seat) ?? own.length)
      .map((answer) => `The answer: ${answeredWords({ seat, answer }, { rules: after.rules, nameOf }).answered}.`),
  );
}
