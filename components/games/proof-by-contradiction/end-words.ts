import type { EndWords } from '@/components/match/game-screens';
import { levelWords } from '@/components/match/level-words';
import { marginWords } from '@/components/stage/margin';
import { capital } from '@/components/stage/words';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { storyWords } from './story-words';
import { contractNames } from './words';

export const endWords: EndWords<View, Settings> = {
  won({ view, results, nameOf }) {
    const standing = view.preview?.find(({ seat }) => results.winners.includes(seat));
    if (standing === undefined) return null;
    const ahead = marginWords(results, nameOf);
    return `${capital(storyWords(standing))}${ahead === null ? '' : `: ${ahead}`}.`;
  },
  separated: ({ results, settings, nameOf }) =>
    levelWords(results.standings, {
      nameOf,
      by: [{ key: 'falseOpponentClues', words: 'clues of others broken' }],
      last: settings.priorRanking === null ? 'the order drawn at the start' : 'the ranking of the match before',
    }),
  awarded: (_, { reason }) => reason.replace(/contract (\w+)\.$/, (said, id: string) => contractCalled(id) ?? said),
  notEarned({ results, settings }) {
    const isEarned = results.awards.some(({ kind }) => kind === 'shard');
    return isEarned || !settings.contracts ? [] : ['Nobody completed a contract: no shards.'];
  },
};

/** "contract Boundaries": by its name, where the rules' own sentence has what it is called in actions. */
function contractCalled(id: string): string | null {
  const named = new Map<string, string>(Object.entries(contractNames)).get(id);
  return named === undefined ? null : `contract ${named}.`;
}
