import type { ActionWords } from '@/components/match/game-screens';
import { seatActionSchema } from '@/games/pointing-chains/actions';

/** An action of the log in words, after a name. */
export const actionWords: ActionWords = (action, nameOf) => {
  const parsed = seatActionSchema.safeParse(action);
  if (!parsed.success) return null;
  if (parsed.data.type === 'choose') return `chose ${nameOf(parsed.data.seat)} as elimination candidate`;
  return parsed.data.at === null ? 'pointed at nobody' : `pointed at ${nameOf(parsed.data.at)}`;
};
