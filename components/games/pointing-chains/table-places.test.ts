import { describe, expect, test } from 'vitest';
import { type Oval, type Point, placesRound } from '@/components/stage/oval';
import { type ArrowShape, arrowBetween, narrowOval, wideOval } from './table-places';

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The smallest distance between neighbours. */
function closest(count: number, oval: Oval): number {
  const places = placesRound(count, { ...oval, startsAt: 'foot' });
  return Math.min(...places.map((place, i) => distance(place, places[(i + 1) % count] ?? place)));
}

describe('places round the table', () => {
  test.each([3, 5, 13, 14, 27])('%i places, all apart, the first at the foot or the head', (count) => {
    for (const startsAt of ['foot', 'head'] as const) {
      const places = placesRound(count, { ...wideOval, startsAt });
      expect(places).toHaveLength(count);
      expect(places[0]?.y).toBeCloseTo(startsAt === 'foot' ? wideOval.ry : -wideOval.ry, 0);
    }
  });

  test.each([3, 13, 14, 17, 26, 27])('%i leave a thumb 44 pixels each', (count) => {
    expect(closest(count, wideOval)).toBeGreaterThan(44);
    expect(closest(count, narrowOval(count))).toBeGreaterThan(60);
  });

  test('go clockwise: from the foot to the left', () => {
    const [, second] = placesRound(4, { ...wideOval, startsAt: 'foot' });
    expect(second?.x).toBeLessThan(-300);
  });

  test('a table of thirteen and nobody fits a phone', () => {
    expect(2 * narrowOval(14).ry).toBeLessThan(430);
  });
});

test('an arrow runs from the rim of one face to the rim of the other', () => {
  const { path, head } = arrowBetween({ x: 0, y: 180 }, { x: 0, y: -180 }, 24);
  expect(path).toMatch(/^M0\.0 153\.0Q0\.0 0\.0 /);
  expect(tipOf(arrowBetween({ x: 0, y: -180 }, { x: 0, y: 180 }, 24))).toEqual({ x: 0, y: 152 });
  expect(head).toMatch(/^M0\.0 -1/);
});

const tipOf = ({ head }: ArrowShape): Point => {
  const [x = 0, y = 0] = head.slice(1).split('L')[0]?.split(' ').map(Number) ?? [];
  return { x, y };
};

describe('the head of an arrow', () => {
  // A name of eleven letters: 18 pixels high, below the face.
  const liesOnName = (tip: Point, at: Point) =>
    Math.abs(tip.x - at.x) < 40 && tip.y - at.y > 24 && tip.y - at.y < 24 + 3 + 18;

  test.each([
    ['wide', wideOval, 25],
    ['narrow', narrowOval(6), 21],
  ] as const)('lies on no name: %s', (_, oval, radius) => {
    const places = placesRound(6, { ...oval, startsAt: 'foot' });
    for (const to of places) {
      for (const from of places) {
        if (from !== to) expect(liesOnName(tipOf(arrowBetween(from, to, radius)), to)).toBe(false);
      }
    }
  });
});
