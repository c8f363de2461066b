import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchView } from '@/games/game';
import { isJustLeft, JUST_LEFT_MS, type LeftPlace, momentOf, placeLeftIn } from './left-place';

interface Looked {
  readonly left: LeftPlace | null;
  /** It was left as the page was loaded again, and not longer ago. */
  readonly isJust: boolean;
}

interface Left extends Looked {
  /** False until the tab's storage has been read, which the server cannot. */
  readonly isKnown: boolean;
}

const nowhere: Looked = { left: null, isJust: false };

/** Where this page was left, as it was opened again; nowhere as soon as the match has gone on. */
export function useLeftPlace(code: string, view: MatchView): Left {
  const [looked, setLooked] = useState<Looked | null>(null);
  const look = useEffectEvent(() => {
    const left = placeLeftIn(code, momentOf(view));
    setLooked({ left, isJust: isJustLeft(left, Date.now()) });
  });
  useEffect(() => look(), []);
  const isStill = looked?.left?.moment === momentOf(view);
  return { ...(isStill ? looked : nowhere), isKnown: looked !== null };
}

/** Whether a scene was left so short a while ago that it goes on where one comes back to it. */
export function useIsJustLeft(code: string, view: MatchView): boolean {
  const { left, isJust } = useLeftPlace(code, view);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isJust || left === null) return;
    const timer = setTimeout(() => setLong(true), left.at + JUST_LEFT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [isJust, left]);
  return isJust && !isLong;
}
