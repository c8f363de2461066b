import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchView } from '@/games/game';
import { type LeftPlace, momentOf, placeLeftIn } from './left-place';

/** Where this page was left, as it was opened again; null: nowhere, or the match has gone on. */
export function useLeftPlace(code: string, view: MatchView): LeftPlace | null {
  const [left, setLeft] = useState<LeftPlace | null>(null);
  const look = useEffectEvent(() => setLeft(placeLeftIn(code, momentOf(view))));
  useEffect(() => look(), []);
  return left?.moment === momentOf(view) ? left : null;
}
