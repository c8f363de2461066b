import { expect, test } from 'vitest';
import type { Standing } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { faceGap, pointsLine } from './points-line';

/** Standings of these points, the most first; seats are called by their place. */
const standingsOf = (...points: number[]): Standing[] =>
  points.map((each, i) => ({ seat: seatId(`S${i + 1}`), rank: i + 1, points: each, detail: {} }));

const room = { width: 560, height: 150 };

test('a face stands as far along the line as its points', () => {
  const { size, spots, values } = pointsLine(standingsOf(6, 4, 1, -2), room);
  const at = (seat: string) => spots.find((spot) => spot.seat === seat)?.x ?? 0;
  expect(at('S4')).toBe(size / 2);
  expect(at('S1')).toBe(room.width - size / 2);
  expect((at('S1') - at('S2')) / (at('S2') - at('S3'))).toBeCloseTo(2 / 3);
  expect(values.map(({ points }) => points)).toEqual([-2, 1, 4, 6]);
});

test('those with as many points stand on top of each other, the last lowest', () => {
  const { spots } = pointsLine(standingsOf(5, 2, 2, 2), room);
  expect(spots.map(({ seat, level }) => [seat, level])).toEqual([
    ['S4', 0],
    ['S3', 1],
    ['S2', 2],
    ['S1', 0],
  ]);
});

test('where all are level they stand in the middle', () => {
  expect(pointsLine(standingsOf(1, 1), room).spots.map(({ x }) => x)).toEqual([280, 280]);
});

test.each([
  ['a phone', { width: 300, height: 150 }],
  ['a stage', room],
])('no face lies on another, and all have room, on %s', (_, { width, height }) => {
  const many = standingsOf(...Array.from({ length: 26 }, (_, i) => 7 - Math.floor(i / 3)));
  for (const standings of [many, standingsOf(7, 5, 4, 2, 2, 1, 0, 0, -1, -3), standingsOf(40, 3, 2, 1, 0)]) {
    const { size, spots } = pointsLine(standings, { width, height });
    for (const [i, a] of spots.entries()) {
      expect((a.level + 1) * (size + faceGap)).toBeLessThanOrEqual(height);
      for (const b of spots.slice(i + 1)) {
        const isClear = a.level !== b.level || Math.abs(a.x - b.x) >= size + faceGap;
        expect(isClear, `${a.seat} and ${b.seat}`).toBe(true);
      }
    }
  }
});
