import { formatDuration } from '@/components/ui/duration';
import { catalogEntry } from '@/games/catalog';
import type { SettingWords } from '@/games/kit/setting-words';
import { proposedSettings, startingSettings } from '@/games/manifest';
import type { MatchPage } from '@/server/pages/shapes';
import { isDuration, settingLabel, settingOrder, wordsOf } from './words';

export interface SettingLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Differs from what such a match starts with. */
  readonly changed: boolean;
}

/**
 * A match's settings in words, a line each, from the complete settings and those given. Settings with a field of the
 * game's own are left out: the game's rulebook and board show them.
 */
export function summariseSettings({
  game,
  settings,
  given,
  starting,
}: {
  game: string;
  settings: Readonly<Record<string, unknown>>;
  given: Readonly<Record<string, unknown>>;
  starting: Readonly<Record<string, unknown>>;
}): readonly SettingLine[] {
  const isChanged = (key: string) =>
    Object.hasOwn(starting, key) ? settings[key] !== starting[key] : Object.hasOwn(given, key);
  const lines = settingOrder(game).flatMap((key) => {
    const words = wordsOf(game, key);
    if (words === null || typeof words === 'string' || !Object.hasOwn(settings, key)) return [];
    const value = valueInWords({ key, value: settings[key], words });
    if (value === null) return [];
    const { label, number = null } = words;
    const said = number === null ? value : value.replace(/\bN\b/, String(settings[number]));
    const changed = isChanged(key) || (number !== null && isChanged(number));
    return [{ key, label, value: said, changed, number }];
  });
  // A number that another line says already has no line of its own.
  const saidAlready = new Set(lines.map(({ number }) => number));
  return lines.filter(({ key }) => !saidAlready.has(key)).map(({ number: _, ...line }) => line);
}

/** As its page has them, without what so few seats can never come to. */
export function settingsOfMatch(page: PageSettings): readonly SettingLine[] {
  const { game, settings, settingsGiven: given } = page;
  const lines = summariseSettings({ game, settings, given, starting: startingOf(page) });
  return lines.filter(({ key, changed }) => changed || matters(page, key));
}

/** What the host has set in a field of the game's own and no line says (`said`: keys of those that one does): what each is called. */
export const specialOfMatch = (
  { game, settingsGiven }: Pick<PageSettings, 'game' | 'settingsGiven'>,
  said: readonly string[],
): readonly string[] =>
  Object.keys(settingsGiven)
    .filter((key) => wordsOf(game, key) === 'special' && !said.includes(key))
    .map((key) => settingLabel(game, key));

/**
 * What a match's settings are compared with. What is proposed for so many players counts where it was taken: other matches
 * stand at the standard.
 */
export function startingOf({ game, settingsGiven, ...page }: PageSettings): Readonly<Record<string, unknown>> {
  const entry = catalogEntry(game);
  if (entry === null) return {};
  const seats = page.seats.length;
  const left = Object.keys(proposedSettings(entry, seats)).filter((key) => !Object.hasOwn(settingsGiven, key));
  const starting = Object.entries(startingSettings(entry, { ...page, seats }));
  return Object.fromEntries(starting.filter(([key]) => !left.includes(key)));
}

function matters({ game, settings, seats }: PageSettings, key: string): boolean {
  const words = wordsOf(game, key);
  const value = settings[key];
  const takesPlayers = words !== null && typeof words !== 'string' && words.takesPlayers === true;
  return !takesPlayers || typeof value !== 'number' || seats.length >= value;
}

export type PageSettings = Pick<MatchPage, 'game' | 'settings' | 'settingsGiven' | 'practice' | 'sealed'> & {
  readonly seats: readonly unknown[];
};

/** What a setting stands at, in words; null where it has none. */
export function valueInWords({
  key,
  value,
  words,
}: {
  key: string;
  value: unknown;
  words: SettingWords;
}): string | null {
  const takesTime = isDuration(key, words);
  if (value === null) return words.none ?? (takesTime ? 'No deadline' : 'None');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return takesTime ? formatDuration(value * 1000) : withUnit(value, words);
  if (typeof value !== 'string' || words.options === undefined) return null;
  return Object.hasOwn(words.options, value) ? (words.options[value]?.label ?? null) : null;
}

function withUnit(value: number, { unit, unitOfOne = unit }: SettingWords): string {
  return unit === undefined ? String(value) : `${value} ${value === 1 ? unitOfOne : unit}`;
}
