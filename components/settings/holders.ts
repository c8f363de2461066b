import { listed } from '@/components/stage/words';
import type { MatchPage } from '@/server/pages/shapes';
import type { SettingLine } from './settings-summary';
import { specialWords } from './words';

type Page = Pick<MatchPage, 'game' | 'settings'> & {
  readonly seats: readonly Pick<MatchPage['seats'][number], 'seat' | 'name'>[];
};

/** Who holds what from the start, a line for each such setting by which somebody holds anything: "Ana: light and dark". */
export function holdersOfMatch({ game, settings, seats }: Page): readonly SettingLine[] {
  return Object.entries(specialWords(game)).flatMap(([key, { label, holds }]) => {
    if (holds === undefined || !Object.hasOwn(settings, key)) return [];
    const held = seats.flatMap(({ seat, name }) => {
      const words = heldBy(settings[key], seat).flatMap((one) =>
        Object.hasOwn(holds, one) ? [holds[one] ?? one] : [],
      );
      return words.length === 0 ? [] : [`${name}: ${listed(words)}`];
    });
    return held.length === 0 ? [] : [{ key, label, value: held.join('; '), changed: true }];
  });
}

/** Settings come from records too: what is no list is nothing. */
function heldBy(value: unknown, seat: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const list: unknown = Object.entries(value).find(([id]) => id === seat)?.[1];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
