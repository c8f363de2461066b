import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { TOLD_AFTER_MS } from '@/games/kit/told-after';
import { standWords } from './stand-words';

const results = { winners: [seatId('A')], standings: [], awards: [], eliminationCandidates: [] };
const over = { status: 'finished', untold: false, results, finishedAt: 0, seats: [] } as const;

test('a link says that the end waits to be told only as long as it does, and no winner within a day', () => {
  expect(standWords({ ...over, untold: true, results: null }, 1_000)).toBe('finished. The end waits to be told.');
  expect(standWords(over, 1_000)).toBe('finished. See how it ended.');
  expect(standWords(over, TOLD_AFTER_MS + 1_000)).toBe('finished. Nobody won.');
  expect(standWords({ ...over, results: null }, 1_000)).toBe('ended without a result.');
});
