import type { AnyScreens } from '@/components/match/game-screens';
import type { AnyGame } from '@/games/game';

/** How a game comes to a page that asks for it. */
export interface GameLoads {
  game(): Promise<AnyGame>;
  screens(): Promise<AnyScreens>;
}
