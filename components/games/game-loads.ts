import type { AnyScreens } from '@/components/match/game-screens';
import type { AnyGame } from '@/games/game';

/** How a game comes to a page that asks for it: its rules, the screens it has, and its RULES.md where it needs that. */
export interface GameLoads {
  game(): Promise<AnyGame>;
  screens?(): Promise<Partial<AnyScreens>>;
  rules?(): Promise<string>;
}
