'use client';

import { useEffect, useState } from 'react';
import type { Reader } from './reader';

let arrived: Reader | null = null;

/**
 * What reads and counts; null until it is wanted and here, and while the server draws the page: that could take long, and
 * would hold up everybody there.
 */
export function useReader(isWanted: boolean): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    if (!isWanted || reader !== null) return;
    if (arrived !== null) return setReader(arrived);
    let isHere = true;
    import('./reader').then(
      (module) => {
        arrived = module.reader;
        if (isHere) setReader(module.reader);
      },
      () => {}, // the page is usable without; the next desk asks again
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, reader]);
  return reader;
}
