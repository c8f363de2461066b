import type { LoadedGame } from '@/components/match/game-screens';
import type { GameLoads } from './game-loads';
import { loads } from './generated/loads';

// The games' screens by game id, each loaded with its rules only when a page of that game asks.

const loaded = new Map<string, Promise<LoadedGame>>();

/** A game's rules and screens, loaded once; null where no such game exists. */
export function loadGame(id: string): Promise<LoadedGame> | null {
  const own = Object.hasOwn(loads, id) ? loads[id] : undefined;
  if (own === undefined) return null;
  const known = loaded.get(id) ?? load(own);
  loaded.set(id, known);
  return known;
}

async function load({ game, screens }: GameLoads): Promise<LoadedGame> {
  const [rules, drawn] = await Promise.all([game(), screens()]);
  return { game: rules, screens: drawn };
}
