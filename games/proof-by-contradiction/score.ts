import type { SeatId, Standing } from '../game';
import { type Board, cellOf } from './board';
import { type Clue, isTrue } from './clue';
import type { PublishedClue, SeatState, State } from './state';

// Points and ranks of the boards as they stand: final once they are full, the host's preview before (RULES.md, S).

/** What scoring needs of a seat, and of a match. */
export type ScoredSeat = Pick<SeatState, 'seat' | 'board' | 'answers' | 'contracts'>;
export interface ScoredSeats {
  readonly seats: readonly ScoredSeat[];
  readonly clues: readonly PublishedClue[];
}
export type Scored = ScoredSeats & Pick<State, 'drawnOrder' | 'settings'>;

/** A clue that is false for somebody else's board. */
export interface BrokenClue {
  readonly board: SeatId;
  readonly author: SeatId;
  readonly clue: Clue;
}

export interface Detail extends Readonly<Record<string, unknown>> {
  readonly clues: { readonly won: number; readonly lost: number };
  readonly overlap: number;
  readonly penalty: number;
  readonly falseOpponentClues: number;
}
export interface ProofStanding extends Standing {
  readonly points: number;
  readonly detail: Detail;
}

export const SELF_CONTRADICTION = -1000;

/** Best first. [S5]: no two seats share a rank. */
export function standingsOf(match: Scored): ProofStanding[] {
  const broken = brokenClues(match);
  const order = match.settings.priorRanking ?? match.drawnOrder ?? [];
  const scored = match.seats.map((player) => scoreOf(player, match, broken));
  const byRank = scored.sort(
    (a, b) =>
      b.points - a.points ||
      b.detail.falseOpponentClues - a.detail.falseOpponentClues ||
      order.indexOf(a.seat) - order.indexOf(b.seat),
  );
  return byRank.map(({ seat, points, detail }, i) => ({ seat, rank: i + 1, points, detail }));
}

/** [S1] By board, author (both in seat order) and round. */
export function brokenClues({ seats, clues }: ScoredSeats): BrokenClue[] {
  const byAuthor = seats.flatMap(({ seat }) => clues.filter((published) => published.seat === seat));
  return seats.flatMap(({ seat, board }) =>
    byAuthor.filter((clue) => clue.seat !== seat && !isTrue(clue.clue, board)).map((clue) => brokenBy(seat, clue)),
  );
}

const brokenBy = (board: SeatId, { seat, clue }: PublishedClue): BrokenClue => ({ board, author: seat, clue });

function scoreOf(player: ScoredSeat, match: Scored, broken: readonly BrokenClue[]) {
  const won = broken.filter(({ board }) => board === player.seat).length;
  const lost = broken.filter(({ author }) => author === player.seat).length;
  const overlap = 0 - overlapsOf(player, match.seats);
  const penalty = contradictsItself(player, match.clues) ? SELF_CONTRADICTION : 0;
  const detail: Detail = { clues: { won, lost }, overlap, penalty, falseOpponentClues: won };
  return { seat: player.seat, points: won - lost + overlap + penalty, detail };
}

/** [S2] For each token the number of other boards with the same colour in the same cell, added up. */
export function overlapsOf({ seat, board }: { seat: SeatId; board: Board }, seats: readonly ScoredSeat[]): number {
  const others = seats.filter((other) => other.seat !== seat);
  const overlapsOfToken = ({ color, cell }: Board[number]) =>
    others.filter((other) => cellOf(other.board, color) === cell).length;
  return board.reduce((sum, token) => sum + overlapsOfToken(token), 0);
}

/** [S3] One of the seat's own clues is false for its board. */
export const contradictsItself = (
  { seat, board }: Pick<SeatState, 'seat' | 'board'>,
  clues: readonly PublishedClue[],
) => clues.some((published) => published.seat === seat && !isTrue(published.clue, board));
