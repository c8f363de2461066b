import { describe, expect, test } from 'vitest';
import type { Standing } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { levelWords, sharedPlaces } from './level-words';

const standing = (name: string, rank: number, points: number, detail: Record<string, number>): Standing => ({
  ...{ seat: seatId(name), rank, points, detail },
});
const nameOf = (seat: string) => seat;
const by = [
  { key: 'firsts', words: 'more first places' },
  { key: 'cells', words: 'more cells' },
];

describe('what separated those with equal points', () => {
  test('is named as far as it was needed', () => {
    const standings = [
      standing('Ana', 1, 9, { firsts: 2, cells: 30 }),
      standing('Bea', 2, 9, { firsts: 1, cells: 41 }),
      standing('Cem', 3, 4, { firsts: 0, cells: 50 }),
    ];
    expect(levelWords(standings, { nameOf, by })).toEqual([
      'Ana and Bea have 9 points each; between them: more first places (2, 1).',
    ]);
  });

  test('goes on to the next figure where the first leaves it open', () => {
    const standings = [
      standing('Ana', 1, 9, { firsts: 2, cells: 30 }),
      standing('Bea', 2, 9, { firsts: 2, cells: 29 }),
    ];
    expect(levelWords(standings, { nameOf, by })).toEqual([
      'Ana and Bea have 9 points each; between them: more first places (2, 2), then more cells (30, 29).',
    ]);
  });

  test('ends with what is no figure', () => {
    const standings = [standing('Ana', 1, 1, { firsts: 0, cells: 7 }), standing('Bea', 2, 1, { firsts: 0, cells: 7 })];
    expect(levelWords(standings, { nameOf, by, last: 'the order drawn at the start' })[0]).toMatch(
      /more cells \(7, 7\), then the order drawn at the start\.$/,
    );
  });

  test('is nothing for those who share a place', () => {
    const shared = [standing('Ana', 1, 1, { firsts: 0, cells: 7 }), standing('Bea', 1, 1, { firsts: 0, cells: 7 })];
    expect(levelWords(shared, { nameOf, by })).toEqual(['Ana and Bea have 1 point each, and nothing separates them.']);
    expect(sharedPlaces(shared, nameOf)).toEqual(['Ana and Bea share the 1st place: nothing separates them.']);
  });

  test('is not asked where points differ, or there are none', () => {
    const none = [
      { ...standing('Ana', 1, 0, {}), points: null },
      { ...standing('Bea', 2, 0, {}), points: null },
    ];
    expect(levelWords(none, { nameOf, by })).toEqual([]);
  });
});
