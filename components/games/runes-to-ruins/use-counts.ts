'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useReached } from '@/components/match/when-reached';
import type { Counts } from '@/games/runes-to-ruins/counts';
import { type Knowledge, knowing, placed } from '@/games/runes-to-ruins/knowledge';
import type { RuneRules } from '@/games/runes-to-ruins/runes';
import type { Grid } from '@/games/runes-to-ruins/symbol';
import type { CountAnswer, CountRequest } from './count-worker';

export interface Counting {
  /** Of the knowledge last counted; null before the first. */
  readonly counts: Counts | null;
  readonly isCounting: boolean;
}

/** Exact counts for what is known, from a worker. Only the latest knowledge is counted when several come at once. */
export function useCounts(knowledge: Knowledge | null): Counting {
  const key = useMemo(() => JSON.stringify(knowledge), [knowledge]);
  const [done, setDone] = useState<{ key: string; counts: Counts } | null>(null);
  const worker = useRef<Worker | null>(null);
  const wanted = useRef<{ key: string; id: number } | null>(null);
  const busy = useRef(false);
  const lastId = useRef(0);
  const isReached = useReached();

  useEffect(() => {
    if (!isReached) return; // a page that is only looked at weighs nothing of this
    const created = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
    worker.current = created;
    const sendWanted = () => {
      if (wanted.current === null || busy.current) return;
      busy.current = true;
      const request: CountRequest = { id: wanted.current.id, knowledge: JSON.parse(wanted.current.key) };
      created.postMessage(request);
    };
    created.onmessage = ({ data }: MessageEvent<CountAnswer>) => {
      busy.current = false;
      if (wanted.current?.id === data.id)
        setDone({ key: wanted.current.key, counts: { total: data.total, at: data.at } });
      else sendWanted();
    };
    created.addEventListener('wanted', sendWanted);
    sendWanted();
    return () => {
      created.terminate();
      worker.current = null;
      busy.current = false;
    };
  }, [isReached]);

  useEffect(() => {
    if (key === 'null') return;
    wanted.current = { key, id: ++lastId.current };
    worker.current?.dispatchEvent(new Event('wanted'));
  }, [key]);

  return { counts: key === 'null' ? null : (done?.counts ?? null), isCounting: key !== 'null' && done?.key !== key };
}

/** How many legal symbols have what is placed so far. */
export function useLegalCounts(grid: Grid, rules: RuneRules): Counting {
  const knowledge = useMemo(
    () =>
      grid.reduce(
        (known, rune, position) => (rune == null ? known : placed(known, { rune, position })),
        knowing(rules),
      ),
    [grid, rules],
  );
  return useCounts(knowledge);
}
