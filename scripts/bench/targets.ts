// What a benchmark has to reach, and whether it did. A figure is only held against one of the same workload: another
// workload's is another number, however alike they look.

export interface Row {
  readonly [column: string]: string | number;
}

/** `of`: the bound for a row, among the rows of one run; null: this row has none. */
export type Target = { readonly column: string } & (
  | { readonly atLeast: Bound; readonly atMost?: undefined }
  | { readonly atMost: Bound; readonly atLeast?: undefined }
);
type Bound = (row: Row, rows: readonly Row[]) => number | null;

interface Judged {
  readonly says: string;
  readonly isReached: boolean;
}

/** The rows, each with what it had to reach and whether it did; both empty where it is only told. */
export function withTargets(rows: readonly Row[], targets: readonly Target[]): Row[] {
  return rows.map((row) => {
    const judged = targets.flatMap((target) => judge(target, row, rows) ?? []);
    return { ...row, ...sayTargets(judged) };
  });
}

function judge({ column, atLeast, atMost }: Target, row: Row, rows: readonly Row[]): Judged | null {
  const bound = (atLeast ?? atMost)?.(row, rows) ?? null;
  const value = row[column];
  if (bound === null || typeof value !== 'number') return null;
  const limit = atLeast === undefined ? { atMost: bound } : { atLeast: bound };
  return { says: `${column} ${sayLimit(limit)}`, isReached: reaches(value, limit) };
}

const sayTargets = (judged: readonly Judged[]) => ({
  target: judged.map(({ says }) => says).join('; '),
  reached: judged.length === 0 ? '' : judged.every(({ isReached }) => isReached) ? 'yes' : 'no',
});

export type Limit = { readonly atLeast: number } | { readonly atMost: number };

export const reaches = (value: number, limit: Limit): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;

export const sayLimit = (limit: Limit): string =>
  'atLeast' in limit
    ? `at least ${limit.atLeast.toLocaleString('en')}`
    : `at most ${limit.atMost.toLocaleString('en')}`;
