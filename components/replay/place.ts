import type { SeatId, Viewer } from '@/games/game';
import { viewerNamed } from '@/games/kit/by-seat';
import type { Place } from './film-player';

// A moment of a film as an address says it: `?as=B&at=41`, or `?at=41.3` for the third beat of what event 41 shows.

const EVERYTHING = 'all';

/** Where `at` points; null: it says nothing. Further than the film is long leads to its end. */
export function parsePlace(at: string | undefined): Place | null {
  const [, step, beat] = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(at ?? '') ?? [];
  if (step === undefined) return null;
  return { step: Number(step), beat: beat === undefined ? null : Math.max(0, Number(beat) - 1) };
}

export const formatPlace = ({ step, beat }: Place): string => (beat === null ? `${step}` : `${step}.${beat + 1}`);

/** Whose eyes `as` means; null: it says nothing that fits this match. */
export function parseEyes(as: string | undefined, seats: readonly SeatId[]): Viewer | null {
  if (as === undefined) return null;
  return viewerNamed(seats, as) ?? (as === EVERYTHING ? 'host' : null);
}

interface Opened {
  readonly as: string | undefined;
  readonly seats: readonly SeatId[];
  /** As the game's screens have it. */
  readonly filmEyes: 'spectator' | undefined;
}

/** Whose eyes a film opens in: those that its address names, else those that the game chose, else everything is shown. */
export const openingEyes = ({ as, seats, filmEyes }: Opened): Viewer => parseEyes(as, seats) ?? filmEyes ?? 'host';

export const formatEyes = (viewer: Viewer): string => (viewer === 'host' ? EVERYTHING : viewer);

/** The end of an address that shows this moment in these eyes. */
export const momentQuery = (viewer: Viewer, place: Place): string =>
  `?as=${encodeURIComponent(formatEyes(viewer))}&at=${formatPlace(place)}`;
