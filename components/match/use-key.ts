'use client';

import { useState } from 'react';
import { createKey } from './create-key';

/**
 * The key for what a form says: the same until it says something else, so that it counts once where its answer was lost
 * and it is sent again.
 */
export function useKeyFor(said: string): string {
  const [kept, setKept] = useState(() => ({ said, key: createKey() }));
  if (kept.said === said) return kept.key;
  const next = { said, key: createKey() };
  setKept(next);
  return next.key;
}
