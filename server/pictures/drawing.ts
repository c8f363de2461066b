import type { MatchView, Results, SeatId } from '@/games/game';
import type { ChosenFace } from '../pages/shapes';

// What is asked of the thread that draws: plain JSON, nothing in it that a spectator may not know.

export interface DrawnSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly isFree: boolean;
  readonly face: ChosenFace | null;
}

export interface MatchDrawing {
  readonly of: 'match';
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly gameName: string;
  readonly anonymous: boolean;
  readonly settings: unknown;
  readonly seats: readonly DrawnSeat[];
  readonly stand:
    | { readonly is: 'lobby' }
    /** Nothing that is told has closed yet. `view` where steps close that are not told: what they have come to is public. */
    | { readonly is: 'playing'; readonly view: MatchView | null }
    /** It is over and untold; it is over, and the end is shown elsewhere; it was ended without a result. */
    | { readonly is: 'untold' | 'over' | 'stopped' }
    | { readonly is: 'closed'; readonly before: MatchView; readonly after: MatchView }
    | { readonly is: 'ended'; readonly view: MatchView | null; readonly results: Results };
}

/** An end whose beats are counted. */
export interface EndedMatch extends Pick<MatchDrawing, 'game' | 'settings' | 'seats'> {
  readonly view: MatchView;
  readonly results: Results;
}

export type Drawing =
  | MatchDrawing
  | { readonly of: 'game'; readonly game: string }
  | { readonly of: 'house' }
  /** The house's sign as an icon, so many pixels wide. */
  | { readonly of: 'icon'; readonly size: number; readonly isMaskable: boolean };

export interface Drawn {
  readonly png: Uint8Array;
  /** What the picture shows, in sentences; no markup. */
  readonly words: string;
}
