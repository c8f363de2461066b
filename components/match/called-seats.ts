import { useMemo } from 'react';
import { calledOn } from '@/games/kit/called';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';

type Given = Pick<MatchPage, 'seats' | 'anonymous' | 'results'>;

/**
 * The seats as the page calls them: at the end of a match, and in films of it, each bot is called one beside its name. While it is
 * played the list of players marks them, and boards and sentences have their names alone.
 */
export function useCalledSeats({ seats, anonymous, results }: Given): readonly PageSeat[] {
  const isOver = results !== null;
  return useMemo(() => (isOver ? calledOn({ seats, anonymous, results: isOver }) : seats), [seats, anonymous, isOver]);
}
