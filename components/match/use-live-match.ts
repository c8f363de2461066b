'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { createLiveMatch, type LiveMatch, type LiveSnapshot } from './live-match';

/** A match, live, for as long as the component is on screen. */
export function useLiveMatch(code: string, { asSpectator = false } = {}): LiveSnapshot & { readonly live: LiveMatch } {
  const live = useMemo(() => createLiveMatch(code, { asSpectator }), [code, asSpectator]);
  const snapshot = useSyncExternalStore(live.subscribe, live.snapshot, live.snapshot);
  return { ...snapshot, live };
}
