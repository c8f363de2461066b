'use client';

import { useEffect, useState } from 'react';
import { useReached } from '@/components/match/when-reached';
import type { MatchView } from '@/games/game';

interface Given {
  readonly view: MatchView;
  now(): number;
  /** Nothing is waited for from this viewer: whatever closes comes from others. */
  readonly isOut: boolean;
}

/** Enough to fetch what shows a close. */
const NEAR_MS = 20_000;

/**
 * Whether something may close soon, or there is nothing better to do than to be ready for it. Not while the page has just come,
 * it is this seat's turn, time is left, nothing has closed since and nobody has reached for it. Once true it stays true.
 */
export function useIsCloseNear({ view, now, isOut }: Given): boolean {
  const isReached = useReached();
  const isDueSoon = useIsDueSoon({ view, now });
  const [first] = useState(view);
  const isAnother = first.round !== view.round || first.phase !== view.phase;
  const isNear = isReached || isDueSoon || isOut || isAnother;
  const [wasNear, setNear] = useState(isNear);
  if (isNear && !wasNear) setNear(true);
  return wasNear;
}

function useIsDueSoon({ view: { dueAt }, now }: Omit<Given, 'isOut'>): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    if (dueAt === null) return;
    const timer = setTimeout(() => setSoon(true), dueAt - now() - NEAR_MS);
    return () => clearTimeout(timer);
  }, [dueAt, now]);
  return isSoon;
}
