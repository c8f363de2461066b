import type { ActionWords } from '@/components/match/game-screens';
import { seatActionSchema } from '@/games/runes-to-ruins/actions';
import { actionWords as wordsOf } from './answer-words';

/** An action of the log in words, after a name. */
export const actionWords: ActionWords = (action, nameOf) => {
  const parsed = seatActionSchema.safeParse(action);
  return parsed.success ? wordsOf(parsed.data, nameOf) : null;
};
