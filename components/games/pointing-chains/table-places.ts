// The table that people sit at, and the arrows between them. It lies once for wide and once for narrow
// rooms, in pixels of a usual screen; both are drawn, and the page shows the one that fits.

import type { Oval, Point } from '@/components/stage/oval';

export const wideOval: Oval = { rx: 320, ry: 180 };

const NARROW_RX = 126;
/** From one face to the next along the rim: a name has room, and a thumb. */
const NARROW_STEP = { few: 76, many: 72 } as const;
const MANY = 17;

/** As high as so many places need. */
export function narrowOval(count: number): Oval {
  const rim = count * (count < MANY ? NARROW_STEP.few : NARROW_STEP.many);
  const meanSquare = (rim / (2 * Math.PI)) ** 2;
  return { rx: NARROW_RX, ry: Math.max(140, Math.round(Math.sqrt(Math.max(0, 2 * meanSquare - NARROW_RX ** 2)))) };
}

export interface ArrowShape {
  readonly path: string;
  readonly head: string;
}

const HEAD = 12;

/** From rim to rim of two faces, bent towards the middle of the table. */
export function arrowBetween(from: Point, to: Point, faceRadius: number): ArrowShape {
  const bend = { x: ((from.x + to.x) / 2) * 0.62, y: ((from.y + to.y) / 2) * 0.62 };
  const start = along(from, bend, faceRadius + 3);
  const tip = along(to, bend, tipDistance({ to, bend, faceRadius }));
  const neck = along(tip, bend, HEAD);
  const side = { x: ((tip.y - neck.y) / HEAD) * 5.5, y: ((neck.x - tip.x) / HEAD) * 5.5 };
  return {
    path: `M${said(start)}Q${said(bend)} ${said(along(tip, bend, HEAD - 3))}`,
    head: `M${said(tip)}L${said({ x: neck.x + side.x, y: neck.y + side.y })}L${said({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
  };
}

/** The name that stands below a face, in pixels. */
const NAME = { halfWidth: 42, height: 22 };

/** Off the face, and where the arrow comes from below off its name too: the head would lie under it. */
function tipDistance({ to, bend, faceRadius }: { to: Point; bend: Point; faceRadius: number }): number {
  const off = faceRadius + 4;
  const whole = Math.max(1, Math.hypot(bend.x - to.x, bend.y - to.y));
  const [sideways, down] = [Math.abs(bend.x - to.x) / whole, (bend.y - to.y) / whole];
  const meetsName = down > 0 && (faceRadius / down) * sideways < NAME.halfWidth;
  if (!meetsName) return off;
  const past = Math.min((off + NAME.height) / down, NAME.halfWidth / Math.max(sideways, 0.01));
  return Math.max(off, Math.min(past, whole - HEAD));
}

/** So far from one point on the way to another. */
function along(from: Point, to: Point, distance: number): Point {
  const whole = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + ((to.x - from.x) * distance) / whole, y: from.y + ((to.y - from.y) * distance) / whole };
}

const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
