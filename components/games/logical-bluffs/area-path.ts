import { type Cell, cells, columnOf, rowOf } from '@/games/logical-bluffs/grid';

// The outline of an area of the grid, in cells from its upper left corner: closed, so that it can be followed with the eye
// where another crosses it.

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A side of a cell beyond which the area ends, run along with the area to the right. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const ROUND = 0.14;

/** As SVG has it, drawn so far within the area's own edge. */
export const areaPath = (area: readonly Cell[], within: number): string =>
  loopsOf(edgesOf(area))
    .map((loop) => pathOf(withinLoop(cornersOf(loop), within)))
    .join('');

function edgesOf(area: readonly Cell[]): readonly Edge[] {
  return cells
    .filter((cell) => area.includes(cell))
    .flatMap((cell) => {
      const [x, y] = [columnOf(cell), rowOf(cell)];
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const isIn = (column: number, row: number) =>
        area.some((other) => columnOf(other) === column && rowOf(other) === row);
      return [
        ...(isIn(x, y - 1) ? [] : [{ from: a, to: b }]),
        ...(isIn(x + 1, y) ? [] : [{ from: b, to: c }]),
        ...(isIn(x, y + 1) ? [] : [{ from: c, to: d }]),
        ...(isIn(x - 1, y) ? [] : [{ from: d, to: a }]),
      ];
    });
}

/** Edge after edge; where two cells touch at a corner alone, each keeps its own. */
function loopsOf(edges: readonly Edge[]): readonly (readonly Edge[])[] {
  const left = [...edges];
  const loops: Edge[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const loop = [first];
    for (let next = takeNext(left, first); next !== null; next = takeNext(left, next)) loop.push(next);
    loops.push(loop);
  }
  return loops;
}

function takeNext(left: Edge[], { from, to }: Edge): Edge | null {
  const here = left.filter((edge) => edge.from.x === to.x && edge.from.y === to.y);
  const inward = normalOf({ from, to });
  // To the right first, which is round the same cell.
  const next = here.find((edge) => edge.to.x - to.x === inward.x && edge.to.y - to.y === inward.y) ?? here[0];
  if (next === undefined) return null;
  left.splice(left.indexOf(next), 1);
  return next;
}

interface Corner extends Point {
  readonly into: Edge;
  readonly outOf: Edge;
}

function cornersOf(loop: readonly Edge[]): readonly Corner[] {
  return loop.flatMap((into, i) => {
    const outOf = loop[(i + 1) % loop.length] ?? into;
    const [a, b] = [normalOf(into), normalOf(outOf)];
    return a.x === b.x && a.y === b.y ? [] : [{ ...into.to, into, outOf }];
  });
}

const withinLoop = (corners: readonly Corner[], within: number): readonly Corner[] =>
  corners.map((corner) => {
    const [a, b] = [normalOf(corner.into), normalOf(corner.outOf)];
    return { ...corner, x: corner.x + within * (a.x + b.x), y: corner.y + within * (a.y + b.y) };
  });

function pathOf(corners: readonly Corner[]): string {
  const parts = corners.map(({ x, y, into, outOf }) => {
    const [a, b] = [wayOf(into), wayOf(outOf)];
    return `${said(x - ROUND * a.x, y - ROUND * a.y)}Q${said(x, y)} ${said(x + ROUND * b.x, y + ROUND * b.y)}`;
  });
  return `M${parts.join('L')}Z`;
}

const at = (x: number, y: number): Point => ({ x, y });
const wayOf = ({ from, to }: Edge): Point => ({ x: to.x - from.x, y: to.y - from.y });
/** Into the area. */
const normalOf = (edge: Edge): Point => ({ x: -wayOf(edge).y + 0, y: wayOf(edge).x + 0 });
const said = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;
