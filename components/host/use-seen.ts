import { useEffect, useEffectEvent } from 'react';
import { api } from '@/components/api/client';
import type { MatchPage } from '@/server/pages/shapes';

/** What changes again within this was not read. */
const readMs = 1_000;

/** Says that a host has before their eyes what the page shows, a moment after that changed or came in sight: then nothing else tells them. */
export function useSeen({ code, can, safe }: MatchPage, shown: string): void {
  const note = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || safe || !can.host) return;
    void api.reach.seen.mutate({ code }).catch(() => {}); // the next change says it again
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is that changed
  useEffect(() => {
    const timer = setTimeout(note, readMs);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
}
