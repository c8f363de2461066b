import type { ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import { conditionOf } from '@/games/runes-to-ruins/conditions';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { Preview, View } from '@/games/runes-to-ruins/view';

export const resolveWords: ResolveWords<View, Settings> = ({ view, missing, nameOf }) => {
  const { preview = null } = view;
  if (preview === null) return null;
  if (preview.phase === 'symbol') return symbolWords(preview.missing.map(nameOf), preview.banned.length);
  const ready =
    missing.length === 0
      ? 'Everybody is ready.'
      : `${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not ready; what they have set counts as it stands.`;
  return `${ready} ${foundWords(preview.discovered.map(nameOf))} ${nextWords(preview, view)}`;
};

function symbolWords(missing: readonly string[], banned: number): string {
  const drawn =
    missing.length === 0
      ? 'Everybody has handed in a symbol.'
      : `${listed(missing)} ${missing.length === 1 ? 'has' : 'have'} handed in nothing: a symbol is drawn for ${missing.length === 1 ? 'that seat' : 'each of them'}.`;
  const then =
    banned === 0
      ? 'No two symbols are the same, so round 2 opens.'
      : 'The same symbol was handed in twice: it is banned, and everybody hands in again.';
  return `${drawn} ${then}`;
}

const foundWords = (found: readonly string[]): string =>
  found.length === 0 ? 'Nobody would be discovered.' : `${listed(found)} would be discovered.`;

const nextWords = ({ next }: Extract<Preview, { phase: 'round' }>, { rules }: View): string =>
  next === null
    ? 'The match would end.'
    : `Condition ${next.condition} would win: ${conditionOf(next.condition, rules).text}.`;
