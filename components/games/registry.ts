import type { AnyScreens, LoadedGame } from '@/components/match/game-screens';
import type { AnyGame } from '@/games/game';
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

async function load(loads: GameLoads): Promise<LoadedGame> {
  const [game, own] = await Promise.all([loads.game(), loads.screens?.() ?? {}]);
  return { game, screens: isComplete(own) ? own : { ...(await defaultsFor(game, loads)), ...own } };
}

const isComplete = (screens: Partial<AnyScreens>): screens is AnyScreens =>
  screens.Play !== undefined && screens.Rulebook !== undefined;

async function defaultsFor(game: AnyGame, { rules }: GameLoads): Promise<AnyScreens> {
  const [{ defaultScreens }, text] = await Promise.all([
    import('@/components/default-screens/default-screens'),
    rules?.() ?? '',
  ]);
  return defaultScreens({ game, rules: text });
}
