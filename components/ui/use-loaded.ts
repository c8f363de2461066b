'use client';

import { useEffect, useState } from 'react';

/** What `load` brings, from when it is here; null before, without one, and where it cannot be fetched. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    load?.().then(
      (one) => isWanted && setLoaded(() => one),
      () => {}, // whoever asks says it in another way
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}
