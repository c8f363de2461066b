import { bifrost } from './bifrost/game';
import type { AnyGame } from './game';
import { logicalBluffs } from './logical-bluffs/game';
import { pointingChains } from './pointing-chains/game';
import { proofByContradiction } from './proof-by-contradiction/game';
import { runesToRuins } from './runes-to-ruins/game';

const all: readonly AnyGame[] = [pointingChains, proofByContradiction, bifrost, logicalBluffs, runesToRuins];

/** Every game there is, by id, in the order in which they are offered. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.id, game]));
