import { listed, ordinal } from '@/components/stage/words';
import type { SpecialWords } from '@/games/kit/setting-words';
import type { MatchPage } from '@/server/pages/shapes';
import { type PageSettings, type SettingLine, settingsOfMatch } from './settings-summary';
import { specialWords } from './words';

type Page = Pick<MatchPage, 'game' | 'settings' | 'settingsGiven'> & {
  readonly seats: readonly Pick<MatchPage['seats'][number], 'seat' | 'name'>[];
};

/**
 * What the host has set for each player, as far as this viewer may know it, a line for each such setting: "Ana: light and
 * dark", "1st Cem, 2nd Ana".
 */
export function holdersOfMatch({ game, settings, settingsGiven, seats }: Page): readonly SettingLine[] {
  return Object.entries(specialWords(game)).flatMap(([key, words]) => {
    if (words.bySeat === undefined || !Object.hasOwn(settingsGiven, key)) return [];
    const value = wordsFor[words.bySeat](settings[key], { seats, said: words.holds });
    return value === '' ? [] : [{ key, label: words.label, value, changed: true }];
  });
}

/** All that is set in a match: its settings in words, then what players hold by them. */
export const linesOfMatch = (page: Page & PageSettings): readonly SettingLine[] => [
  ...settingsOfMatch(page),
  ...holdersOfMatch(page),
];

interface Saying {
  readonly seats: Page['seats'];
  readonly said: SpecialWords['holds'];
}

/** Each gives nothing where nobody has anything. Settings come from records too: what is of no known form is nothing. */
const wordsFor = { keys: heldByKey, list: ranked, order: heldInOrder } as const;

function heldByKey(value: unknown, { seats, said }: Saying): string {
  if (typeof value !== 'object' || value === null) return '';
  const held = new Map<string, unknown>(Object.entries(value));
  return eachIn(seats, ({ seat }) => textsOf(held.get(seat), said));
}

function heldInOrder(value: unknown, { seats, said }: Saying): string {
  return Array.isArray(value) ? eachIn(seats, (_, place) => textsOf(value[place], said)) : '';
}

function ranked(value: unknown, { seats }: Saying): string {
  if (!Array.isArray(value)) return '';
  const names = value.flatMap((id) => seats.find(({ seat }) => seat === id)?.name ?? []);
  return names.map((name, i) => `${ordinal(i + 1)} ${name}`).join(', ');
}

const eachIn = (
  seats: Page['seats'],
  textsFor: (seat: Page['seats'][number], place: number) => readonly string[],
): string =>
  seats
    .flatMap((seat, place) => {
      const texts = textsFor(seat, place);
      return texts.length === 0 ? [] : [`${seat.name}: ${listed(texts)}`];
    })
    .join('; ');

function textsOf(held: unknown, said: SpecialWords['holds']): readonly string[] {
  const texts = (Array.isArray(held) ? held : [held]).filter((one) => typeof one === 'string');
  return said === undefined ? texts : texts.flatMap((one) => (Object.hasOwn(said, one) ? (said[one] ?? one) : []));
}
