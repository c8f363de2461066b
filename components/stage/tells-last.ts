import type { GameScreens } from '@/components/match/game-screens';
import type { MatchView } from '@/games/game';

/** Whether there is a last close to tell again to who comes now, as far as the game's scenes need not be here to say so. */
export const tellsLast = (
  { loadScenes, hasTold }: Pick<GameScreens, 'loadScenes' | 'hasTold'>,
  view: MatchView,
): boolean => loadScenes !== undefined && (hasTold?.(view) ?? view.round > 1);
