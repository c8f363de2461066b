import type { Results, SeatId } from '../game';
import { rankBy } from '../kit/rank';
import type { Color } from './board';
import { colorPlayedBy, placeOf, type State } from './state';

/** What a place on a board is worth: 3, 2, 0. */
export const pointsOf = (place: number): number => ([0, 3, 2, 0] as const)[place] ?? 0;

interface Tally {
  readonly seat: SeatId;
  readonly points: number;
  readonly detail: {
    readonly color: Color;
    readonly places: readonly number[];
    readonly firsts: number;
    readonly cells: number;
  };
}

/** Null until both halves are played. */
export function results(state: State): Results | null {
  if (state.phase !== 'finished') return null;
  const tallies = state.seats.map((seat) => tally(state, seat));
  const ranked = rankBy(tallies, byResult);
  const standings = ranked.map(({ item, rank }) => ({ ...item, rank })).map(toStanding);
  const last = Math.max(...standings.map(({ rank }) => rank));
  return {
    standings,
    winners: state.seats.filter((seat) => standings.some((one) => one.seat === seat && one.rank === 1)),
    eliminationCandidates:
      last === 1 ? [] : state.seats.filter((seat) => standings.some((one) => one.seat === seat && one.rank === last)),
    awards: [],
  };
}

const toStanding = ({ seat, rank, points, detail }: Tally & { rank: number }) => ({
  seat,
  rank,
  points,
  detail: { ...detail },
});

/** Points, then first places, then cells. */
const byResult = (a: Tally, b: Tally) =>
  b.points - a.points || b.detail.firsts - a.detail.firsts || b.detail.cells - a.detail.cells;

function tally(state: State, seat: SeatId): Tally {
  const color = colorPlayedBy(state, seat);
  const places = state.boards.map((board) => placeOf(board, color) ?? 0);
  return {
    seat,
    points: places.reduce((sum, place) => sum + pointsOf(place), 0),
    detail: {
      color,
      places,
      firsts: places.filter((place) => place === 1).length,
      cells: state.boards.reduce((sum, { cells }) => sum + cells.filter((held) => held === color).length, 0),
    },
  };
}
