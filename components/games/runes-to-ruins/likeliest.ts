import { type Counts, countWith } from '@/games/runes-to-ruins/counts';
import { type RuneId, runeIds, runeOf } from '@/games/runes-to-ruins/runes';
import { type Grid, positions } from '@/games/runes-to-ruins/symbol';

// What counts say of places, in shares.

export interface Likely {
  readonly rune: RuneId;
  readonly share: number;
}

/** Shown once something is known of the place: from a tenth of the symbols on. */
export function likeliest(counts: Counts | null, p: number): Likely | null {
  const row = counts?.at[p];
  if (row === undefined || counts === null || counts.total === 0) return null;
  const best = row.reduce((found, value, i) => (value > (row[found] ?? 0) ? i : found), 0);
  const share = (row[best] ?? 0) / counts.total;
  return share < 0.1 ? null : { rune: runeIds[best] ?? '', share };
}

/** The runes that are certain, in their places: all six where one symbol is left. */
export const certainOf = (counts: Counts): Grid =>
  positions.map((p) => {
    const best = likeliest(counts, p);
    return best?.share === 1 ? best.rune : null;
  });

/** In how many of the symbols that are left a rune is: anywhere, or at a place. */
export const countOf = (counts: Counts, rune: RuneId, place: number | null): number => {
  const { index } = runeOf(rune);
  return place === null ? countWith(counts, index) : (counts.at[place]?.[index] ?? 0);
};

export function percent(share: number): string {
  if (share === 0) return '0%';
  if (share === 1) return '100%';
  if (share < 0.01) return '<1%';
  return `${share > 0.99 ? '>99' : Math.round(share * 100)}%`;
}
