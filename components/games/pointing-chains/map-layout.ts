// Where everything of a connection map is drawn. A pure function of the map's shape and the room it has: the same shape
// looks the same in every round, whoever points at whom. Chains flow left to right into their end (long ones to and
// fro, where there is more height than width), loops are circles, and what pointed into a loop stands to its left, so that removed pointers are short. No pointer passes through a node that
// is not its end: loops are turned so that few would, and those that would bend round it.

import {
  arrow,
  type Bend,
  type Box,
  clearBend,
  distanceTo,
  nodeRadius,
  type Point,
  type Route,
  straight,
} from './pointer-route';

/** A round's map as views carry it: nodes are numbers that mean nothing beyond it. */
export interface ConnectionMap {
  readonly round: number;
  readonly size: number;
  readonly pointers: readonly (readonly [from: number, to: number, fate: 'kept' | 'removed'])[];
  readonly sections: readonly MapSection[];
}
export interface MapSection {
  readonly kind: 'loop' | 'chain' | 'node';
  readonly nodes: readonly number[];
}

export interface LayoutOptions {
  /** The width in pixels the map would like to keep to; a single long chain may be wider. */
  readonly maxWidth: number;
  /** From one node to the next along a chain, and from one branch to the next; labels want more. */
  readonly stepX: number;
  readonly stepY: number;
  /** How wide a name may be that stands beside a node; 0 without names. */
  readonly labelWidth: number;
  /** Sections of this many and more have room for a line above them, which says that they are big. */
  readonly bigSection: number;
  /** How much wider than usual things stand from one another; absent: as usual. */
  readonly spread?: number;
  /** A chain of this many steps and more goes to and fro in so many rows; only without names. */
  readonly fold?: Fold;
}
export interface Fold {
  readonly from: number;
  readonly rows: number;
}

export interface PlacedNode {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  readonly role: 'start' | 'middle' | 'end' | 'loop' | 'alone';
  /** Where its name has room: on the outer side of a loop; else below, or to the right of what would run through it. */
  readonly label: 'below' | 'belowRight' | 'above' | 'left' | 'right';
  /** How wide the name may be there. */
  readonly labelRoom: number;
}
export interface PlacedPointer extends Route {
  readonly from: number;
  readonly to: number;
  readonly fate: 'kept' | 'removed';
}
export interface PlacedSection {
  readonly section: MapSection;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly pointers: readonly PlacedPointer[];
  readonly sections: readonly PlacedSection[];
}

const gap = 18;
const titleHeight = 14;

/** Before anything of the shape is told: everybody on a ring round the picture's middle, clear of each other. */
export function ringOf({ width, height, nodes }: Pick<MapLayout, 'width' | 'height' | 'nodes'>): {
  readonly size: number;
  readonly at: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
} {
  const radius = (nodes.length * (2 * nodeRadius + 8)) / (2 * Math.PI);
  const at = nodes.map(({ node }, i) => {
    const angle = (2 * Math.PI * i) / nodes.length - Math.PI / 2;
    return [node, { x: width / 2 + radius * Math.cos(angle), y: height / 2 + radius * Math.sin(angle) }] as const;
  });
  return { size: 2 * (radius + nodeRadius), at: new Map(at) };
}

/** Something with a place for each of its nodes, measured from its own corner. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly sections: readonly PlacedSection[];
}

export function layoutMap(map: ConnectionMap, options: LayoutOptions): MapLayout {
  const links = linksOf(map);
  const blocks = clustersOf(map, links).map((cluster) => clusterBlock(cluster, { links, options }));
  const placed = shelve(blocks, { maxWidth: options.maxWidth, between: gap * (options.spread ?? 1) });
  const bent = bentPointers(placed, { map, options });
  const high = withRoomFor(routesOf(bent, placed), placed);
  const pointers = withMarks(routesOf(bent, high));
  return { ...high, nodes: high.nodes.toSorted((a, b) => a.node - b.node), pointers };
}

const MARGIN = 2;

/** A pointer that bends round all of a section may need more room than its nodes do. */
function withRoomFor(routes: readonly PlacedPointer[], block: Block): Block {
  const most = (over: (reach: Box) => number) =>
    Math.max(0, ...routes.map(({ reach }) => Math.ceil(over(reach) + MARGIN)));
  const [x, y] = [most(({ left }) => -left), most(({ top }) => -top)];
  const width = x + block.width + most(({ right }) => right - block.width);
  const height = y + block.height + most(({ bottom }) => bottom - block.height);
  return joined([{ block, x, y }], { width, height });
}

/** The layout that is drawn largest in a room of such a shape, width to height; of equals the first. */
export function largestIn<Layout extends MapLayout>(shape: number, layouts: readonly Layout[]): Layout {
  const sizeOf = ({ width, height }: Layout) => Math.max(width, shape * height);
  return layouts.reduce((best, one) => (sizeOf(one) < sizeOf(best) - 1 ? one : best));
}

interface Links {
  readonly targetOf: ReadonlyMap<number, number>;
  readonly sourcesOf: ReadonlyMap<number, readonly number[]>;
  readonly removedTargetOf: ReadonlyMap<number, number>;
}

function linksOf({ pointers }: ConnectionMap): Links {
  const kept = pointers.filter(([, , fate]) => fate === 'kept');
  const sourcesOf = new Map<number, number[]>();
  for (const [from, to] of kept) sourcesOf.set(to, [...(sourcesOf.get(to) ?? []), from]);
  return {
    targetOf: new Map(kept.map(([from, to]) => [from, to])),
    sourcesOf,
    removedTargetOf: new Map(pointers.filter(([, , fate]) => fate === 'removed').map(([from, to]) => [from, to])),
  };
}

/** A loop with everything that pointed into it, or a section on its own. */
interface Cluster {
  readonly main: MapSection;
  readonly around: readonly MapSection[];
}

function clustersOf({ sections }: ConnectionMap, { removedTargetOf }: Links): Cluster[] {
  const sectionOf = new Map(sections.flatMap((section) => section.nodes.map((node) => [node, section] as const)));
  const hostOf = (section: MapSection) => {
    const target = section.nodes.map((node) => removedTargetOf.get(node)).find((to) => to !== undefined);
    return target === undefined ? null : (sectionOf.get(target) ?? null);
  };
  return sections
    .filter((section) => hostOf(section) === null)
    .map((main) => ({ main, around: sections.filter((section) => hostOf(section) === main) }));
}

function clusterBlock({ main, around }: Cluster, { links, options }: { links: Links; options: LayoutOptions }): Block {
  const left = stack(
    around.map((section) => sectionBlock(section, { links, options })),
    options,
  );
  if (around.length === 0) return sectionBlock(main, { links, options });
  const right = sectionBlock(main, { links, options, entries: entriesOf(main, { links, left }) });
  const height = Math.max(left.height, right.height);
  return joined(
    [
      { block: left, x: 0, y: (height - left.height) / 2 },
      { block: right, x: left.width + options.stepX * 0.6, y: (height - right.height) / 2 },
    ],
    { width: left.width + options.stepX * 0.6 + right.width, height },
  );
}

/** Which loop node is pointed at from where, measured from the middle of the right edge of what stands to the left. */
interface Entry extends Point {
  readonly node: number;
}

function entriesOf(loop: MapSection, { links, left }: { links: Links; left: Block }): Entry[] {
  return left.nodes.flatMap(({ node, x, y }) => {
    const to = links.removedTargetOf.get(node);
    if (to === undefined || !loop.nodes.includes(to)) return [];
    return [{ node: to, x: x - left.width, y: y - left.height / 2 }];
  });
}

function sectionBlock(
  section: MapSection,
  { links, options, entries = [] }: { links: Links; options: LayoutOptions; entries?: readonly Entry[] },
): Block {
  const nodes =
    section.kind === 'loop' ? loopNodes(section, { links, options, entries }) : chainNodes(section, { links, options });
  return framed(section, nodes, options);
}

/** Moves nodes so that their section's frame starts at its corner. */
function framed(
  section: MapSection,
  nodes: readonly PlacedNode[],
  { stepX, stepY, labelWidth, bigSection }: LayoutOptions,
): Block {
  const besideLoop = nodes.some(({ label }) => label !== 'below' && label !== 'above') ? labelWidth : 0;
  const padX = Math.max(stepX / 2, besideLoop + nodeRadius);
  const padY = stepY / 2;
  const titleY = section.nodes.length >= bigSection ? titleHeight : 0;
  const left = Math.min(...nodes.map(({ x }) => x)) - padX;
  const top = Math.min(...nodes.map(({ y }) => y)) - padY - titleY;
  const width = Math.max(...nodes.map(({ x }) => x)) + padX - left;
  const height = Math.max(...nodes.map(({ y }) => y)) + padY - top;
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...node, x: node.x - left, y: node.y - top })),
    sections: [{ section, x: 0, y: 0, width, height }],
  };
}

/** A circle, clockwise, turned so that the nodes that were pointed at face those who pointed. */
function loopNodes(
  section: MapSection,
  { links, options, entries }: { links: Links; options: LayoutOptions; entries: readonly Entry[] },
): PlacedNode[] {
  const order = loopOrder(section, links);
  const count = order.length;
  // A large loop stands closer: its names have room outside.
  const chord = options.stepX * (count > 12 && options.labelWidth > 0 ? 0.74 : 1);
  const radius = Math.max(chord * 0.5, chord / (2 * Math.sin(Math.PI / Math.max(count, 3))));
  const place = (i: number, turn: number): Point => {
    const angle = Math.PI + ((i + turn) / count) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
  // From the edge of what stands to the left to the middle of the circle.
  const away = 0.6 * options.stepX + Math.max(options.stepX / 2, options.labelWidth + nodeRadius) + radius;
  const cost = (turn: number) => {
    const at = order.map((_, i) => place(i, turn));
    return entries.reduce((sum, entry) => {
      const [from, to] = [{ x: entry.x - away, y: entry.y }, at[order.indexOf(entry.node)] ?? entry];
      const through = at.filter((other) => other !== to && distanceTo(other, from, to) < nodeRadius + 2);
      return sum + Math.hypot(to.x + 2 * radius, to.y - entry.y) + 1000 * through.length;
    }, 0);
  };
  const turns = Array.from({ length: 4 * count }, (_, i) => i / 4);
  const best = turns.reduce((a, b) => (cost(b) < cost(a) - 1e-6 ? b : a), 0);
  return order.map((node, i) => {
    const at = place(i, best);
    const label = outerSide(at, radius);
    const labelRoom = label === 'left' || label === 'right' ? options.labelWidth : chord;
    return { node, role: 'loop' as const, ...at, label, labelRoom };
  });
}

/** On the side that faces away from the middle of the circle. */
function outerSide({ x, y }: Point, radius: number): PlacedNode['label'] {
  if (Math.abs(x) > radius * 0.6) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'above' : 'below';
}

function loopOrder({ nodes }: MapSection, { targetOf }: Links): number[] {
  const first = nodes[0] ?? 0;
  const order = [first];
  for (let node = targetOf.get(first); node !== undefined && node !== first; node = targetOf.get(node))
    order.push(node);
  return order;
}

/** A tree that flows into its end at the right: leaves take a row each, everyone else the middle of theirs. */
function chainNodes(section: MapSection, { links, options }: { links: Links; options: LayoutOptions }): PlacedNode[] {
  const end = section.nodes.find((node) => !links.targetOf.has(node)) ?? section.nodes[0] ?? 0;
  const depthBelow = (node: number): number =>
    Math.max(0, ...(links.sourcesOf.get(node) ?? []).map((source) => 1 + depthBelow(source)));
  const placed: PlacedNode[] = [];
  let row = 0;
  const place = (node: number, distance: number): number => {
    const sources = [...(links.sourcesOf.get(node) ?? [])].sort((a, b) => depthBelow(b) - depthBelow(a) || a - b);
    const rows = sources.map((source) => place(source, distance + 1));
    const at = rows.length === 0 ? row++ : ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2;
    placed.push({
      node,
      x: -distance * options.stepX,
      y: at * options.stepY,
      role: roleOf(node, links),
      label: 'below',
      labelRoom: options.stepX,
    });
    return at;
  };
  place(end, 0);
  return options.labelWidth === 0
    ? folded(placed, options)
    : placed.map((node) => ({ ...node, ...nameSide(node, { placed, links, options }) }));
}

/** Row below row, to and fro, as long as each other; the end is at the right of the last. */
function folded(placed: PlacedNode[], { fold, stepX }: LayoutOptions): PlacedNode[] {
  const stepsOf = ({ x }: PlacedNode) => Math.round(-x / stepX);
  const length = Math.max(...placed.map(stepsOf)) + 1;
  if (fold === undefined || fold.rows === 1 || length < fold.from) return placed;
  const columns = Math.max(3, Math.ceil(length / fold.rows));
  let top = 0;
  return Array.from({ length: Math.ceil(length / columns) }, (_, i) => i)
    .reverse()
    .flatMap((row) => {
      const inRow = placed.filter((node) => Math.floor(stepsOf(node) / columns) === row);
      const [first, last] = [Math.min(...inRow.map(({ y }) => y)), Math.max(...inRow.map(({ y }) => y))];
      const y = top - first;
      top += last - first + stepX;
      const alongOf = (node: PlacedNode) => stepsOf(node) % columns;
      return inRow.map((node) => ({
        ...node,
        x: -stepX * (row % 2 === 0 ? alongOf(node) : columns - 1 - alongOf(node)),
        y: node.y + y,
      }));
    });
}

/** Where a name below a node is, at most; half of its width is the layout's. */
const NAME_TOP = 18;

/** Below, unless a steep pointer would run through it: then beside the node, or where that is taken further to the right. */
function nameSide(
  { node, x, y }: PlacedNode,
  { placed, links, options }: { placed: readonly PlacedNode[]; links: Links; options: LayoutOptions },
): Pick<PlacedNode, 'label' | 'labelRoom'> {
  const linked = [links.targetOf.get(node), ...(links.sourcesOf.get(node) ?? [])];
  const around = placed
    .filter((other) => linked.includes(other.node))
    .map((other) => ({ x: other.x - x, y: other.y - y }));
  const half = Math.min(options.labelWidth, options.stepX) / 2 + 3;
  const crossing = around.filter((to) => to.y > NAME_TOP && Math.abs(to.x / to.y) * NAME_TOP < half);
  // What was cut off points on to the right, into a loop.
  const isFreeBeside =
    !links.removedTargetOf.has(node) && around.every((to) => to.x < 0 || Math.abs(to.y) > nodeRadius + 6);
  const isFreeRight = crossing.every((to) => to.x < 0);
  if (crossing.length === 0 || !(isFreeBeside || isFreeRight)) return { label: 'below', labelRoom: options.stepX };
  return { label: isFreeBeside ? 'right' : 'belowRight', labelRoom: options.labelWidth };
}

function roleOf(node: number, { targetOf, sourcesOf }: Links): PlacedNode['role'] {
  const pointsOn = targetOf.has(node);
  const isPointedAt = sourcesOf.has(node);
  if (pointsOn && isPointedAt) return 'middle';
  if (pointsOn) return 'start';
  return isPointedAt ? 'end' : 'alone';
}

/** Blocks below each other, their right edges in line: what pointed into a loop is close to it. */
function stack(blocks: readonly Block[], { stepY }: LayoutOptions): Block {
  const singles = blocks.filter(({ nodes }) => nodes.length === 1);
  const longer = blocks.filter(({ nodes }) => nodes.length > 1);
  const rows = [...longer, ...(singles.length === 0 ? [] : [inColumns(singles, stepY)])];
  const width = Math.max(0, ...rows.map((row) => row.width));
  let y = 0;
  const parts = rows.map((block) => {
    const part = { block, x: width - block.width, y };
    y += block.height;
    return part;
  });
  return joined(parts, { width, height: y });
}

const SINGLES_IN_A_COLUMN = 5;

/** Up to five stand in one column; more in two, those behind level with the gaps before them. */
function inColumns(singles: readonly Block[], stepY: number): Block {
  const perRow = singles.length > SINGLES_IN_A_COLUMN ? 2 : 1;
  const width = singles[0]?.width ?? 0;
  const step = perRow === 1 ? stepY : 1.24 * stepY;
  const parts = singles.map((block, i) => {
    const column = i % perRow;
    return { block, x: column * width, y: (Math.floor(i / perRow) + (perRow - 1 - column) / 2) * step };
  });
  const height = Math.max(...parts.map(({ block, y }) => y + block.height));
  return joined(parts, { width: perRow * width, height });
}

const widthOf = (row: readonly Block[]) => row.reduce((sum, { width }) => sum + width, 0);

function joined(
  parts: readonly { block: Block; x: number; y: number }[],
  { width, height }: { width: number; height: number },
): Block {
  const move = <T extends Point>(items: readonly T[], { x, y }: Point): T[] =>
    items.map((item) => ({ ...item, x: item.x + x, y: item.y + y }));
  return {
    width,
    height,
    nodes: parts.flatMap((part) => move(part.block.nodes, part)),
    sections: parts.flatMap((part) => move(part.block.sections, part)),
  };
}

/** Shelves from the top, tallest first, each centred in height; the whole centred in width. */
function shelve(blocks: readonly Block[], { maxWidth, between }: { maxWidth: number; between: number }): Block {
  const tallestFirst = blocks
    .map((block, i) => ({ block, i }))
    .sort((a, b) => b.block.height - a.block.height || b.block.width - a.block.width || a.i - b.i)
    .map(({ block }) => block);
  const shelves: Block[][] = [];
  for (const block of tallestFirst) {
    const shelf = shelves.find((row) => widthOf(row) + row.length * between + block.width <= maxWidth);
    if (shelf === undefined) shelves.push([block]);
    else shelf.push(block);
  }
  const width = Math.max(0, ...shelves.map((row) => widthOf(row) + (row.length - 1) * between));
  let y = 0;
  const parts = shelves.flatMap((row) => {
    const height = Math.max(...row.map((block) => block.height));
    let x = (width - widthOf(row) - (row.length - 1) * between) / 2;
    const top = y;
    y += height + gap;
    return row.map((block) => {
      const part = { block, x, y: top + (height - block.height) / 2 };
      x += block.width + between;
      return part;
    });
  });
  return joined(parts, { width, height: Math.max(0, y - gap) });
}

interface BentPointer extends Pick<PlacedPointer, 'from' | 'to' | 'fate'> {
  readonly bend: Bend;
}

/** A loop's pointers bow outwards; others go straight where that is clear. */
function bentPointers(
  placed: Block,
  { map, options }: { map: ConnectionMap; options: LayoutOptions },
): readonly BentPointer[] {
  const at = new Map(placed.nodes.map((node) => [node.node, node]));
  const loops = map.sections.filter(({ kind }) => kind === 'loop');
  const names = options.labelWidth === 0 ? [] : placed.nodes.map(nameBox);
  return map.pointers.map(([from, to, fate]) => {
    const loop = fate === 'kept' ? loops.find(({ nodes }) => nodes.includes(from)) : undefined;
    if (loop !== undefined) return { from, to, fate, bend: { ...straight, off: bowOf(loop.nodes.length) } };
    const [a, b] = [at.get(from), at.get(to)];
    const nodes = placed.nodes.filter((node) => node !== a && node !== b);
    const bend = a === undefined || b === undefined ? straight : clearBend(a, b, { ...placed, nodes, names });
    return { from, to, fate, bend };
  });
}

function routesOf(pointers: readonly BentPointer[], { nodes }: Block): PlacedPointer[] {
  const at = new Map(nodes.map((node) => [node.node, node]));
  return pointers.flatMap(({ bend, ...pointer }) => {
    const [a, b] = [at.get(pointer.from), at.get(pointer.to)];
    return a === undefined || b === undefined ? [] : [{ ...pointer, ...arrow(a, b, bend) }];
  });
}

/** Two crosses are as far from each other at least, and a cross as far from another cut pointer, where there is room. */
const MARK_APART = 16;
const MARK_OFF = 7;

/** Where along its way a pointer may be marked as cut: its middle first. */
const MARK_AT = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/** Where cut pointers cross each has its own cross, and beside the crossing. */
function withMarks(pointers: readonly PlacedPointer[]): PlacedPointer[] {
  const marks: Point[] = [];
  return pointers.map((pointer) => {
    if (pointer.fate === 'kept') return pointer;
    const others = pointers.filter(({ fate, from }) => fate === 'removed' && from !== pointer.from);
    const nearest = (at: Point, points: readonly Point[]) =>
      Math.min(...points.map((to) => Math.hypot(to.x - at.x, to.y - at.y)), Number.POSITIVE_INFINITY);
    const costOf = (at: Point) =>
      100 * Math.max(0, MARK_APART - nearest(at, marks)) +
      Math.max(
        0,
        MARK_OFF -
          nearest(
            at,
            others.flatMap(({ way }) => way),
          ),
      );
    const middle = MARK_AT.map((share) => pointer.way[Math.round(share * (pointer.way.length - 1))] ?? pointer.middle)
      .map((at) => ({ at, cost: costOf(at) }))
      .reduce((best, one) => (one.cost < best.cost ? one : best)).at;
    marks.push(middle);
    return { ...pointer, middle };
  });
}

/** About where its name stands, at its widest. */
function nameBox({ x, y, label, labelRoom }: PlacedNode): Box {
  const [half, below] = [labelRoom / 2, y + nodeRadius + 3];
  switch (label) {
    case 'below':
      return { left: x - half, right: x + half, top: below, bottom: below + 11 };
    case 'belowRight':
      return { left: x, right: x + labelRoom, top: below, bottom: below + 11 };
    case 'above':
      return { left: x - half, right: x + half, top: y - nodeRadius - 16, bottom: y - nodeRadius - 5 };
    case 'left':
      return { left: x - 7 - labelRoom, right: x - 7, top: y - nodeRadius - 15, bottom: y - nodeRadius - 4 };
    case 'right':
      return { left: x + nodeRadius + 4, right: x + nodeRadius + 4 + labelRoom, top: y - 6, bottom: y + 6 };
  }
}

/** How far a loop's pointer bows outwards: two players who point at each other need room for both. */
const bowOf = (count: number) => (count === 2 ? 0.36 : 0.6 / count);
