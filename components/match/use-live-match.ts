'use client';

import { useState, useSyncExternalStore } from 'react';
import { usePerson } from '@/components/shell/person';
import { createLiveMatch, type FirstView, type LiveMatch, type LiveSnapshot } from './live-match';

/** A match, live, for as long as the component is on screen; it begins with what the server made the page with. */
export function useLiveMatch(
  first: FirstView,
  { asSpectator = false } = {},
): LiveSnapshot & { readonly live: LiveMatch } {
  const isSignedIn = usePerson() !== null;
  const [live] = useState(() => createLiveMatch(first, { asSpectator, isSignedIn }));
  const snapshot = useSyncExternalStore(live.subscribe, live.snapshot, live.snapshot);
  return { ...snapshot, live };
}
