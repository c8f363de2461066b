import { useMemo } from 'react';
import { calledOn } from '@/games/kit/called';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';

type Given = Pick<MatchPage, 'seats' | 'anonymous' | 'results'>;

/** The seats as the page calls them. */
export function useCalledSeats({ seats, anonymous, results }: Given): readonly PageSeat[] {
  const isOver = results !== null;
  return useMemo(() => calledOn({ seats, anonymous, results: isOver || null }), [seats, anonymous, isOver]);
}
