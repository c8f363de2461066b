import { settingWords } from '@/games/generated/setting-words';
import { commonSettingWords, type GameSettingWords, type SettingWords } from '@/games/kit/setting-words';

const wordsOfGame = (game: string): GameSettingWords | null =>
  Object.hasOwn(settingWords, game) ? (settingWords[game] ?? null) : null;

/** How a setting is put on screen; `special`: by the game's own field; null: nobody has written it down. */
export function wordsOf(game: string, setting: string): SettingWords | 'special' | null {
  if (Object.hasOwn(commonSettingWords, setting)) return commonSettingWords[setting] ?? null;
  const own = wordsOfGame(game);
  if (own === null) return null;
  if (own.special.includes(setting)) return 'special';
  return Object.hasOwn(own.settings, setting) ? (own.settings[setting] ?? null) : null;
}

/** The settings of a game in the order in which they are shown: its own, then the common ones. */
export function settingOrder(game: string): readonly string[] {
  return [...Object.keys(wordsOfGame(game)?.settings ?? {}), ...Object.keys(commonSettingWords)];
}
