import type { Award, Results, SeatId, Standing } from '../game';
import type { Closeness } from './answers';
import type { Player, State } from './state';

// [E2]–[E6] The end: who stands where, and why.

/** What separates two seats, in the order in which it is asked; lower stands higher, `discoveredIn` apart. */
export interface TieBreak {
  readonly seat: SeatId;
  readonly discoveredIn: number | null;
  /** Sums over the other seats of the best figure any of their guesses had. */
  readonly exact: number;
  readonly misplaced: number;
  readonly group: number;
  readonly mantraObtained: number;
  /** Place in the order drawn at the start. */
  readonly lot: number;
}

export function tieBreakOf(state: Pick<State, 'players' | 'closest' | 'lots'>, player: Player): TieBreak {
  const i = state.players.indexOf(player);
  const sum = (figure: keyof Closeness) =>
    state.closest.reduce((total, row, guesser) => total + (guesser === i ? 0 : (row[i]?.[figure] ?? 0)), 0);
  return {
    seat: player.seat,
    discoveredIn: player.discoveredIn,
    exact: sum('exact'),
    misplaced: sum('misplaced'),
    group: sum('group'),
    mantraObtained: player.mantraObtained,
    lot: state.lots.indexOf(player.seat),
  };
}

/** [E2]–[E4] Best first. Never 0 for two seats: the lots differ. */
export function compareTieBreaks(a: TieBreak, b: TieBreak): number {
  const found = (one: TieBreak) => one.discoveredIn ?? Number.POSITIVE_INFINITY;
  if (found(a) !== found(b)) return found(b) > found(a) ? 1 : -1;
  return (
    a.exact - b.exact ||
    a.misplaced - b.misplaced ||
    a.group - b.group ||
    a.mantraObtained - b.mantraObtained ||
    a.lot - b.lot
  );
}

export function finalResults(state: Pick<State, 'players' | 'closest' | 'lots'>): Results {
  const order = state.players
    .map((player) => ({ player, tieBreak: tieBreakOf(state, player) }))
    .sort((a, b) => compareTieBreaks(a.tieBreak, b.tieBreak))
    .map(({ player }) => player);
  const standings = order.map(
    (player, i): Standing => ({
      seat: player.seat,
      rank: i + 1,
      points: null,
      detail: {
        discoveredIn: player.discoveredIn,
        insight: player.insight,
        mantra: player.mantra,
        mantraObtained: player.mantraObtained,
      },
    }),
  );
  return {
    standings,
    winners: order.slice(0, 1).map(({ seat }) => seat),
    eliminationCandidates: order.slice(-1).map(({ seat }) => seat),
    awards: tokensFor(order),
  };
}

/** [E6] */
function tokensFor(order: readonly Player[]): Award[] {
  const place = order.findIndex(({ mantra }) => mantra < 10);
  const player = order[place];
  if (player === undefined) return [];
  const { seat } = player;
  if (place === 0) return [{ seat, kind: 'token-of-life', amount: 8, reason: 'Won with less than 10 mantra.' }];
  const reason = `The highest in the standings with less than 10 mantra (rank ${place + 1}).`;
  return [{ seat, kind: 'token-of-life', amount: 4, reason }];
}
