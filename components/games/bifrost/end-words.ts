import type { EndWords } from '@/components/match/game-screens';
import { levelWords } from '@/components/match/level-words';
import { marginWords } from '@/components/stage/margin';
import { inWords, listed } from '@/components/stage/words';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';

export const endWords: EndWords<View, Settings> = {
  won({ results, nameOf }) {
    const parts = results.standings.flatMap(({ seat, detail }) =>
      results.winners.includes(seat) ? [`${detail.color}, ${firstWords(detail.firsts)}`] : [],
    );
    if (parts.length === 0) return null;
    const ahead = marginWords(results, nameOf);
    return `Played ${listed(parts)}${ahead === null ? '' : `; ${ahead}`}.`;
  },
  separated: ({ results, nameOf }) =>
    levelWords(results.standings, {
      nameOf,
      by: [
        { key: 'firsts', words: 'first places' },
        { key: 'cells', words: 'cells on the six boards' },
      ],
    }),
  notEarned: () => ['Nobody earns a token of life: Bifröst gives no awards.'],
};

const firstWords = (firsts: unknown): string =>
  typeof firsts !== 'number' || firsts === 0
    ? 'first on no board'
    : `first on ${firsts === 6 ? 'all' : `${inWords(firsts)} of`} six boards`;
