import { expect, test } from 'vitest';
import { faceOn, layoutFinale, type Spot, stampSpots } from './finale-layout';

const table = (count: number, width = 1000) => layoutFinale(count, width).seats;

/** How far from the board's corner its first cell begins, as trays are drawn. */
const rimOf = ({ size }: Spot) => size * 0.07;

const counts = [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 16];
const widths = [1000, 340];
const look = (count: number, width = 1000) => layoutFinale(count, width).look;

/** What a stage of 1280 by 720 leaves between its head, the places beside it and the sentence below. */
const STAGE = { width: 808, height: 464 };

test('on a stage the board that is told is 400 pixels wide and the line below it 20 high, in a row of its own', () => {
  for (const count of counts) {
    const layout = layoutFinale(count, STAGE.width / 1.4);
    const { centre, legend, width, height } = layout;
    const scale = Math.min(STAGE.width / width, STAGE.height / height);
    expect(centre.size * scale).toBeGreaterThanOrEqual(400);
    expect(legend.fontSize * scale).toBeGreaterThanOrEqual(20);
    expect(legend.y + legend.fontSize * 0.25).toBeLessThanOrEqual(height);
    const stamps = stampSpots(layout, 20).map(({ y }) => y + layout.stamps.radius);
    expect(Math.max(centre.y + centre.size / 2, ...stamps)).toBeLessThan(legend.y - legend.fontSize * 0.8);
  }
});

test('on a phone the board that is told stands alone in a third of the window, with writing of 10 pixels and more', () => {
  for (const count of counts) {
    const { centre, legend, width, toldHeight, stamps, seats } = layoutFinale(count, 312);
    const scale = Math.min(312 / width, 266 / toldHeight);
    expect(legend.fontSize * scale).toBeGreaterThanOrEqual(10);
    expect(legend.y + legend.fontSize * 0.3).toBeLessThanOrEqual(toldHeight);
    expect(centre.y + centre.size / 2 + stamps.off + stamps.radius).toBeLessThan(toldHeight);
    for (const { y, size } of seats) expect(y - size / 2).toBeGreaterThan(toldHeight);
  }
});

test('no board of a seat lies on the one that is told, nor on what stands round it', () => {
  for (const count of counts) {
    const layout = layoutFinale(count, 1000);
    const reach = layout.centre.size / 2 + layout.stamps.off + layout.stamps.radius;
    for (const { x, size } of layout.seats) {
      expect(Math.abs(x - layout.centre.x) - size / 2, `${count}`).toBeGreaterThan(reach);
    }
  }
});

test('no stamp lies on a cell of the board that is told', () => {
  for (const width of widths) {
    const layout = layoutFinale(11, width);
    const { x, y, size } = layout.centre;
    const cells = size / 2 - rimOf(layout.centre);
    for (const stamp of stampSpots(layout, 20)) {
      const off = Math.max(Math.abs(stamp.x - x), Math.abs(stamp.y - y));
      expect(off - layout.stamps.radius).toBeGreaterThanOrEqual(cells);
    }
  }
});

test('a face lies on the rim of its board, not on the cell in its corner', () => {
  for (const count of counts) {
    for (const width of widths) {
      for (const spot of table(count, width)) {
        const { x, y, radius } = faceOn(spot, look(count, width));
        const cell = rimOf(spot) - spot.size / 2;
        expect(Math.hypot(cell - x, cell - y), `${count} on ${width}`).toBeGreaterThan(radius);
      }
    }
  }
});

test('no face and no board is cut by the edge of the drawing', () => {
  for (const count of counts) {
    for (const width of widths) {
      const { seats, height } = layoutFinale(count, width);
      for (const spot of seats) {
        const { x, y, radius } = faceOn(spot, look(count, width));
        expect(spot.y + y - radius, `${count} on ${width}`).toBeGreaterThanOrEqual(0);
        expect(spot.x + x - radius, `${count} on ${width}`).toBeGreaterThanOrEqual(0);
        expect(spot.x + spot.size / 2, `${count} on ${width}`).toBeLessThanOrEqual(width);
        expect(spot.y + spot.size / 2 + NAME.bottom, `${count} on ${width}`).toBeLessThanOrEqual(height);
      }
    }
  }
});

const NAME = { halfWidth: 36, top: 5, bottom: 20 };

test('no face lies on the name of a neighbour', () => {
  for (const count of counts) {
    const spots = table(count);
    for (const spot of spots) {
      const face = faceOn(spot, look(count));
      for (const other of spots) {
        const [dx, dy] = [spot.x + face.x - other.x, spot.y + face.y - other.y - other.size / 2];
        const isBeside = Math.abs(dx) > NAME.halfWidth + face.radius;
        const isApart = dy + face.radius < NAME.top || dy - face.radius > NAME.bottom;
        expect(isBeside || isApart, `${count}: ${JSON.stringify([spot, other])}`).toBe(true);
      }
    }
  }
});

test('no face lies on the board of a neighbour', () => {
  for (const count of counts) {
    for (const width of widths) {
      const spots = table(count, width);
      for (const spot of spots) {
        const face = faceOn(spot, look(count, width));
        for (const other of spots.filter((one) => one !== spot)) {
          const reach = other.size / 2 + face.radius;
          const [dx, dy] = [spot.x + face.x - other.x, spot.y + face.y - other.y].map(Math.abs);
          expect(Math.max(dx ?? 0, dy ?? 0), `${count} on ${width}`).toBeGreaterThanOrEqual(reach - 0.5);
        }
      }
    }
  }
});
