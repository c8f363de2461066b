import type { EndWords } from '@/components/match/game-screens';
import { levelWords } from '@/components/match/level-words';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';

export const endWords: EndWords<View, Settings> = {
  separated: ({ results, nameOf }) =>
    levelWords(results.standings, {
      nameOf,
      by: [
        { key: 'firsts', words: 'more first places' },
        { key: 'cells', words: 'more cells' },
      ],
    }),
  notEarned: () => ['Nobody earns a token of life: Bifröst gives no awards.'],
};
