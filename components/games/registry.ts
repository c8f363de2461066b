import type { LoadedGame } from '@/components/match/game-screens';

// The games' screens by game id, each loaded with its rules only when a page of that game asks. A new game adds a line.

type Load = () => Promise<LoadedGame>;

const loads: ReadonlyMap<string, Load> = new Map<string, Load>([
  [
    'pointing-chains',
    async () => {
      const [{ pointingChains: game }, { default: screens }] = await Promise.all([
        import('@/games/pointing-chains/game'),
        import('./pointing-chains/screens'),
      ]);
      return { game, screens };
    },
  ],
  [
    'bifrost',
    async () => {
      const [{ bifrost: game }, { default: screens }] = await Promise.all([
        import('@/games/bifrost/game'),
        import('./bifrost/screens'),
      ]);
      return { game, screens };
    },
  ],
  [
    'proof-by-contradiction',
    async () => {
      const [{ proofByContradiction: game }, { default: screens }] = await Promise.all([
        import('@/games/proof-by-contradiction/game'),
        import('./proof-by-contradiction/screens'),
      ]);
      return { game, screens };
    },
  ],
  [
    'logical-bluffs',
    async () => {
      const [{ logicalBluffs: game }, { default: screens }] = await Promise.all([
        import('@/games/logical-bluffs/game'),
        import('./logical-bluffs/screens'),
      ]);
      return { game, screens };
    },
  ],
  [
    'runes-to-ruins',
    async () => {
      const [{ runesToRuins: game }, { default: screens }] = await Promise.all([
        import('@/games/runes-to-ruins/game'),
        import('./runes-to-ruins/screens'),
      ]);
      return { game, screens };
    },
  ],
]);

const loaded = new Map<string, Promise<LoadedGame>>();

/** A game's rules and screens, loaded once; null where no such game exists. */
export function loadGame(id: string): Promise<LoadedGame> | null {
  const load = loads.get(id);
  if (load === undefined) return null;
  const known = loaded.get(id) ?? load();
  loaded.set(id, known);
  return known;
}

export const gamesWithScreens = (): readonly string[] => [...loads.keys()];
