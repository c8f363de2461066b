import type { GameScreens } from '@/components/match/game-screens';
import type { LoadedScenes } from './scene';

export type ScreensWithScenes = Pick<GameScreens, 'loadScenes' | 'isPassing'>;

/** A game's scenes, at the end of a match with its finale; null: the game has none. Fails where they cannot be had. */
export async function scenesOfScreens(
  { loadScenes, isPassing = false }: ScreensWithScenes,
  { isEnd }: { readonly isEnd: boolean },
): Promise<LoadedScenes | null> {
  if (loadScenes === undefined) return null;
  const scenes = await loadScenes();
  return { ...scenes, isPassing, finale: isEnd ? ((await scenes.loadFinale?.()) ?? null) : null };
}
