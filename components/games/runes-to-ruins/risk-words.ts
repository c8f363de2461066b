import type { Question } from '@/games/runes-to-ruins/action-names';
import type { Learn } from '@/games/runes-to-ruins/actions';
import { mantraFor, mantraRisk } from '@/games/runes-to-ruins/questions';
import type { Answer } from '@/games/runes-to-ruins/state';

const riskWords: Readonly<Record<Question, string>> = {
  rune: '2 mantra for each that uses it',
  count: '3 mantra for each by which your number is off',
  has: '4 mantra if not',
  line: '5 mantra if nobody has',
  shared: '6 mantra if they share none',
  best: '3 mantra for each rune that is not in that symbol',
};

/** What it can cost, as it stands. */
export const riskOf = (question: Question, action: Learn | null, seats: number): string =>
  `Risk: ${riskWords[question]}${action === null ? '.' : `, at most ${mantraRisk(action, seats - 1)}.`}`;

/** The same where there is room for little. */
export const mostAtRisk = (action: Learn, seats: number): string =>
  `Risk: up to ${mantraRisk(action, seats - 1)} mantra.`;

export function costWords(learn: Learn, answer: Answer['answer']): string {
  const cost = mantraFor(learn, Number(answer));
  return cost === 0 ? 'It cost you nothing.' : `It cost you ${cost} mantra.`;
}
