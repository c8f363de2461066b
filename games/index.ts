import type { AnyGame } from './game';

/** Every game there is, by id, in the order in which they are offered. */
export const games: ReadonlyMap<string, AnyGame> = new Map(([] as AnyGame[]).map((game) => [game.id, game]));
