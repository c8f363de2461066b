import type { EndWords } from '@/components/match/game-screens';
import { levelWords } from '@/components/match/level-words';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';

export const endWords: EndWords<View, Settings> = {
  separated: ({ results, settings, nameOf }) =>
    levelWords(results.standings, {
      nameOf,
      by: [{ key: 'falseOpponentClues', words: 'more clues of others broken' }],
      last: settings.priorRanking === null ? 'the order drawn at the start' : 'the ranking of the match before',
    }),
  notEarned({ results, settings }) {
    const isEarned = results.awards.some(({ kind }) => kind === 'shard');
    return isEarned || !settings.contracts ? [] : ['Nobody completed a contract: no shards.'];
  },
};
