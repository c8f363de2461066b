import { useEffect, useEffectEvent, useState } from 'react';
import { forgetPlace, type LeftPlace } from './left-place';
import type { Closes } from './use-closes';

// A page that was loaded again in the middle of a scene goes on there. What the scene tells lies on the board already:
// public/early.js hides it before it is drawn, and it stays hidden until the scene is on.

/** Nobody is kept from a board for longer. */
const GIVE_UP_MS = 5000;

interface GoingOn {
  readonly closes: Closes;
  /** Null: nothing goes on by itself. */
  readonly left: LeftPlace | null;
  /** What tells it is here. */
  readonly isReady: boolean;
}

/** Whether what was left is about to go on: until then nothing is to be seen that it tells. */
export function useGoingOn({ closes, left, isReady }: GoingOn): boolean {
  const [isThrough, setThrough] = useState(false);
  const isComing = left !== null && !isThrough && closes.last === null;
  const begin = useEffectEvent(async () => {
    const again = left === null ? null : await closes.replay(left);
    if (again === null) forgetPlace(closes.code);
    setThrough(true);
  });
  useEffect(() => {
    if (isComing && isReady) void begin();
  }, [isComing, isReady]);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setThrough(true), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing;
}

/** The board is to be seen again as soon as it is known that no scene goes on, or one is on. */
export function useUnhidden({ isKnown, isComing }: { isKnown: boolean; isComing: boolean }): void {
  useEffect(() => {
    if (isKnown && !isComing) delete document.documentElement.dataset.goingOn;
  }, [isKnown, isComing]);
}
