'use client';

import { useEffect, useState } from 'react';
import type { LoadedGame } from '@/components/match/game-screens';
import { loadGame } from './registry';

/** A game's rules and screens once they have arrived; null until then, and where there is no such game. */
export function useLoadedGame(id: string): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    let wanted = true;
    loadGame(id)?.then((game) => {
      if (wanted) setLoaded(game);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return loaded?.game.id === id ? loaded : null;
}
