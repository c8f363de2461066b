import type { Random, Viewer } from '../game';
import { type Replayed, replay } from '../record';
import { type Colour, cells, colours } from './grid';
import { detectedIn, type SeatState, type Side, type State, sides, withSeats } from './state';

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

// --- secrets

/** A state that differs only in what `viewer` may not know. */
export const rearrange = (state: State, viewer: Viewer, random: Random): State =>
  withOtherSeats(withOtherTiles(state, viewer, random), viewer, random);

const sideOfViewer = (state: State, viewer: Viewer): Side | null =>
  sides.find((side) => state.seats[side].seat === viewer) ?? null;

/** Tiles the viewer does not know have other colours; what it was told stays as it was told. */
function withOtherTiles(state: State, viewer: Viewer, random: Random): State {
  const side = sideOfViewer(state, viewer);
  const known = side === null ? [] : state.seats[side].known;
  return {
    ...state,
    grid: state.grid.map((colour, i) =>
      known.includes(cells[i] as (typeof cells)[number]) ? colour : random.pick(colours),
    ),
  };
}

/** The other's points, claims, guesses, tiles, truths, and what it sent in a phase that is still open. */
function withOtherSeats(state: State, viewer: Viewer, random: Random): State {
  const mine = sideOfViewer(state, viewer);
  const changed = withSeats(state, (seat, side) => (side === mine ? withoutOutcome(seat) : hidden(seat, random)));
  const rounds = state.rounds.map((round, i) => ({
    bluffs: sides.map((side) => {
      const bluff = round.bluffs[side];
      if (side === mine) return bluff;
      const detected = mine === null ? [] : detectedIn(i + 1, state.seats[mine]);
      const statements = bluff.statements.map((stated, j) => ({
        text: j === bluff.smokescreen ? 'There is a red tile.' : stated.text,
        truth: detected.includes(j) ? stated.truth : random.int(2) === 0,
      }));
      return { ...bluff, statements };
    }) as unknown as State['rounds'][number]['bluffs'],
  }));
  return { ...changed, rounds };
}

/** Even for the seat itself: whether its guesses were right, where its points do not tell. */
const withoutOutcome = (seat: SeatState): SeatState => ({
  ...seat,
  guesses: seat.guesses.map((guess) => ({ ...guess, right: false })),
});

function hidden(seat: SeatState, random: Random): SeatState {
  return {
    ...seat,
    points: random.int(30),
    items: seat.itemsShown,
    known: random.shuffle(cells).slice(0, 5),
    detected: [],
    bought: seat.bought.map((buy) => ({ ...buy, tile: random.pick(cells) })),
    claims: [],
    guesses: seat.guesses.map((guess) => ({
      ...guess,
      right: random.int(2) === 0,
      lost: random.int(9),
      grid: cells.map(() => random.pick(colours)),
    })),
    barredRound: random.int(5),
    turn: { ...seat.turn, guessing: seat.turn.guessing },
    bluff: seat.bluff === null ? null : { ...seat.bluff, noLimit: random.int(2) === 0 },
    claim: seat.claim === null ? null : seat.claim.map(() => true),
  };
}
