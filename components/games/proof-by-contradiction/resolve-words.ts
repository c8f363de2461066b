import type { MissingWords, ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import { LAST_ROUND } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';

export const resolveWords: ResolveWords<View, Settings> = ({ view, settings, missing }) => {
  const drawn =
    missing.length === 0
      ? 'Everybody has sent, nothing is drawn.'
      : missing.length === view.seats.length
        ? 'Nobody has sent anything: a legal submission is drawn for each board.'
        : missingWords({ view, settings, missing });
  const then =
    view.round === LAST_ROUND
      ? 'The last tokens lock, and the match ends.'
      : 'Tokens lock, clues are published, queries are answered.';
  return `${drawn} ${then}`;
};

export const missingWords: MissingWords<View, Settings> = ({ missing }) => {
  if (missing === null) return 'For whoever has sent nothing a legal submission is drawn.';
  return missing.length === 1
    ? `${listed(missing)} has sent nothing: a legal submission is drawn for that board.`
    : `${listed(missing)} have sent nothing: a legal submission is drawn for each of these boards.`;
};
