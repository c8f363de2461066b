import { expect, test } from 'vitest';
import type { Standing } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { pointsLine } from './points-line';

/** Standings of these points, the most first; seats are called by their place. */
const standingsOf = (...points: number[]): Standing[] =>
  points.map((each, i) => ({ seat: seatId(`S${i + 1}`), rank: i + 1, points: each, detail: {} }));

const room = { width: 560, height: 150 };

test('a face stands as far along the line as its points', () => {
  const { look, spots, values } = pointsLine(standingsOf(6, 4, 1, -2), room);
  const at = (seat: string) => spots.find((spot) => spot.seat === seat)?.x ?? 0;
  expect(at('S4')).toBe(look.stepX / 2);
  expect(at('S1')).toBe(room.width - look.stepX / 2);
  expect((at('S1') - at('S2')) / (at('S2') - at('S3'))).toBeCloseTo(2 / 3);
  expect(values.map(({ points }) => points)).toEqual([-2, 1, 4, 6]);
});

test('those with as many points stand above each other, the last lowest, and side by side where that is too high', () => {
  const placed = (height: number) =>
    pointsLine(standingsOf(5, 2, 2, 2), { width: 560, height }).spots.map(({ seat, level }) => [seat, level]);
  expect(placed(180)).toEqual([
    ['S4', 0],
    ['S3', 1],
    ['S2', 2],
    ['S1', 0],
  ]);
  expect(placed(120)).toEqual([
    ['S4', 0],
    ['S3', 1],
    ['S2', 0],
    ['S1', 0],
  ]);
});

test('whoever has the fewest points stays where they are when others are told, with as many or with more', () => {
  const placed = (...points: number[]) =>
    pointsLine(standingsOf(...points), room).spots.map(({ x, level }) => [x, level]);
  const all = placed(-2, -2, -3, -3, -3);
  expect(all.slice(0, 3)).toEqual(placed(-3, -3, -3));
  expect(all.slice(0, 1)).toEqual(placed(-3));
});

test('eleven on a stage have names and faces of 50 of its pixels', () => {
  const { look } = pointsLine(standingsOf(-1, -1, -2, -2, -2, -3, -3, -3, -3, -3, -3), { width: 560, height: 150 });
  expect(look.isNamed).toBe(true);
  expect(look.size * 1.4).toBeGreaterThanOrEqual(50);
});

test.each([
  ['a phone', { width: 300, height: 150 }],
  ['a stage', room],
])('no face lies on another, all have room and none is cut, on %s', (_, { width, height }) => {
  const many = standingsOf(...Array.from({ length: 26 }, (_, i) => 7 - Math.floor(i / 3)));
  for (const standings of [many, standingsOf(7, 5, 4, 2, 2, 1, 0, 0, -1, -3), standingsOf(40, 3, 2, 1, 0)]) {
    const { look, spots } = pointsLine(standings, { width, height });
    expect(spots).toHaveLength(standings.length);
    for (const [i, a] of spots.entries()) {
      expect((a.level + 1) * look.stepY).toBeLessThanOrEqual(height);
      expect(a.x - look.stepX / 2).toBeGreaterThanOrEqual(-0.001);
      expect(a.x + look.stepX / 2).toBeLessThanOrEqual(width + 0.001);
      for (const b of spots.slice(i + 1)) {
        const isClear = a.level !== b.level || Math.abs(a.x - b.x) >= look.stepX - 0.001;
        expect(isClear, `${a.seat} and ${b.seat}`).toBe(true);
      }
    }
  }
});
