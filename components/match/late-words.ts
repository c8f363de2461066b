/** With no more than this left one wonders whether it still counted. */
const WONDERED_MS = 3_000;

/**
 * What to say of something that the server took shortly before the deadline; null: nothing. `leftMs` is counted when its
 * answer came, so it took it no later than this says.
 */
export function lateWords(leftMs: number | null): string | null {
  if (leftMs === null || leftMs > WONDERED_MS) return null;
  return leftMs < 100 ? 'Saved in time.' : `Saved ${(Math.floor(leftMs / 100) / 10).toFixed(1)} s before the end.`;
}
