// Where people sit round an oval.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the width and half the height of a table whose middle is 0, 0. */
export interface Oval {
  readonly rx: number;
  readonly ry: number;
}

const STEPS = 720;

/** Evenly along the rim, clockwise, the first one at the foot or the head of the table. */
export function placesRound(
  count: number,
  { rx, ry, startsAt }: Oval & { readonly startsAt: 'foot' | 'head' },
): readonly Point[] {
  const start = startsAt === 'foot' ? Math.PI / 2 : -Math.PI / 2;
  const rim = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = start + (i / STEPS) * 2 * Math.PI;
    return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  });
  const places: Point[] = [];
  const step = lengthOf(rim) / count;
  let gone = 0;
  for (const [i, point] of rim.entries()) {
    gone += lengthOf(rim.slice(Math.max(0, i - 1), i + 1));
    if (places.length < count && gone >= places.length * step - 1e-6) places.push(point);
  }
  return places;
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, i) => {
    const before = points[i - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
