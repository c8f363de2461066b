import type { SeatId } from '@/games/game';
import {
  type Board,
  type BoardView,
  type Cell,
  type Color,
  cells,
  parseBoard,
} from '@/games/proof-by-contradiction/board';
import { type Clue, isTrue } from '@/games/proof-by-contradiction/clue';
import { type Contract, completedContracts } from '@/games/proof-by-contradiction/contracts';
import type { ScoredSeat } from '@/games/proof-by-contradiction/score';
import type { View } from '@/games/proof-by-contradiction/view';

// What the host's view (everybody's at the end) amounts to, for tables: worked out by the rules, put in order here.

export const ofSeat = <T>(bySeat: Readonly<Record<SeatId, T>> | undefined, seat: SeatId): T | undefined =>
  bySeat !== undefined && Object.hasOwn(bySeat, seat) ? bySeat[seat] : undefined;

export const boardViewOf = (view: View, seat: SeatId): BoardView => ofSeat(view.boards, seat) ?? {};
export const boardOf = (view: View, seat: SeatId): Board => parseBoard(boardViewOf(view, seat));
export const submissionOf = (view: View, seat: SeatId) => ofSeat(view.submissions, seat) ?? null;
export const contractsOf = (view: View, seat: SeatId) => ofSeat(view.allContracts, seat) ?? null;
export const answersOf = (view: View, seat: SeatId) => ofSeat(view.allAnswers, seat) ?? [];

const scoredSeats = (view: View): ScoredSeat[] =>
  view.seats.map(({ seat }) => ({
    seat,
    board: boardOf(view, seat),
    answers: answersOf(view, seat),
    contracts: contractsOf(view, seat),
  }));

/** The contracts that are completed with the boards as they stand, by seat in seat order. */
export function completedBySeat(view: View): { seat: SeatId; completed: Contract[] }[] {
  const match = { seats: scoredSeats(view), clues: view.clues };
  return match.seats.map((player) => ({ seat: player.seat, completed: completedContracts(player, match) }));
}

/** A published clue, as a column of the table of broken clues. */
export interface ClueColumn {
  readonly author: SeatId;
  readonly round: number;
  readonly clue: Clue;
}

/** By author in seat order, then round. */
export const clueColumns = (view: View): ClueColumn[] =>
  view.seats.flatMap(({ seat }) =>
    view.clues.filter((one) => one.seat === seat).map(({ round, clue }) => ({ author: seat, round, clue })),
  );

export interface ClueCell {
  readonly holds: boolean;
  /** The author's own board: a clue that does not hold there is a contradiction. */
  readonly isOwn: boolean;
}
export const clueCell = (view: View, seat: SeatId, { author, clue }: ClueColumn): ClueCell => ({
  holds: isTrue(clue, boardOf(view, seat)),
  isOwn: seat === author,
});

export interface Overlap {
  readonly cell: Cell;
  readonly color: Color;
  readonly seats: readonly SeatId[];
}

/** Cells in which several boards have the same colour, the most crowded first. */
export function overlapsIn(view: View): Overlap[] {
  const boards = view.seats.map(({ seat }) => ({ seat, board: boardViewOf(view, seat) }));
  const overlaps = cells.flatMap((cell) => {
    const there = new Map<Color, SeatId[]>();
    for (const { seat, board } of boards) {
      const color = board[cell];
      if (color !== undefined) there.set(color, [...(there.get(color) ?? []), seat]);
    }
    return [...there].map(([color, seats]) => ({ cell, color, seats })).filter(({ seats }) => seats.length > 1);
  });
  return overlaps.sort((a, b) => b.seats.length - a.seats.length);
}

/** The cells of a board that others share, colour and all. */
export const sharedCells = (view: View, seat: SeatId): Cell[] =>
  overlapsIn(view).flatMap(({ cell, seats }) => (seats.includes(seat) ? [cell] : []));
