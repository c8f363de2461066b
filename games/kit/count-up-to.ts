/** How many of a list, in ascending order of `numberOf`, have at most `limit`; by halves, for lists of thousands. */
export function countUpTo<T>(sorted: readonly T[], limit: number, numberOf: (one: T) => number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = sorted[middle];
    if (one !== undefined && numberOf(one) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
