import type { Award, Results, SeatId, Standing } from '../game';
import { rankBy } from '../kit/rank';
import { type Chains, chainEnds, chainStarts } from './chains';
import type { Settings } from './settings';

/** One seat's figures after the last round; `points` is the sum of rounds, bonus and penalty. */
export interface Row {
  readonly seat: SeatId;
  readonly rounds: readonly number[];
  readonly bonus: number;
  readonly penalty: number;
  readonly points: number;
  /** How many different other players shared a section with them, over all rounds. */
  readonly connections: number;
  /** Pointed at somebody in every round. */
  readonly alwaysPointed: boolean;
}

export interface Table {
  /** In seat order. */
  readonly rows: readonly Row[];
  readonly winners: readonly SeatId[];
  /** Those tied for the elimination candidate, after connections; at least one. */
  readonly candidates: readonly SeatId[];
}

interface Scored {
  readonly chains: Chains;
  readonly scores: readonly number[];
}

/** [F1]–[F4], [V1] */
export function scoreTableOf(seats: readonly SeatId[], closed: readonly Scored[]): Table {
  const ends = seats.map((_, i) => closed.every(({ chains }) => chainEnds(chains).includes(i)));
  const starts = seats.map((_, i) => closed.every(({ chains }) => chainStarts(chains).includes(i)));
  const rows = seats.map((seat, i): Row => {
    const rounds = closed.map(({ scores }) => scores[i] ?? 0);
    const bonus = ends[i] ? 1 : 0;
    const penalty = starts[i] ? -2 : 0;
    const points = rounds.reduce((sum, score) => sum + score, bonus + penalty);
    const alwaysPointed = closed.every(({ chains }) => chains.pointers[i] !== null);
    return { seat, rounds, bonus, penalty, points, connections: connectionsOf(closed, i), alwaysPointed };
  });
  const most = Math.max(...rows.map((row) => row.points));
  const last = rows.toSorted(byStanding).at(-1);
  return {
    rows,
    winners: rows.filter((row) => row.points === most).map((row) => row.seat),
    candidates: rows.filter((row) => last !== undefined && byStanding(row, last) === 0).map((row) => row.seat),
  };
}

/** [R1]–[R4] `candidate` stands below those it was tied with. */
export function finalResults(table: Table, end: { candidate: SeatId; settings: Settings }): Results {
  const below = (row: Row) => (row.seat === end.candidate ? 1 : 0);
  const ranked = rankBy(table.rows, (a, b) => byStanding(a, b) || below(a) - below(b));
  return {
    standings: ranked.map(({ item, rank }) => standingOf(item, rank)),
    winners: table.winners,
    eliminationCandidates: [end.candidate],
    awards: [...tokenAwards(table, end.settings), ...lostGarnets(table.rows)],
  };
}

/** Points, then connections, higher first. */
const byStanding = (a: Row, b: Row) => b.points - a.points || b.connections - a.connections;

function standingOf({ seat, points, rounds, bonus, penalty, connections }: Row, rank: number): Standing {
  return { seat, rank, points, detail: { rounds, bonus, penalty, connections } };
}

function connectionsOf(closed: readonly Scored[], player: number): number {
  const met = new Set<number>();
  for (const { chains } of closed) {
    const section = chains.sections.find(({ members }) => members.includes(player));
    for (const other of section?.members ?? []) met.add(other);
  }
  met.delete(player);
  return met.size;
}

const tokenReasons = {
  points: (row: Row) => `Reached ${row.points} points.`,
  winners: () => 'Won the match.',
  ranks: (row: Row) => `Among the highest with ${row.points} points.`,
} satisfies Record<Settings['tokenRule'], (row: Row) => string>;

/** [R3] */
function tokenAwards(table: Table, settings: Settings): Award[] {
  const reasonOf = tokenReasons[settings.tokenRule];
  return tokenRows(table, settings).flatMap((row): Award[] => [
    { seat: row.seat, kind: 'token-of-life', amount: 4, reason: reasonOf(row) },
    { seat: row.seat, kind: 'garnet', amount: 1, reason: 'Comes with the token of life.' },
  ]);
}

function tokenRows({ rows, winners }: Table, { tokenRule, tokenThreshold }: Settings): readonly Row[] {
  if (tokenRule === 'points') return rows.filter((row) => row.points >= tokenThreshold);
  if (tokenRule === 'winners') {
    return winners.length <= tokenThreshold ? rows.filter((row) => winners.includes(row.seat)) : [];
  }
  const atLeast = (points: number) => rows.filter((row) => row.points >= points);
  const lowest = rows.map((row) => row.points).filter((points) => atLeast(points).length <= tokenThreshold);
  return lowest.length === 0 ? [] : atLeast(Math.min(...lowest));
}

/** [F1] */
function lostGarnets(rows: readonly Row[]): Award[] {
  const reason = 'Pointed at somebody in every round.';
  return rows.filter((row) => row.alwaysPointed).map(({ seat }) => ({ seat, kind: 'garnet', amount: -1, reason }));
}
