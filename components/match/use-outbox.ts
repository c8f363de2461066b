'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { Problem } from '@/components/board/problem-of';
import { outbox } from './outbox';
import { waitingWords } from './outbox-words';

const none: ReturnType<typeof outbox.now> = [];

/** What of this page waits for its network, or for an answer; null: nothing. */
export function useWaiting(): Problem | null {
  const onItsWay = useSyncExternalStore(outbox.subscribe, outbox.now, () => none);
  return useMemo(() => waitingWords(onItsWay), [onItsWay]);
}
