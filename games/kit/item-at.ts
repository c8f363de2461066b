import { invariant } from './invariant';

/** What stands at a place that is there: a place outside is a bug. Not for inner loops (see ints.ts). */
export function itemAt<T>(items: readonly T[], place: number): T {
  const item = items[place];
  invariant(item !== undefined, `place ${place} of ${items.length} is there`);
  return item;
}
