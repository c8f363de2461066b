/** An item with its rank: 1 for the best, shared by items that nothing separates (1, 2, 2, 4). */
export interface Ranked<T> {
  readonly item: T;
  readonly rank: number;
}

/** Items best first by `compare` (negative: the first is better); equal ones share a rank and keep their order. */
export function rankBy<T>(items: readonly T[], compare: (a: T, b: T) => number): Ranked<T>[] {
  const ranked: { item: T; rank: number }[] = [];
  for (const item of [...items].sort(compare)) {
    const above = ranked.at(-1);
    const rank = above !== undefined && compare(above.item, item) === 0 ? above.rank : ranked.length + 1;
    ranked.push({ item, rank });
  }
  return ranked;
}
