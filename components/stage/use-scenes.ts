'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { GameScreens } from '@/components/match/game-screens';
import type { PlayingProps } from './playing-scene';
import type { GameScenes } from './scene';

/** With what plays them. */
export interface ReadyScenes extends GameScenes {
  readonly PlayingScene: ComponentType<PlayingProps>;
}

/** A game's scenes, fetched when the page has come to rest; null until they are here, and for a game that has none. */
export function useScenes({ loadScenes }: GameScreens): ReadyScenes | null {
  const [scenes, setScenes] = useState<ReadyScenes | null>(null);
  useEffect(() => {
    if (loadScenes === undefined) return;
    let isWanted = true;
    const take = (loaded: ReadyScenes) => isWanted && setScenes(loaded);
    const load = () => readyScenes(loadScenes).then(take, () => setTimeout(load, RETRY_MS));
    const timer = setTimeout(load, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [loadScenes]);
  return scenes;
}

async function readyScenes(loadScenes: () => Promise<GameScenes>): Promise<ReadyScenes> {
  const [scenes, { PlayingScene }] = await Promise.all([loadScenes(), import('./playing-scene')]);
  return { ...scenes, PlayingScene };
}

const REST_MS = 300;
const RETRY_MS = 5000;
