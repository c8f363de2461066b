// The table that people sit at, and the arrows between them. It lies once for wide and once for narrow
// rooms, in pixels of a usual screen; both are drawn, and the page shows the one that fits.

import type { Oval, Point } from '@/components/stage/oval';

export const wideOval: Oval = { rx: 320, ry: 180 };

/** So many have a place round the table with a face and a name; more are a list. */
export const RING = 13;

const NARROW_RX = 126;
/** From one face to the next along the rim: a name has room, and a thumb. */
const NARROW_STEP = 76;

/** As high as so many places need. */
export function narrowOval(count: number): Oval {
  const rim = count * NARROW_STEP;
  const meanSquare = (rim / (2 * Math.PI)) ** 2;
  return { rx: NARROW_RX, ry: Math.max(140, Math.round(Math.sqrt(Math.max(0, 2 * meanSquare - NARROW_RX ** 2)))) };
}

export interface ArrowShape {
  readonly path: string;
  readonly head: string;
}

const HEAD = 12;

/** The name that stands below a face, in pixels. */
const NAME_HALF_WIDTH = 46;
/**
 * From rim to rim of two faces, bent towards the middle of the table. It touches both, and beside their names: what comes
 * from below comes in from the side.
 */
export function arrowBetween(from: Point, to: Point, faceRadius: number): ArrowShape {
  const bend = { x: ((from.x + to.x) / 2) * 0.62, y: ((from.y + to.y) / 2) * 0.62 };
  const [out, into] = [besideName(from, bend, faceRadius), besideName(to, bend, faceRadius)];
  const start = moved(from, out, faceRadius + 2);
  const tip = moved(to, into, faceRadius + 1);
  const neck = moved(tip, into, HEAD);
  const side = { x: into.y * 5.5, y: -into.x * 5.5 };
  const [first, last] = [moved(start, out, out.reach), moved(neck, into, into.reach)];
  return {
    path: `M${said(start)}C${said(first)} ${said(last)} ${said(moved(tip, into, HEAD - 3))}`,
    head: `M${said(tip)}L${said({ x: neck.x + side.x, y: neck.y + side.y })}L${said({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
  };
}

/** A direction from a face, of length 1, and how far it pulls the curve. */
interface Way extends Point {
  readonly reach: number;
}

/** To where the arrow is bent, but never through the name below. */
function besideName(face: Point, bend: Point, faceRadius: number): Way {
  const whole = Math.max(1, Math.hypot(bend.x - face.x, bend.y - face.y));
  const [x, y] = [(bend.x - face.x) / whole, (bend.y - face.y) / whole];
  const lowest = Math.atan2(faceRadius, NAME_HALF_WIDTH);
  if (y <= Math.sin(lowest)) return { x, y, reach: (whole * 2) / 3 };
  const sign = x < 0 || (x === 0 && face.x > 0) ? -1 : 1;
  return { x: sign * Math.cos(lowest), y: Math.sin(lowest), reach: Math.max(80, whole / 2) };
}

const moved = ({ x, y }: Point, way: Point, distance: number): Point => ({
  x: x + way.x * distance,
  y: y + way.y * distance,
});

const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
