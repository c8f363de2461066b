'use client';

import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notice';
import type { Knowledge } from '@/games/runes-to-ruins/knowledge';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';
import { emptyGrid, type GridDraft } from './grid-tool';
import type { LikelyAnswer, LikelyRequest } from './likely-worker';

interface LikelyProps {
  /** Of the player whom one looks at. */
  readonly knowledge: Knowledge;
  readonly value: GridDraft;
  readonly className?: string;
  onChange(value: GridDraft): void;
}

/** Fills the empty places with what is likely there from all that is known; a full guess is made anew. */
export function LikelyButton({ knowledge, value, className, onChange }: LikelyProps) {
  const [isBusy, setBusy] = useState(false);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const putIn = async () => {
    const stopped = new AbortController();
    asked.current = stopped;
    setBusy(true);
    try {
      const grid = value.grid.includes(null) ? value.grid : emptyGrid;
      const likely = await askWorker({ knowledge, grid }, stopped.signal);
      if (stopped.signal.aborted) return;
      if (likely === null) notify('Nothing that is still possible has these runes in these places.', 'danger');
      else onChange({ grid: likely, at: 0 });
    } catch {
      notify('No likely symbol could be worked out. Try again when you are connected.', 'danger');
    }
    setBusy(false);
  };
  return (
    <Button className={className} busy={isBusy} onClick={() => void putIn()}>
      <Sparkles aria-hidden className="size-4" />
      Put in a likely one
    </Button>
  );
}

function askWorker(request: LikelyRequest, signal: AbortSignal): Promise<RuneSymbol | null> {
  const worker = new Worker(new URL('./likely-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<LikelyAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LikelyAnswer>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker did not come'));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
