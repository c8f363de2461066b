import type { AnyGame } from './game';
import { pointingChains } from './pointing-chains/game';

/** Every game there is, by id, in the order in which they are offered. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  [pointingChains satisfies AnyGame].map((game) => [game.id, game as AnyGame]),
);
