import type { Waiting } from '@/games/waiting';

/** A row of what waits for the host: one thing, or all that one player asks. */
export interface WaitingRow extends Pick<Waiting, 'id' | 'since' | 'text' | 'safeText' | 'tab' | 'taken'> {
  /** What the row stands for, oldest first; none where it says all itself. */
  readonly all: readonly Waiting[];
}

/** Somebody who asks much has one row, where the first of it waits: the others are not crowded out. */
export function waitingRows(waiting: readonly Waiting[]): readonly WaitingRow[] {
  const rows = groupedBy(waiting, ({ id, askedBy }) => (askedBy === undefined ? id : `asked by ${askedBy}`));
  return [...rows].flatMap(([key, all]) => {
    const [first] = all;
    if (first === undefined) return [];
    if (all.length === 1) return [{ ...first, all: [] }];
    const { since, tab, askedBy } = first;
    const text = thingsWords({ name: askedBy ?? '', count: all.length });
    return [{ id: key, since, tab, text, safeText: `${all.length} questions wait for you.`, all }];
  });
}

/** In the order in which each group's first one comes. */
export function groupedBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, readonly T[]> {
  const groups = new Map<K, readonly T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** "Ada asks 20 things". */
export const thingsWords = ({ name, count }: { name: string; count: number }): string => `${name} asks ${count} things`;
