import { createRandom } from '@/games/kit/random';
import { randomSymbol } from '@/games/runes-to-ruins/random-symbol';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';

/** A legal symbol by chance. What draws and counts is heavy: fetched by whoever asks for one. */
export const surprise = ({ rules, banned }: View): RuneSymbol =>
  randomSymbol(createRandom(crypto.randomUUID()), { rules, without: banned });
