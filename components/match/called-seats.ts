import { useMemo } from 'react';
import { calledAtEnd } from '@/games/kit/called-at-end';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';

/** The seats as the page calls them: from the result on, as results do. */
export function useCalledSeats({ seats, results }: Pick<MatchPage, 'seats' | 'results'>): readonly PageSeat[] {
  const isOver = results !== null;
  return useMemo(() => (isOver ? seats.map(asAtEnd) : seats), [seats, isOver]);
}

const asAtEnd = (seat: PageSeat): PageSeat => ({ ...seat, name: calledAtEnd(seat) });
