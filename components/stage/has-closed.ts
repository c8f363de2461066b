import type { MatchView } from '@/games/game';

/** As far as can be told without the game's scenes: whether there may be one to wait for. */
export const hasClosed = (before: MatchView, after: MatchView): boolean =>
  before.round < after.round || (before.round === after.round && before.phase !== after.phase);
