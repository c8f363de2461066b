import type { RuneId } from '@/games/runes-to-ruins/runes';

// Symbols for the rulebook's pictures: one that is legal, and one whose runes are not all joined.

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
