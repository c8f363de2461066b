import { type Color, colors } from '@/games/bifrost/board';
import { pointsOf } from '@/games/bifrost/results';
import type { BoardView } from '@/games/bifrost/view';

// What the boards have brought so far: public, and by colour alone.

type Placed = Pick<BoardView, 'board' | 'places'>;

export interface Score {
  readonly color: Color;
  /** By board, 1 to 6; null where the colour has no place yet. */
  readonly places: readonly (number | null)[];
  readonly points: number;
}

/** In the order of colours. */
export const scoresOf = (boards: readonly Placed[]): Score[] =>
  colors.map((color) => {
    const places = boards.map((board) => board.places[color] ?? null);
    return { color, places, points: places.reduce<number>((sum, place) => sum + pointsOf(place ?? 0), 0) };
  });

/** Most points first; of equals in the order of colours. */
export const byPoints = (scores: readonly Score[]): Score[] => scores.toSorted((a, b) => b.points - a.points);
