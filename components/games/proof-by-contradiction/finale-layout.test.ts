import { expect, test } from 'vitest';
import { coinOn, faceOn, layoutFinale, type Spot } from './finale-layout';

const table = (count: number, width = 1000) => layoutFinale(count, width).seats;

/** How far from the board's corner its first cell begins, as trays are drawn. */
const rimOf = ({ size }: Spot) => size * 0.07;

test('a face lies on the rim of its board, not on the cell in its corner', () => {
  for (const spot of [3, 11, 16].flatMap((count) => [...table(count), ...table(count, 340)])) {
    const { x, y, radius } = faceOn(spot);
    const cell = rimOf(spot) - spot.size / 2;
    expect(Math.hypot(cell - x, cell - y)).toBeGreaterThan(radius);
  }
});

test('no face and no coin is cut by the edge of the drawing', () => {
  for (const count of [3, 5, 6, 7, 11, 12, 13, 16]) {
    for (const width of [1000, 340]) {
      for (const spot of table(count, width)) {
        for (const { x, y, radius } of [faceOn(spot), coinOn(spot)]) {
          expect(spot.y + y - radius, `${count} on ${width}`).toBeGreaterThanOrEqual(0);
          expect(spot.x + x - radius, `${count} on ${width}`).toBeGreaterThanOrEqual(0);
          expect(spot.x + x + radius, `${count} on ${width}`).toBeLessThanOrEqual(width);
        }
      }
    }
  }
});

const NAME = { halfWidth: 36, top: 5, bottom: 20 };

test('of a large table no face lies on the name of a neighbour', () => {
  for (const count of [13, 14, 15, 16]) {
    const spots = table(count);
    for (const spot of spots) {
      const face = faceOn(spot);
      for (const other of spots) {
        const [dx, dy] = [spot.x + face.x - other.x, spot.y + face.y - other.y - other.size / 2];
        const isBeside = Math.abs(dx) > NAME.halfWidth + face.radius;
        const isApart = dy + face.radius < NAME.top || dy - face.radius > NAME.bottom;
        expect(isBeside || isApart, `${count}: ${JSON.stringify([spot, other])}`).toBe(true);
      }
    }
  }
});

test('no coin lies on the face of a neighbour', () => {
  for (const spots of [table(16), table(11), table(16, 340)]) {
    for (const spot of spots) {
      const coin = coinOn(spot);
      for (const other of spots) {
        const face = faceOn(other);
        const apart = Math.hypot(spot.x + coin.x - other.x - face.x, spot.y + coin.y - other.y - face.y);
        expect(apart, JSON.stringify([spot, other])).toBeGreaterThanOrEqual(coin.radius + face.radius);
      }
    }
  }
});
