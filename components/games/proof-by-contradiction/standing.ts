import type { SeatId } from '@/games/game';
import type { Board } from '@/games/proof-by-contradiction/board';
import { type ClueStatus, clueStatus } from '@/games/proof-by-contradiction/clue';
import type { PublishedClue } from '@/games/proof-by-contradiction/state';

interface Standing {
  readonly broken: number;
  readonly kept: number;
  readonly open: number;
  readonly all: number;
}

/** How others' clues stand for one's own board. */
export function standingOn(clues: readonly PublishedClue[], own: Board, mine: SeatId | null): Standing {
  const statuses = clues.filter(({ seat }) => seat !== mine).map(({ clue }) => clueStatus(clue, own));
  const having = (status: ClueStatus) => statuses.filter((one) => one === status).length;
  return { broken: having('false'), kept: having('true'), open: having('open'), all: statuses.length };
}
