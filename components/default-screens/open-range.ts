import type { Field } from './action-forms';

type NumberField = Field & { readonly kind: 'number' };

export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Beyond that many numbers only those near the ends are asked about. */
const MOST_ASKED = 200;

/** The bounds of a number as the game's check has them in this match, where they are narrower than those of its schema. */
export function openRange({ min, max, isWhole }: NumberField, isRefused: (n: number) => boolean): Range {
  if (!isWhole) return { min, max };
  const open = { min: firstOpen(min, max, { by: 1, isRefused }), max: firstOpen(max, min, { by: -1, isRefused }) };
  // Where nothing would be taken, it is not for these bounds.
  return (min !== null && open.min === null) || (max !== null && open.max === null) ? { min, max } : open;
}

interface Way {
  readonly by: 1 | -1;
  isRefused(n: number): boolean;
}

/** From one end on the first that is not refused; null: there is no such end, or none is near it. */
function firstOpen(from: number | null, to: number | null, { by, isRefused }: Way): number | null {
  if (from === null) return null;
  const count = to === null ? MOST_ASKED : Math.min(MOST_ASKED, Math.abs(to - from));
  for (let i = 0; i <= count; i++) if (!isRefused(from + i * by)) return from + i * by;
  return null;
}

/** "From 0 to 12." */
export function rangeWords({ min, max }: Range): string | null {
  if (min !== null && max !== null) return `From ${min} to ${max}.`;
  if (min !== null) return `At least ${min}.`;
  return max === null ? null : `At most ${max}.`;
}
