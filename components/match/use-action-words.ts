'use client';

import { useCallback, useEffect, useState } from 'react';
import type { SeatId } from '@/games/game';
import type { ActionWords, GameScreens } from './game-screens';

/** How the log tells actions of this game; until that is here, their types are shown. */
export function useActionWords({ loadActionWords }: GameScreens, nameOf: (seat: SeatId) => string) {
  const [words, setWords] = useState<ActionWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadActionWords?.().then(
      (loaded) => isWanted && setWords(() => loaded),
      () => {}, // the log can be read without
    );
    return () => {
      isWanted = false;
    };
  }, [loadActionWords]);
  return useCallback((action: unknown) => words?.(action, nameOf) ?? null, [words, nameOf]);
}
