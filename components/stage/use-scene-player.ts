'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Scene } from './scene';
import { browserClock, createScenePlayer, HUSH_MS, type SceneMoment, type ScenePlayer } from './scene-player';

export interface PlayedScene {
  readonly scene: Scene;
  readonly hasHush: boolean;
  readonly isStill: boolean;
  readonly speed?: number;
  /** The id of the beat that it goes on from; absent: its first. */
  readonly from?: string;
}

/** Plays a scene for as long as it is on the page; another scene starts anew. */
export function useScenePlayer({ scene, hasHush, isStill, speed = 1, from: left }: PlayedScene): {
  readonly player: ScenePlayer;
  readonly moment: SceneMoment;
  readonly isHeld: boolean;
} {
  const from = Math.max(
    0,
    scene.beats.findIndex(({ id }) => id === left),
  );
  const player = useMemo(
    () => createScenePlayer({ scene, clock: browserClock, hushMs: hasHush ? HUSH_MS : 0, isStill, speed, from }),
    [scene, hasHush, isStill, speed, from],
  );
  useEffect(() => {
    player.start();
    return player.stop;
  }, [player]);
  const moment = useSyncExternalStore(player.subscribe, player.moment, player.moment);
  const isHeld = useSyncExternalStore(player.subscribe, player.isHeld, player.isHeld);
  return { player, moment, isHeld };
}

const query = '(prefers-reduced-motion: reduce)';
const watchMotion = (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether this person asked for no motion. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(query).matches,
    () => false,
  );
