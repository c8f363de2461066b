// For tests that are too many, or take too long, to be run each time: `npm run unit` runs all of them, `npm test` many,
// `npm run check` few (the projects `unit`, `many` and `short` in vitest.config.ts).
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    portion: 'all' | 'many' | 'few';
  }
}

/** All of the lists; in short one in so many of each, its first among them. */
export function inShort<T>(oneIn: number, ...lists: readonly (readonly T[])[]): T[] {
  const step = stepOf(oneIn);
  return lists.flatMap((list) => list.filter((_, i) => i % step === 0));
}

/** How often something is tried; in short one in so many times. */
export const timesInShort = (times: number, oneIn: number): number => Math.ceil(times / stepOf(oneIn));

/** Of what few are one in 32, many are one in six. */
function stepOf(oneIn: number): number {
  const portion = inject('portion');
  if (portion === 'all') return 1;
  return portion === 'many' ? Math.round(Math.sqrt(oneIn)) : oneIn;
}
