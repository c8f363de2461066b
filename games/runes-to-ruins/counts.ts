export interface Counts {
  readonly total: number;
  /** `[position][rune index]`: how many of the symbols have the rune there. */
  readonly at: readonly Float64Array[];
}

/** How many of the symbols have a rune anywhere. */
export const countWith = ({ at }: Counts, rune: number): number => at.reduce((sum, row) => sum + (row[rune] ?? 0), 0);
