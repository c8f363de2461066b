'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyGame } from '@/games/game';
import type { Rules } from './rules';
import { reaching } from './when-reached';

export interface ComingRules {
  /** Null until they are here. */
  readonly rules: Rules | null;
  /** Waits for them; fails where they cannot be had. */
  get(): Promise<Rules>;
}

/**
 * A game's rules for somebody who may act: fetched as soon as a hand reaches for the page, not before, since the page is
 * drawn and can be read without them. Who watches never needs them.
 */
export function useRules(load: () => Promise<AnyGame>, mayAct: boolean): ComingRules {
  const [rules, setRules] = useState<Rules | null>(null);
  const coming = useRef<Promise<Rules> | null>(null);
  const get = useCallback(() => {
    coming.current ??= fetchRules(load);
    coming.current.then(setRules, () => {
      coming.current = null; // asked for again with the next move
    });
    return coming.current;
  }, [load]);
  const isAwaited = mayAct && rules === null;
  useEffect(() => {
    if (!isAwaited) return;
    const reach = () => void get().catch(() => {});
    for (const event of reaching) window.addEventListener(event, reach);
    return () => {
      for (const event of reaching) window.removeEventListener(event, reach);
    };
  }, [isAwaited, get]);
  return { rules, get };
}

async function fetchRules(load: () => Promise<AnyGame>): Promise<Rules> {
  const [game, { rulesOf }] = await Promise.all([load(), import('./rules')]);
  return rulesOf(game);
}
