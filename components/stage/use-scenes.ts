'use client';

import { useEffect, useState } from 'react';
import type { GameScreens } from '@/components/match/game-screens';
import type { GameScenes } from './scene';

/** A game's scenes, fetched when the page has come to rest; null until they are here, and for a game that has none. */
export function useScenes({ loadScenes }: GameScreens): GameScenes | null {
  const [scenes, setScenes] = useState<GameScenes | null>(null);
  useEffect(() => {
    if (loadScenes === undefined) return;
    let isWanted = true;
    const take = (loaded: GameScenes) => isWanted && setScenes(loaded);
    const load = () => loadScenes().then(take, () => setTimeout(load, RETRY_MS));
    const timer = setTimeout(load, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [loadScenes]);
  return scenes;
}

const REST_MS = 300;
const RETRY_MS = 5000;
