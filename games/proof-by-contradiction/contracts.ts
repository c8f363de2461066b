import { type Cell, colors } from './board';
import { contradictsItself, overlapsOf, type ScoredSeat, type ScoredSeats } from './score';

// Contracts: what was promised in round 1, judged on the final boards (RULES.md, C).

export const centreCells: readonly Cell[] = ['B2', 'C2', 'B3', 'C3'];
export const cornerCells: readonly Cell[] = ['A1', 'D1', 'A4', 'D4'];

export const shardsFor = { pact: 1, boundaries: 1, iridescence: 1, evasion: 2 } as const;
export type Contract = keyof typeof shardsFor;

/** The contracts that a seat has completed, the pact first. [C6]: none for who contradicts themselves. */
export function completedContracts(player: ScoredSeat, match: ScoredSeats): Contract[] {
  if (player.contracts === null || contradictsItself(player, match.clues)) return [];
  const { main } = player.contracts;
  const pact: Contract[] = completesPact(player, match.seats) ? ['pact'] : [];
  return completesMain(player, match.seats) ? [...pact, main] : pact;
}

/** [C2] Who was named took no pact, and nobody else named them, whatever became of those who did. */
function completesPact({ seat, contracts }: ScoredSeat, seats: readonly ScoredSeat[]): boolean {
  const named = contracts?.pact ?? null;
  if (named === null) return false;
  const tookNone = seats.every((other) => other.seat !== named || (other.contracts?.pact ?? null) === null);
  return tookNone && seats.every((other) => other.seat === seat || other.contracts?.pact !== named);
}

/** [C2] The cells of a board that Boundaries forbids, as they were taken. */
export const brokenBoundaries = (board: readonly { readonly cell: Cell }[]): Cell[] =>
  board.map(({ cell }) => cell).filter((cell) => centreCells.includes(cell) || cornerCells.includes(cell));

function completesMain(player: ScoredSeat, seats: readonly ScoredSeat[]): boolean {
  switch (player.contracts?.main) {
    case 'boundaries':
      return brokenBoundaries(player.board).length === 0;
    case 'iridescence':
      return player.answers.some(({ counts }) => colors.every((color) => counts[color] > 0));
    case 'evasion':
      return overlapsOf(player, seats) === 0;
    default:
      return false;
  }
}
