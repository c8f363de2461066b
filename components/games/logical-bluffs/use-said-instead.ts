'use client';

import { useEffect, useState } from 'react';
import type { Cell } from '@/games/logical-bluffs/grid';
import type { Reader } from './reader';
import type { Offered } from './reading';
import { useAnswer } from './use-reader';

interface Asked {
  /** Null: nothing is refused, or nobody wants to know. */
  readonly reader: Reader | null;
  readonly text: string;
  readonly subset: readonly Cell[];
}

/** Somebody who still writes is not interrupted. */
const PAUSE_MS = 350;

/** What could be said instead of what is refused, nearest first; found once nobody writes. */
export function useSaidInstead({ reader, text, subset }: Asked): readonly Offered[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useAnswer(reader, 'instead', settled !== text || reader === null ? null : [subset, text]);
  return found?.isLatest ? (found.answer ?? []) : [];
}
