// How a pointer gets from one node of a map to another: straight where that is clear, else round what is in its way.

export const nodeRadius = 13;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** What else is drawn: nodes that are no ends of the pointer, names, all within the picture. */
export interface Around {
  readonly nodes: readonly Point[];
  readonly names: readonly Box[];
  readonly width: number;
  readonly height: number;
}

/** Off the rim of a node that it passes. */
const CLEAR = 3;
/** How a pointer is bent: how far to the left of the straight line, in its lengths, and how far along it. */
export interface Bend {
  readonly off: number;
  readonly along: number;
}
export const straight: Bend = { off: 0, along: 0.5 };

/** The straight line first, then ever wider ones to either side. */
const bends: readonly Bend[] = [
  straight,
  ...Array.from({ length: 14 }, (_, i) => (i + 1) * 0.1).flatMap((off) =>
    [0.5, 0.2, 0.8, 0, 1].flatMap((along) => [
      { off, along },
      { off: -off, along },
    ]),
  ),
];

/** The bend with which a pointer passes through no node and over few names. */
export function clearBend(a: Point, b: Point, around: Around): Bend {
  let best = { bend: straight, cost: Number.POSITIVE_INFINITY };
  for (const bend of bends) {
    // A wider one cannot be cheaper any more.
    if (costOfBend(bend) >= best.cost) break;
    const cost = costOfBend(bend) + costOfWay(wayOf(a, b, bend), around);
    if (cost < best.cost) best = { bend, cost };
  }
  return best.bend;
}

const costOfBend = ({ off }: Bend) => 10 * Math.abs(off);

/** A node in the way is worth any bend, a name a small one; the picture can be higher, and a bit wider. */
function costOfWay(way: readonly Point[], { nodes, names, width, height }: Around): number {
  const hit = nodes.filter((node) => way.some((at) => Math.hypot(at.x - node.x, at.y - node.y) < nodeRadius + CLEAR));
  const isBeside = way.some(({ x }) => Math.min(x, width - x) < 2);
  const isOutside = way.some(({ y }) => Math.min(y, height - y) < 2);
  const over = names.filter((name) => way.some((at) => isIn(at, name)));
  return 1000 * hit.length + (isBeside ? 100 : 0) + (isOutside ? 5 : 0) + 2 * over.length;
}

const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box) => x > left && x < right && y > top && y < bottom;

const STEPS = 40;

/** Point by point, from rim to rim. */
function wayOf(a: Point, b: Point, bent: Bend): Point[] {
  const bend = bendAt(a, b, bent);
  const [start, end] = [towards(a, bend, nodeRadius + 1), towards(b, bend, nodeRadius + 2.5)];
  return pointsOn([start, bend, end]);
}

const pointsOn = (curve: Curve): Point[] => Array.from({ length: STEPS + 1 }, (_, i) => onCurve(curve, i / STEPS));

/** From where, bent towards what, to where. */
type Curve = readonly [Point, Point, Point];

function onCurve([a, bend, b]: Curve, t: number): Point {
  const [start, middle, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: start * a.x + middle * bend.x + end * b.x, y: start * a.y + middle * bend.y + end * b.y };
}

function bendAt(a: Point, b: Point, { off, along }: Bend): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return { x: a.x + dx * along + dy * off, y: a.y + dy * along - dx * off };
}

/** As it is drawn. */
export interface Route {
  /** An SVG path from rim to rim, the arrow head at its end, and the middle of its way. */
  readonly path: string;
  readonly head: string;
  readonly middle: Point;
  /** How far it goes to each side. */
  readonly reach: Box;
  /** Points of it, from its start to its tip. */
  readonly way: readonly Point[];
}

/** From a point to the straight way between two others. */
export function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, t));
  return Math.hypot(point.x - a.x - at * dx, point.y - a.y - at * dy);
}

/** A curve from rim to rim. */
export function arrow(a: Point, b: Point, bent: Bend): Route {
  const bend = bendAt(a, b, bent);
  const start = towards(a, bend, nodeRadius + 1);
  const tip = towards(b, bend, nodeRadius + 2.5);
  const neck = towards(tip, bend, 6);
  const along = { x: (tip.x - neck.x) / 6, y: (tip.y - neck.y) / 6 };
  const back = towards(tip, bend, 9);
  const corners = [
    tip,
    { x: back.x - along.y * 4.5, y: back.y + along.x * 4.5 },
    { x: back.x + along.y * 4.5, y: back.y - along.x * 4.5 },
  ];
  const way = pointsOn([start, bend, neck]);
  return {
    path: `M${figures(start)}Q${figures(bend)} ${figures(neck)}`,
    head: `M${corners.map(figures).join('L')}Z`,
    middle: onCurve([start, bend, neck], 0.5),
    reach: reachOf(way),
    way,
  };
}

function reachOf(way: readonly Point[]): Box {
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

const figures = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (n: number) => Math.round(n * 10) / 10;
