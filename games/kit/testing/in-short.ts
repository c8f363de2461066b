// For tests that are too many, or take too long, to be run before every push: `npm run check` runs some of them (the
// project `short` in vitest.config.ts), `npm test` all.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isInShort: boolean;
  }
}

/** All of the lists; in short one in so many of each, its first among them. */
export function inShort<T>(oneIn: number, ...lists: readonly (readonly T[])[]): T[] {
  const step = inject('isInShort') ? oneIn : 1;
  return lists.flatMap((list) => list.filter((_, i) => i % step === 0));
}

/** How often something is tried; in short one in so many times. */
export const timesInShort = (times: number, oneIn: number): number =>
  inject('isInShort') ? Math.ceil(times / oneIn) : times;
