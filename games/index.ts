import type { AnyGame } from './game';
import { all } from './generated/games';

/** Every game there is, by id. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.id, game]));
