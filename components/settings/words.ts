import { settingWords } from '@/games/generated/setting-words';
import {
  commonSettingWords,
  type GameSettingWords,
  type SettingWords,
  type SpecialWords,
} from '@/games/kit/setting-words';

const wordsOfGame = (game: string): GameSettingWords | null =>
  Object.hasOwn(settingWords, game) ? (settingWords[game] ?? null) : null;

/**
 * How a setting is put on screen; `special`: by the game's own field; `idle`: not at all, it does nothing here; null:
 * nobody has written it down.
 */
export function wordsOf(game: string, setting: string): SettingWords | 'special' | 'idle' | null {
  const own = wordsOfGame(game);
  if (own?.idle?.includes(setting)) return 'idle';
  const common = commonSettingWords(own?.part ?? 'round');
  if (Object.hasOwn(common, setting)) return common[setting] ?? null;
  if (own === null) return null;
  if (Object.hasOwn(own.special, setting)) return 'special';
  return Object.hasOwn(own.settings, setting) ? (own.settings[setting] ?? null) : null;
}

/** Settings with a field of the game's own, by key. */
export const specialWords = (game: string): Readonly<Record<string, SpecialWords>> => wordsOfGame(game)?.special ?? {};

/** What a setting is called, whoever draws its field. */
export function settingLabel(game: string, setting: string): string {
  const words = wordsOf(game, setting);
  if (words !== null && typeof words !== 'string') return words.label;
  const special = specialWords(game);
  return (Object.hasOwn(special, setting) ? special[setting]?.label : undefined) ?? setting;
}

/** A length of time that is chosen in minutes, hours or days; one with a unit of its own is a number of these. */
export const isDuration = (key: string, { unit }: SettingWords): boolean =>
  key.endsWith('Seconds') && unit === undefined;

/** The settings of a game in the order in which they are shown: its own, then the common ones. */
export function settingOrder(game: string): readonly string[] {
  return [...Object.keys(wordsOfGame(game)?.settings ?? {}), ...Object.keys(commonSettingWords('round'))];
}
