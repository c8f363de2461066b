'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { GameScreens } from '@/components/match/game-screens';
import { scenesOfScreens } from './load-scenes';
import type { PlayingProps } from './playing-scene';
import type { LoadedScenes } from './scene';

/** With what plays them. */
export interface ReadyScenes extends LoadedScenes {
  readonly PlayingScene: ComponentType<PlayingProps>;
}

interface Wanted {
  /** The match is over: the finale as well. */
  readonly isEnd: boolean;
  /** False while none can be needed soon. */
  readonly isWanted?: boolean;
}

/**
 * A game's scenes, fetched once they are wanted and the page has come to rest; null until they are here, and for a game that
 * has none. Their finale comes later than they do.
 */
export function useScenes(screens: GameScreens, { isEnd, isWanted = true }: Wanted): ReadyScenes | null {
  const [scenes, setScenes] = useState<ReadyScenes | null>(null);
  const hasCome = useRef(false);
  useEffect(() => {
    if (!isWanted) return;
    let isHeard = true;
    let timer: ReturnType<typeof setTimeout>;
    const take = (loaded: ReadyScenes | null) => {
      hasCome.current = true;
      if (isHeard) setScenes(loaded);
    };
    const load = () => {
      readyScenes(screens, isEnd).then(take, () => {
        if (isHeard) timer = setTimeout(load, RETRY_MS);
      });
    };
    timer = setTimeout(load, hasCome.current ? 0 : REST_MS);
    return () => {
      isHeard = false;
      clearTimeout(timer);
    };
  }, [screens, isWanted, isEnd]);
  return scenes;
}

async function readyScenes(screens: GameScreens, isEnd: boolean): Promise<ReadyScenes | null> {
  if (screens.loadScenes === undefined) return null;
  const [scenes, { PlayingScene }] = await Promise.all([
    scenesOfScreens(screens, { isEnd }),
    import('./playing-scene'),
  ]);
  return scenes === null ? null : { ...scenes, PlayingScene };
}

/** Whether the end can be told as the game tells it, or the game leaves that to the frame. */
export const canTellEnd = ({ loadScenes }: GameScreens, scenes: ReadyScenes | null): boolean =>
  loadScenes === undefined || (scenes !== null && (scenes.finale !== null || scenes.loadFinale === undefined));

const REST_MS = 300;
const RETRY_MS = 5000;
