import { type Replayed, replay } from '../record';
import { type Colour, cells, colours } from './grid';

// Situations for tests, written as short as they can be said: A and B by the milliseconds, on a grid that is drawn.

/** Sixteen letters, row by row: r, b, g, y. */
export function gridOf(rows: string): Colour[] {
  const letters = rows.replace(/[^rbgy]/g, '');
  return [...letters].map((letter) => colours.find((colour) => colour[0] === letter) ?? 'red');
}

export const standardGrid = gridOf(`
  r g b y
  r r g b
  y b g r
  g y b y
`);

export type Line = readonly [at: number, by: string, action?: unknown];

export interface Played {
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  view(viewer: string, at?: number): NonNullable<Replayed['view']> & Record<string, unknown>;
  readonly status: string;
  readonly results: Replayed['results'];
  readonly dueAt: number | null;
}

export function play(lines: readonly Line[], settings: Record<string, unknown> = {}): Played {
  const record = {
    game: 'logical-bluffs',
    settings: { grid: standardGrid, ...settings },
    seats: ['A', 'B'],
    seed: 'test',
    events: lines.map(([at, by, action]) => (action === undefined ? { at, by } : { at, by, action })),
  };
  const { status, rejected, results, dueAt } = replay(record);
  return {
    status,
    results,
    dueAt,
    codes: rejected.map(({ code }) => code),
    messages: rejected.map(({ message }) => message),
    view: (viewer, at) => replay(record, { view: viewer, at }).view as ReturnType<Played['view']>,
  };
}

export const topLeft = ['A1', 'B1', 'A2', 'B2'];
export const topRight = ['C1', 'D1', 'C2', 'D2'];
export const bottomLeft = ['A3', 'B3', 'A4', 'B4'];
export const bottomRight = ['C3', 'D3', 'C4', 'D4'];

/** On the standard grid, on the top left: true, false, true, false. */
export const four = [
  'There are two red tiles.',
  'No tile is red.',
  'There is one green tile.',
  'At least two tiles are blue.',
];

export const bluff = (subset: readonly string[], statements: readonly string[] = four, more: object = {}) => ({
  type: 'bluff',
  subset,
  statements,
  noLimit: false,
  smokescreen: null,
  ...more,
});
export const claim = (...answers: (boolean | null)[]) => ({ type: 'claim', answers });
export const pass = { type: 'pass' };

/** Both bluff (A at 1000, B at 2000): it is the claim phase. */
export const bluffed: readonly Line[] = [
  [1000, 'A', bluff(topLeft)],
  [2000, 'B', bluff(topRight)],
];
/** Both claim as well (B at 4000): it is the reveal phase, A with 2 + 2 × right answers. */
export const claimed: readonly Line[] = [
  ...bluffed,
  [3000, 'A', claim(false, true, true, false)],
  [4000, 'B', claim(true, false, true, false)],
];

export const allCells = cells;
