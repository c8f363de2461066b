import type { EndWords } from '@/components/match/game-screens';
import { levelWords } from '@/components/match/level-words';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { noTokenWords } from './scenes';

export const endWords: EndWords<View, Settings> = {
  separated({ results, nameOf }) {
    return levelWords(results.standings, { nameOf, by: [{ key: 'connections', words: 'more connections' }] });
  },
  notEarned({ results, settings }) {
    const isEarned = results.awards.some(({ kind }) => kind === 'token-of-life');
    return isEarned ? [] : [`${noTokenWords(settings)}: no token of life.`];
  },
};
