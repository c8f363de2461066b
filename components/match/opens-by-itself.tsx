'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePerson } from '@/components/shell/person';

/** How long after one time it is asked again: soon at first, then seldom. */
const askAgainMs = [5_000, 10_000, 15_000, 30_000];

/** On a page of a match that is not open to who is signed in here: once a host lets them in, it opens. */
export function OpensByItself() {
  const [, , code] = usePathname().split('/');
  const isSomebody = usePerson() !== null;
  useEffect(() => {
    if (isSomebody && code !== undefined) return whenOpen(code, () => window.location.reload());
  }, [code, isSomebody]);
  return isSomebody ? (
    <p className="w-full text-muted text-sm">If a host lets you in, it opens here by itself.</p>
  ) : null;
}

/** Asks, while the page is looked at, whether the match is open to who is signed in here, and calls once. Gives what stops it. */
function whenOpen(code: string, open: () => void): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let screen: { unsubscribe(): void } | null = null;
  let isStopped = false;
  const later = () => {
    screen?.unsubscribe();
    screen = null;
    timer = setTimeout(() => void ask().catch(later), askAgainMs[Math.min(asked, askAgainMs.length - 1)]);
    asked += 1;
  };
  const ask = async () => {
    // What follows a match is fetched here: this is a part of every page of a match, and would bring it twice.
    const { followLive } = await import('@/components/api/follow-live');
    if (isStopped) return;
    if (document.visibilityState === 'hidden') return later();
    const onData = () => {
      stop();
      open();
    };
    screen = followLive({ code }, { onData, onError: later, onConnectionStateChange: () => {} });
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    screen?.unsubscribe();
  };
  later();
  return stop;
}
