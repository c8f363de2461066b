import { describe, expect, test } from 'vitest';
import { type Oval, type Point, placesRound } from '@/components/stage/oval';
import { arrowBetween, narrowOval, wideOval } from './table-places';

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
  expect(path).toMatch(/^M0\.0 153\.0Q0\.0 0\.0 0\.0 -143\.0$/);
  expect(head).toMatch(/^M0\.0 -152\.0L/);
});
