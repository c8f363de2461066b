import { countSymbols } from '@/games/runes-to-ruins/counting';
import type { Knowledge } from '@/games/runes-to-ruins/knowledge';

// Counting takes a tenth of a second or two: it happens here, beside the page.

export interface CountRequest {
  readonly id: number;
  readonly knowledge: Knowledge;
}
export interface CountAnswer {
  readonly id: number;
  readonly total: number;
  readonly at: readonly Float64Array[];
}

self.onmessage = ({ data }: MessageEvent<CountRequest>) => {
  const { total, at } = countSymbols(data.knowledge);
  self.postMessage({ id: data.id, total, at } satisfies CountAnswer);
};
