import { settingWords } from '@/games/generated/setting-words';
import { commonSettingWords, type GameSettingWords, type SettingWords } from '@/games/kit/setting-words';

const wordsOfGame = (game: string): GameSettingWords | null =>
  Object.hasOwn(settingWords, game) ? (settingWords[game] ?? null) : null;

/**
 * How a setting is put on screen; `special`: by the game's own field; `idle`: not at all, it does nothing here; null:
 * nobody has written it down.
 */
export function wordsOf(game: string, setting: string): SettingWords | 'special' | 'idle' | null {
  const own = wordsOfGame(game);
  if (own?.idle?.includes(setting)) return 'idle';
  if (Object.hasOwn(commonSettingWords, setting)) return commonSettingWords[setting] ?? null;
  if (own === null) return null;
  if (own.special.includes(setting)) return 'special';
  return Object.hasOwn(own.settings, setting) ? (own.settings[setting] ?? null) : null;
}

/** A length of time that is chosen in minutes, hours or days; one with a unit of its own is a number of these. */
export const isDuration = (key: string, { unit }: SettingWords): boolean =>
  key.endsWith('Seconds') && unit === undefined;

/** The settings of a game in the order in which they are shown: its own, then the common ones. */
export function settingOrder(game: string): readonly string[] {
  return [...Object.keys(wordsOfGame(game)?.settings ?? {}), ...Object.keys(commonSettingWords)];
}
