/** Hours of the night, by the clock on a wall. */
export interface QuietHours {
  /** An IANA name: "Europe/Berlin". */
  readonly zone: string;
  /** Minutes after midnight; they may lie on both sides of it. Never the same. */
  readonly from: number;
  readonly until: number;
}

/** Epoch milliseconds, in order. */
export interface Night {
  readonly from: number;
  readonly until: number;
}

/** When `ms` have run since `from` (epoch milliseconds), nights left out as far as they are known. */
export function timeAfter(nights: readonly Night[], { from, ms }: { from: number; ms: number }): number {
  let [at, left] = [from, ms];
  for (const night of nights) {
    if (night.until <= at) continue;
    if (night.from >= at + left) break;
    left -= Math.max(0, night.from - at);
    at = night.until;
  }
  return at + left;
}

/** How much runs between two moments (epoch milliseconds), nights left out as far as they are known. */
export const runsBetween = (nights: readonly Night[], { from, until }: { from: number; until: number }): number =>
  nights.reduce(
    (left, night) => left - Math.max(0, Math.min(night.until, until) - Math.max(night.from, from)),
    until - from,
  );
