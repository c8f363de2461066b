import { inWords } from '@/components/stage/words';
import type { Settings } from '@/games/logical-bluffs/settings';

/** How many tiles each of the two knows from the start, for either of them and for who looks on. */
export function knownWords([one, other]: Settings['known']): string {
  const [fewer, more] = [one.length, other.length].toSorted((a, b) => a - b).map(inWords);
  if (fewer !== more) return `One of the two knows ${more} of them, the other ${fewer === 'no' ? 'none' : fewer}.`;
  return more === 'no' ? 'Nobody knows any of them.' : `Each of the two knows ${more} of them.`;
}
