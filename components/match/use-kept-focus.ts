'use client';

import { type RefObject, useEffect } from 'react';

/** See `keepFocus`, which is fetched with the first key: who uses a pointer never needs it. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    if (page === null) return;
    const stop = new AbortController();
    const keep = async () => {
      const { keepFocus } = await import('./kept-focus');
      if (!stop.signal.aborted) stop.signal.addEventListener('abort', keepFocus(page));
    };
    window.addEventListener('keydown', () => void keep().catch(() => {}), { once: true, signal: stop.signal });
    return () => stop.abort();
  }, [root]);
}
