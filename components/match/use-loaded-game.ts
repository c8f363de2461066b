'use client';

import { useEffect, useState } from 'react';
import { loadGame } from '@/components/games/registry';
import type { LoadedGame } from './game-screens';

/** A game's rules and screens once they are here; `failed` where they could not be had. */
export function useLoadedGame(id: string | null): { readonly loaded: LoadedGame | null; readonly failed: boolean } {
  const [state, setState] = useState<{ id: string | null; loaded: LoadedGame | null; failed: boolean }>({
    id,
    loaded: null,
    failed: false,
  });
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    loadGame(id).then(
      (loaded) => isWanted && setState({ id, loaded, failed: loaded === null }),
      () => isWanted && setState({ id, loaded: null, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return state.id === id ? state : { loaded: null, failed: false };
}
