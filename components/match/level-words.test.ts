import { describe, expect, test } from 'vitest';
import type { Standing } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { levelPlaces, levelWords } from './level-words';

const standing = (name: string, rank: number, points: number, detail: Record<string, number>): Standing => ({
  ...{ seat: seatId(name), rank, points, detail },
});
const nameOf = (seat: string) => seat;
const by = [
  { key: 'firsts', words: 'first places' },
  { key: 'cells', words: 'cells' },
];

describe('what separated those with equal points', () => {
  test('is said with both figures', () => {
    const standings = [
      standing('Ana', 1, 9, { firsts: 2, cells: 30 }),
      standing('Bea', 2, 9, { firsts: 1, cells: 41 }),
      standing('Cem', 3, 4, { firsts: 0, cells: 50 }),
    ];
    expect(levelWords(standings, { nameOf, by })).toEqual([
      'Ana and Bea both have 9 points: Ana was ahead in first places, 2 to 1.',
    ]);
  });

  test('is the next figure where the first is equal too', () => {
    const standings = [
      standing('Ana', 1, 9, { firsts: 2, cells: 30 }),
      standing('Bea', 2, 9, { firsts: 2, cells: 29 }),
    ];
    expect(levelWords(standings, { nameOf, by })).toEqual([
      'Ana and Bea both have 9 points: Ana was ahead in cells, 30 to 29.',
    ]);
  });

  test('goes on with those who are still level', () => {
    const standings = [
      standing('Ana', 1, 9, { firsts: 2, cells: 30 }),
      standing('Bea', 2, 9, { firsts: 1, cells: 31 }),
      standing('Cem', 3, 9, { firsts: 1, cells: 29 }),
    ];
    expect(levelWords(standings, { nameOf, by })).toEqual([
      'Ana, Bea and Cem have 9 points each: the order went by first places, Ana 2, Bea 1 and Cem 1; Bea and Cem were level there too: Bea was ahead in cells, 31 to 29.',
    ]);
  });

  test('ends with what is no figure', () => {
    const standings = [standing('Ana', 1, 1, { firsts: 0, cells: 7 }), standing('Bea', 2, 1, { firsts: 0, cells: 7 })];
    expect(levelWords(standings, { nameOf, by, last: 'the order drawn at the start' })).toEqual([
      'Ana and Bea both have 1 point: the order drawn at the start put Ana before Bea.',
    ]);
  });

  test('is nothing for those who share a place', () => {
    const shared = [standing('Ana', 1, 1, { firsts: 0, cells: 7 }), standing('Bea', 1, 1, { firsts: 0, cells: 7 })];
    expect(levelWords(shared, { nameOf, by })).toEqual(['Ana and Bea both have 1 point: nothing separates the two.']);
    expect(levelPlaces(shared, nameOf)).toEqual(['Ana and Bea share the 1st place: nothing separates them.']);
  });

  test('is said too where a game has no words for it', () => {
    const ordered = [standing('Ana', 1, 9, {}), standing('Bea', 2, 9, {}), standing('Cem', 3, 4, {})];
    expect(levelPlaces(ordered, nameOf)).toEqual(['Ana and Bea both have 9 points: the rules put Ana before Bea.']);
  });

  test('is not asked where points differ, or there are none', () => {
    const none = [
      { ...standing('Ana', 1, 0, {}), points: null },
      { ...standing('Bea', 2, 0, {}), points: null },
    ];
    expect(levelWords(none, { nameOf, by })).toEqual([]);
  });
});
