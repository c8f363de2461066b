import { contractSuite } from '../contract-suite';
import type { Random, Viewer } from '../game';
import { cells, colours } from './grid';
import { otherSide, type SeatState, type Side, type State, sides, withSeats } from './state';

contractSuite<State>('logical-bluffs', {
  settings: { revealCost: 2 },
  playouts: 3,
  maxEvents: 90,
  rearrange: (state, viewer, random) => withOtherSeats(withOtherTiles(state, viewer, random), viewer, random),
});

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
      const detected =
        mine !== null && side === otherSide(mine) && i + 1 === state.round ? state.seats[mine].detected : [];
      if (side === mine) return bluff;
      const statements = bluff.statements.map((stated, j) => ({
        text: j === bluff.smokescreen ? 'There is a red tile.' : stated.text,
        truth: detected.includes(j) ? stated.truth : random.int(2) === 0,
      }));
      return { ...bluff, statements };
    }) as unknown as State['rounds'][number]['bluffs'],
  }));
  return { ...changed, rounds };
}

/** Even for the seat itself: whether its claims and guesses were right. */
const withoutOutcome = (seat: SeatState): SeatState => ({
  ...seat,
  claimsRight: 0,
  guesses: seat.guesses.map((guess) => ({ ...guess, right: false })),
});

function hidden(seat: SeatState, random: Random): SeatState {
  return {
    ...seat,
    points: random.int(30),
    items: seat.itemsShown,
    known: random.shuffle(cells).slice(0, 5),
    detected: [],
    claims: [],
    claimsRight: 0,
    guesses: seat.guesses.map((guess) => ({
      ...guess,
      right: random.int(2) === 0,
      grid: cells.map(() => random.pick(colours)),
    })),
    barredRound: random.int(5),
    turn: { ...seat.turn, guessing: seat.turn.guessing },
    bluff: seat.bluff === null ? null : { ...seat.bluff, noLimit: random.int(2) === 0 },
    claim: seat.claim === null ? null : seat.claim.map(() => true),
  };
}
