/** What stands at a place that is there: a place outside is a bug. Not for the innermost loops. */
export function itemAt<T>(items: readonly T[], place: number): T {
  const item = items[place];
  if (item === undefined) throw new Error(`Place ${place} of ${items.length} is not there`);
  return item;
}
