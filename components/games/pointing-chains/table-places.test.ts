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

const figuresOf = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
const tipOf = ({ head }: ArrowShape): Point => {
  const [x = 0, y = 0] = figuresOf(head);
  return { x, y };
};

/** A curve "Mx yCx y x y x y", point by point. */
function pointsOn({ path }: ArrowShape): Point[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = figuresOf(path);
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return { x: a * ax + b * bx + c * cx + d * dx, y: a * ay + b * by + c * cy + d * dy };
  });
}

describe('an arrow', () => {
  test.each([
    ['wide', 6, wideOval, 25],
    ['wide', 14, wideOval, 25],
    ['narrow', 6, narrowOval(6), 21],
    ['narrow', 14, narrowOval(14), 21],
  ] as const)('touches the face it goes to and lies on the name of neither: %s, %i', (_, count, oval, radius) => {
    const places = placesRound(count, { ...oval, startsAt: 'foot' });
    // A name of eleven letters: 18 pixels high, below the face.
    const liesOnName = (at: Point, face: Point) =>
      Math.abs(at.x - face.x) < 34 && at.y - face.y > radius + 3 && at.y - face.y < radius + 3 + 18;
    for (const to of places) {
      for (const from of places) {
        if (from === to) continue;
        const arrow = arrowBetween(from, to, radius);
        expect(Math.abs(distance(tipOf(arrow), to) - radius)).toBeLessThan(2);
        for (const at of [...pointsOn(arrow), tipOf(arrow)]) {
          expect(liesOnName(at, to) || liesOnName(at, from), `${JSON.stringify({ from, to, at })}`).toBe(false);
        }
      }
    }
  });
});
