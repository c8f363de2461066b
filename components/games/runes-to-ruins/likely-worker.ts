import type { Knowledge } from '@/games/runes-to-ruins/knowledge';
import { likelySymbol } from '@/games/runes-to-ruins/likely-symbol';
import type { Grid, RuneSymbol } from '@/games/runes-to-ruins/symbol';

// It counts once for each empty place: beside the page, as counting is.

export interface LikelyRequest {
  readonly knowledge: Knowledge;
  readonly grid: Grid;
}
/** Null: nothing is possible with what is placed. */
export type LikelyAnswer = RuneSymbol | null;

self.onmessage = ({ data: { knowledge, grid } }: MessageEvent<LikelyRequest>) => {
  self.postMessage(likelySymbol(knowledge, grid) satisfies LikelyAnswer);
};
