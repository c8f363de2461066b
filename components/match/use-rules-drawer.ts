'use client';

import { useCallback, useEffect, useState } from 'react';

/** Kept in this browser: that its owner has been shown how a game is played. Browser tests know it too. */
const knowsKey = (game: string): string => `knows ${game}`;

/** Whether this is the first time here; never where a browser keeps nothing. */
function isFirstTime(game: string): boolean {
  try {
    if (window.localStorage.getItem(knowsKey(game)) !== null) return false;
    window.localStorage.setItem(knowsKey(game), 'yes');
    return true;
  } catch {
    return false;
  }
}

interface RulesDrawer {
  readonly isOpen: boolean;
  /** Somebody asked for it. */
  readonly isWanted: boolean;
  toggle(): void;
  close(): void;
}

/** The drawer of rules: opens by itself at somebody's first match of a game, once they play. */
export function useRulesDrawer(game: string, isPlaying: boolean): RulesDrawer {
  const [state, setState] = useState<'closed' | 'offered' | 'wanted'>('closed');
  useEffect(() => {
    if (isPlaying && isFirstTime(game)) setState('offered');
  }, [game, isPlaying]);
  const close = useCallback(() => setState('closed'), []);
  const toggle = useCallback(() => setState((now) => (now === 'closed' ? 'wanted' : 'closed')), []);
  return { isOpen: state !== 'closed', isWanted: state === 'wanted', toggle, close };
}
