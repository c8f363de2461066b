import type { ComponentType } from 'react';
import type { AnyScreens, DrawnGame, LoadedGame } from '@/components/match/game-screens';
import type { AnyGame } from '@/games/game';
import type { BriefProps, GameLoads } from './game-loads';
import { loads } from './generated/loads';

// The games' screens by game id, loaded only when a page of that game asks; its rules only where they are asked too.

const drawn = new Map<string, Promise<DrawnGame>>();

export const loadsOf = (id: string): GameLoads | undefined => (Object.hasOwn(loads, id) ? loads[id] : undefined);

/** A game's screens, loaded once; null where no such game exists. */
export function drawGame(id: string): Promise<DrawnGame> | null {
  const own = loadsOf(id);
  if (own === undefined) return null;
  const known = drawn.get(id) ?? draw(own);
  drawn.set(id, known);
  return known;
}

async function draw(own: GameLoads): Promise<DrawnGame> {
  const game = await own.drawn();
  const { screens } = game;
  if (isComplete(screens)) return { ...game, screens };
  return { ...game, screens: { ...(await defaultsFor(await game.loadGame(), screens)), ...screens } };
}

const isComplete = (screens: Partial<AnyScreens>): screens is AnyScreens => screens.Play !== undefined;

async function defaultsFor(game: AnyGame, own: Partial<AnyScreens>): Promise<AnyScreens> {
  const { defaultScreens } = await import('@/components/default-screens/default-screens');
  return defaultScreens(game, own);
}

const arriving = new Map<string, Promise<DrawnGame | null>>();

/** As `drawGame`, for React's `use`: always the same promise, which never fails; null where the game cannot be had. */
export function arrivingGame(id: string): Promise<DrawnGame | null> {
  const known = arriving.get(id) ?? Promise.resolve(drawGame(id)).catch(() => null);
  arriving.set(id, known);
  return known;
}

const briefs = new Map<string, Promise<ComponentType<BriefProps> | null>>();

/** A game's rules in brief, for React's `use`; null where it has none, or they cannot be had now. */
export function arrivingBrief(id: string): Promise<ComponentType<BriefProps> | null> {
  const known = briefs.get(id) ?? Promise.resolve(loadsOf(id)?.brief?.() ?? null).catch(() => null);
  briefs.set(id, known);
  return known;
}

/** A game's screens and rules; null where no such game exists. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const game = await drawGame(id);
  return game === null ? null : { ...game, game: await game.loadGame() };
}
