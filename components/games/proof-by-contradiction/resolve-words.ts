import type { ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import { LAST_ROUND } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';

export const resolveWords: ResolveWords<View, Settings> = ({ view, missing }) => {
  const drawn =
    missing.length === 0
      ? 'Everybody has sent, nothing is drawn.'
      : `${listed(missing)} ${missing.length === 1 ? 'has' : 'have'} sent nothing: a legal submission is drawn for ${missing.length === 1 ? 'that board' : 'each of these boards'}.`;
  const then =
    view.round === LAST_ROUND
      ? 'The last tokens lock, and the match ends.'
      : 'Tokens lock, clues are published, queries are answered.';
  return `${drawn} ${then}`;
};
