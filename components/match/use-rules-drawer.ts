'use client';

import { useCallback, useEffect, useState } from 'react';
import type { GameScreenProps } from './game-screens';

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
  /** Puts it away unless somebody asked for it: they have acted, and know how. */
  giveWay(): void;
}

/** The drawer of rules: opens by itself at somebody's first match of a game, while they play, until they have acted. */
export function useRulesDrawer(game: string, isPlaying: boolean): RulesDrawer {
  const [state, setState] = useState<'closed' | 'offered' | 'wanted'>('closed');
  useEffect(() => {
    if (isPlaying && isFirstTime(game)) setState('offered');
  }, [game, isPlaying]);
  const close = useCallback(() => setState('closed'), []);
  const giveWay = useCallback(() => setState((now) => (now === 'offered' ? 'closed' : now)), []);
  const toggle = useCallback(() => setState((now) => (now === 'closed' ? 'wanted' : 'closed')), []);
  const isWanted = state === 'wanted';
  return { isOpen: isWanted || (state === 'offered' && isPlaying), isWanted, toggle, close, giveWay };
}

/** The same, of which what is sent and taken puts the drawer away that opened by itself. */
export function useGivingWayTo(props: GameScreenProps, { giveWay }: Pick<RulesDrawer, 'giveWay'>): GameScreenProps {
  const { submit: send } = props;
  const submit = useCallback(
    async (action: unknown) => {
      const refusal = await send(action);
      if (refusal === null) giveWay();
      return refusal;
    },
    [send, giveWay],
  );
  return { ...props, submit };
}
