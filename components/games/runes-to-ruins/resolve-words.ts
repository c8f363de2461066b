import type { MissingWords, ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import { conditionOf } from '@/games/runes-to-ruins/conditions';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { Preview, View } from '@/games/runes-to-ruins/view';

export const resolveWords: ResolveWords<View, Settings> = ({ view, settings, missing, nameOf }) => {
  const { preview = null } = view;
  if (preview === null) return null;
  const inTime = missing.length === 0 ? null : missingWords({ view, settings, missing });
  if (preview.phase === 'symbol')
    return `${inTime ?? 'Everybody has handed in a symbol.'} ${thenWords(preview.banned.length)}`;
  const ready = inTime ?? 'Everybody is ready.';
  return `${ready} ${foundWords(preview.discovered.map(nameOf))} ${nextWords(preview, view)}`;
};

export const missingWords: MissingWords<View, Settings> = ({ view, missing }) =>
  view.phase === 'symbol' ? withoutSymbol(missing) : notReady(missing);

function withoutSymbol(missing: readonly string[] | null): string {
  if (missing === null) return 'For whoever has handed in nothing a symbol is drawn.';
  return missing.length === 1
    ? `${listed(missing)} has handed in nothing: a symbol is drawn for that seat.`
    : `${listed(missing)} have handed in nothing: a symbol is drawn for each of them.`;
}

function notReady(missing: readonly string[] | null): string {
  if (missing === null) return 'What has been set counts as it stands, ready or not.';
  return `${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not ready; what they have set counts as it stands.`;
}

const thenWords = (banned: number): string =>
  banned === 0
    ? 'No two symbols are the same, so round 2 opens.'
    : 'The same symbol was handed in twice: it is banned, and everybody hands in again.';

const foundWords = (found: readonly string[]): string =>
  found.length === 0 ? 'Nobody would be discovered.' : `${listed(found)} would be discovered.`;

const nextWords = ({ next }: Extract<Preview, { phase: 'round' }>, { rules }: View): string =>
  next === null
    ? 'The match would end.'
    : `Condition ${next.condition} would win: ${conditionOf(next.condition, rules).text}.`;
