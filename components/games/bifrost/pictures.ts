import { type Color, cellNames } from '@/games/bifrost/board';
import type { Cells } from '@/games/bifrost/groups';

// The boards of the rulebook, as text; a test holds them to what is said under them.

/** Red has won with its last piece, I5. */
export const wonByRed = `
        . b r . .
       . g r . . .
      . . r g b . .
     . b . r g . . .
    . . b r . b g . .
     . . b r r . g .
      . . b g r b .
       . . . . r b
        . . . . r`;

/** Red can no longer win. */
export const lostByRed = `
        b g b g b
       g . . . . g
      b . . . . . b
     g . r r . . . g
    b . . r r . . . b
     g . . . . . . g
      b . . . . . b
       g . . . . g
        b g b g b`;

/** A start as settings have it. */
export const cellsOf = (prefilled: Readonly<Record<string, Color>>): Cells => {
  const held = new Map(Object.entries(prefilled));
  return cellNames.map((name) => held.get(name) ?? null);
};
