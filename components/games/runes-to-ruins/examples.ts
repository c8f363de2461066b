import { createFastRandom, createRandom } from '@/games/kit/random';
import { randomSymbol } from '@/games/runes-to-ruins/random-symbol';
import type { RuneId, RuneRules } from '@/games/runes-to-ruins/runes';
import { isLegalSymbol, type RuneSymbol } from '@/games/runes-to-ruins/symbol';

// Symbols for the rulebook's pictures: by the standard rules one that is legal, and one whose runes are not all joined.

export const joined: RuneId[] = [
  'straight-box',
  'slash-divider',
  'cross-splitter',
  'torn-slope',
  'cross-zig-zag',
  'torn-enclosure',
];
export const loose: RuneId[] = [
  'straight-divider',
  'slash-slope',
  'torn-box',
  'cross-splitter',
  'angled-enclosure',
  'origin-zig-zag',
];

/** A legal symbol: the one above, unless a match joins or draws its runes otherwise. */
export const symbolFor = (rules: RuneRules): RuneSymbol =>
  isLegalSymbol(joined, rules) ? joined : randomSymbol(createFastRandom(createRandom('rulebook')), { rules });
