'use client';

import { useEffect, useState } from 'react';
import type { Cell } from '@/games/logical-bluffs/grid';
import type { Proposal } from '@/games/logical-bluffs/language/suggest';
import type { Reader } from './reader';

interface Asked {
  /** Null: nothing is refused, or nobody wants to know. */
  readonly reader: Reader | null;
  readonly text: string;
  readonly subset: readonly Cell[];
}

/** Somebody who still writes is not interrupted. */
const PAUSE_MS = 350;
/** Milliseconds at a stretch; then keys and clicks are heard. */
const STRETCH_MS = 12;

/** What could be said instead of what is refused, nearest first; found bit by bit once nobody writes. */
export function useSaidInstead({ reader, text, subset }: Asked): readonly Proposal[] {
  const key = JSON.stringify([subset, text]);
  const [found, setFound] = useState<{ readonly key: string; readonly said: readonly Proposal[] }>({
    key: '',
    said: [],
  });
  useEffect(() => {
    if (reader === null) return;
    const [tiles, asked]: [Cell[], string] = JSON.parse(key);
    const attempts = reader.suggestionsOneByOne(asked, tiles);
    const said: Proposal[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const until = performance.now() + STRETCH_MS;
      while (performance.now() < until) {
        const { value, done } = attempts.next();
        if (done === true) return setFound({ key, said });
        if (value !== null) said.push(value);
      }
      timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [reader, key]);
  return reader !== null && found.key === key ? found.said : [];
}
