import { type Drawings, drawnRunes, type Line, type RuneId } from '@/games/runes-to-ruins/runes';

// Runes of a host's own, as they are drawn: strokes between two points of the lattice.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const mostStrokes = 8;

/** As the rulebook has them. */
export const standardDrawings: Drawings = Object.fromEntries(
  drawnRunes({ runes: null }).map(({ id, lines }) => [id, lines]),
);

/** Puts a stroke between two points, or takes it away; a ninth is not put. */
export function withStroke(lines: readonly Line[], from: Point, to: Point): readonly Line[] {
  const kept = lines.filter((line) => !isBetween(line, from, to));
  if (kept.length < lines.length) return kept;
  return lines.length < mostStrokes ? [...lines, [from.x, from.y, to.x, to.y]] : lines;
}

const isBetween = ([x1, y1, x2, y2]: Line, from: Point, to: Point): boolean =>
  (x1 === from.x && y1 === from.y && x2 === to.x && y2 === to.y) ||
  (x1 === to.x && y1 === to.y && x2 === from.x && y2 === from.y);

/** All 36, one of them drawn otherwise; null where that leaves all as the rulebook has them. */
export function withDrawing(drawings: Drawings | null, rune: RuneId, lines: readonly Line[]): Drawings | null {
  const all = { ...(drawings ?? standardDrawings), [rune]: lines };
  return Object.keys(all).some((id) => isOwn(all, id)) ? all : null;
}

/** Whether a rune is drawn otherwise than in the rulebook. */
export const isOwn = (drawings: Drawings | null, rune: RuneId): boolean =>
  drawings !== null && strokesOf(drawings[rune]) !== strokesOf(standardDrawings[rune]);

/** The same text for the same strokes, in whatever order and from whichever end they were drawn. */
const strokesOf = (lines: readonly Line[] = []): string => lines.map(strokeOf).sort().join(' ');

function strokeOf([x1, y1, x2, y2]: Line): string {
  return [`${x1}${y1}`, `${x2}${y2}`].sort().join('-');
}

const columns = ['left', 'middle', 'right'];
const rows = ['top', 'middle', 'bottom'];

/** "top left", "middle", "bottom right". */
export function pointWords({ x, y }: Point): string {
  const [row = '', column = ''] = [rows[y], columns[x]];
  return row === column ? row : `${row} ${column}`;
}
