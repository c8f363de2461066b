import { expect, test } from 'vitest';
import type { Results } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { marginWords } from './margin';

/** Seats and their points, the most first; so many of them win. */
const ended = (points: Readonly<Record<string, number | null>>, winning = 1): Results => {
  const standings = Object.entries(points).map(([seat, each], i) => ({
    ...{ seat: seatId(seat), rank: i + 1, points: each, detail: {} },
  }));
  const winners = standings.slice(0, winning).map(({ seat }) => seat);
  return { standings, winners, eliminationCandidates: [], awards: [] };
};

const margin = (results: Results) => marginWords(results, (seat) => seat);

test('says how far the winners are ahead, and of whom', () => {
  expect(margin(ended({ A: 5, B: 4, C: 1 }))).toBe('a point ahead of B');
  expect(margin(ended({ A: 5, B: 5, C: 1, D: 1 }, 2))).toBe('four points ahead of C and D');
  expect(margin(ended({ A: 5, B: 3, C: 3, D: 3 }))).toBe('two points ahead of the next three');
});

test('is silent where points do not separate them', () => {
  expect(margin(ended({ A: 5, B: 5 }))).toBeNull();
  expect(margin(ended({ A: 5, B: 5 }, 2))).toBeNull();
  expect(margin(ended({ A: null, B: null }))).toBeNull();
  expect(margin(ended({ A: 1, B: 5 }))).toBeNull();
});
