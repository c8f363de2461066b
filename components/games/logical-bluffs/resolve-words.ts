import type { MissingWords, ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';

export const resolveWords: ResolveWords<View, Settings> = ({ view, settings, missing }) => {
  if (missing.length === 0) return doneWords(view);
  if (view.phase === 'reveal') return 'Time to buy tiles and to guess is over; what is done counts.';
  return missingWords({ view, settings, missing });
};

export const missingWords: MissingWords<View, Settings> = ({ view: { phase }, settings, missing }) => {
  if (phase === 'reveal') {
    return `For ${missing === null ? 'whoever is not done' : listed(missing)} the time to buy tiles and to guess is over.`;
  }
  const lack = phase === 'bluff' ? 'written' : 'answered';
  if (missing === null) {
    return settings.pace === 'host'
      ? `Whoever has not ${lack} loses the match.`
      : `The reserve of whoever has not ${lack} starts to run at once.`;
  }
  const who = `${listed(missing)} ${missing.length === 1 ? 'has' : 'have'} not ${lack}`;
  if (settings.pace !== 'host')
    return `${who}: ${missing.length === 1 ? 'that reserve starts' : 'both reserves start'} to run at once.`;
  return missing.length === 1 ? `${who} and loses the match.` : `${who}: the match ends, and nobody wins.`;
};

function doneWords({ phase, round, rulingSince }: View): string {
  if (phase === 'bluff' && rulingSince !== null)
    return 'Nothing closes yet: both have written, and what waits for your ruling comes first.';
  if (phase === 'bluff') return 'Both have written: the statements are shown, and each answers the other’s.';
  if (phase === 'claim') return 'Both have answered: points are given, and tiles can be bought.';
  return `Nobody is missing: the grid stays closed, and round ${round + 1} begins, unless a guess is right.`;
}
