// What many measurements come to.

export const round = (n: number) => Math.round(n * 10) / 10;

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const spread = (values: readonly number[]) => ({
  'median ms': round(percentile(values, 0.5)),
  'p95 ms': round(percentile(values, 0.95)),
});
