import type { EndWords } from '@/components/match/game-screens';
import { levelWords } from '@/components/match/level-words';
import { marginWords } from '@/components/stage/margin';
import { capital, inWords, listed } from '@/components/stage/words';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';

export const endWords: EndWords<View, Settings> = {
  won({ results, nameOf }) {
    const won = results.standings.filter(({ seat }) => results.winners.includes(seat));
    if (won.length === 0) return null;
    const firsts = won.map(({ detail }) =>
      won.length === 1 ? firstWords(detail.firsts) : `${detail.color} was ${firstWords(detail.firsts)}`,
    );
    const ahead = marginWords(results, nameOf);
    return `${capital(listed(firsts))}${ahead === null ? '' : `; ${ahead}`}.`;
  },
  playedAs({ results }, seat) {
    const color = results.standings.find((one) => one.seat === seat)?.detail.color;
    return color === undefined ? null : capital(String(color));
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
