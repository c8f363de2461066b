import type { BoardView } from '@/games/proof-by-contradiction/board';
import type { Clue } from '@/games/proof-by-contradiction/clue';

// Boards and clues for the rulebook's pictures; what is said of them is worked out by the rules.

export const ana: BoardView = { A1: 'red', D1: 'orange', B2: 'blue', A4: 'green', D4: 'yellow' };
export const bea: BoardView = { B1: 'red', B2: 'blue', C3: 'orange', D3: 'purple', A4: 'green' };

export const examples: readonly Clue[] = [
  { format: 'line', color: 'red', lines: ['row1', 'colB'] },
  { format: 'steps', colors: ['red', 'blue'], steps: [2, 3] },
  { format: 'share', colors: ['orange', 'yellow'], share: true },
  { format: 'count', lines: ['row1', 'colB'], count: 3 },
];
