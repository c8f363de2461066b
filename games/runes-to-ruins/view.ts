import type { GameView, Results, SeatId, SeatView, Viewer } from '../game';
import { bySeat } from '../kit/by-seat';
import type { Question } from './action-names';
import type { Guess, Vision, Vote } from './actions';
import { clashingSymbols, goesOn, payVotes, settleRound } from './closing';
import { finalResults, type TieBreak, tieBreakOf } from './results';
import { type Rules, rulesOf } from './rules-in-settings';
import { type Artefact, artefactsOf } from './settings';
import { type Answer, type LedgerEntry, type Player, playerOf, type Shown, type State } from './state';
import type { RuneSymbol } from './symbol';

// What each viewer may know, put together field by field ([K1]–[K4]).

/** What a seat has set for the running round and may still change. */
export interface Pending {
  readonly vote: Vote | null;
  /** In the order in which they were set. */
  readonly visions: readonly Vision[];
  readonly guess: Guess | null;
  readonly light: boolean;
  readonly dark: SeatId | null;
  readonly ready: boolean;
}

/** `apart`: what came from being alone with powers and from a payment that nobody is told, in one. */
export type Booked = Omit<LedgerEntry, 'why'> & { readonly why: LedgerEntry['why'] | 'apart' };

/** What limits a seat's next actions, all of it known to the seat itself. */
export interface Limits {
  /** In closed rounds. */
  readonly inverseUses: number;
  readonly tradeUsed: boolean;
  readonly abstainedLast: boolean;
  readonly lightLast: boolean;
  /** The questions learned this round, in order. */
  readonly learned: readonly Question[];
}

/** What closing the running phase now would do; the host's. */
export type Preview =
  | { readonly phase: 'symbol'; readonly missing: readonly SeatId[]; readonly banned: readonly RuneSymbol[] }
  | {
      readonly phase: 'round';
      readonly answers: Readonly<Record<SeatId, readonly Answer[]>>;
      readonly shown: readonly Shown[];
      readonly discovered: readonly SeatId[];
      /** Once mantra is settled, before anything is paid. */
      readonly settled: Readonly<Record<SeatId, { readonly insight: number; readonly mantra: number }>>;
      readonly next: {
        readonly condition: number;
        readonly paid: readonly { readonly seat: SeatId; readonly insight: number }[];
        readonly insights: Readonly<Record<SeatId, number>>;
        readonly mantras: Readonly<Record<SeatId, number>>;
      } | null;
      /** Where the match would end. */
      readonly results: Results | null;
    };

export interface View extends GameView {
  readonly phase: State['phase'];
  readonly banned: readonly RuneSymbol[];
  readonly shown: readonly Shown[];
  readonly discovered: readonly { readonly round: number; readonly seat: SeatId }[];
  readonly paid: readonly {
    readonly round: number;
    readonly order: readonly { readonly seat: SeatId; readonly insight: number | null }[];
  }[];
  readonly readyCount: number;
  /** Settings that say what answers mean: who might stand in the light, and whether discovered seats are compared. */
  readonly lightHolders: readonly SeatId[];
  readonly compareDiscovered: boolean;
  /** How runes are drawn and joined, what conditions there are, and how mirrors are read. */
  readonly rules: Rules;
  /** A seat's. */
  readonly symbol?: RuneSymbol | null;
  /** Nothing was handed in: it was drawn. */
  readonly isSymbolDrawn?: boolean;
  readonly insight?: number;
  readonly mantra?: number;
  readonly mantraObtained?: number;
  readonly pending?: Pending;
  readonly answers?: readonly Answer[];
  readonly ledger?: readonly Booked[];
  readonly artefacts?: readonly Artefact[];
  readonly limits?: Limits;
  /** The host's, and everybody's once the match is finished. */
  readonly symbols?: Readonly<Record<SeatId, RuneSymbol | null>>;
  readonly insights?: Readonly<Record<SeatId, number>>;
  readonly mantras?: Readonly<Record<SeatId, number>>;
  readonly votes?: Readonly<Record<SeatId, Vote>>;
  readonly conditions?: State['conditions'];
  readonly used?: State['used'];
  readonly pendings?: Readonly<Record<SeatId, Pending>>;
  readonly answersBySeat?: Readonly<Record<SeatId, readonly Answer[]>>;
  readonly ledgers?: Readonly<Record<SeatId, readonly Booked[]>>;
  readonly tieBreaks?: readonly TieBreak[];
  readonly preview?: Preview | null;
}

export function viewState(state: State, viewer: Viewer): View {
  const open = {
    phase: state.phase,
    round: state.round,
    seats: seatsFor(state, viewer),
    banned: state.banned,
    shown: state.shown,
    discovered: state.discovered,
    paid: paidFor(state, viewer),
    readyCount: state.players.filter((player) => hasActed(state, player)).length,
    lightHolders: state.players.map(({ seat }) => seat).filter((seat) => holds(state, seat, 'light')),
    compareDiscovered: state.settings.compareDiscovered,
    rules: rulesOf(state.settings),
  };
  if (viewer === 'spectator') return open;
  if (viewer === 'host') return { ...open, ...hostPart(state) };
  return { ...open, ...seatPart(state, playerOf(state, viewer)) };
}

const holds = ({ settings }: State, seat: SeatId, artefact: Artefact): boolean =>
  artefactsOf(settings, seat).includes(artefact);

const hasActed = ({ phase }: State, { symbol, ready }: Player): boolean =>
  phase === 'symbol' ? symbol !== null : ready;

/** [K1] */
const seatsFor = (state: State, viewer: Viewer): SeatView[] =>
  state.players.map((player) => ({
    seat: player.seat,
    acted: viewer === 'host' || viewer === player.seat ? hasActed(state, player) : null,
  }));

/** [V9] Hidden amounts are the host's alone. */
const paidFor = ({ paid }: State, viewer: Viewer): View['paid'] =>
  paid.map(({ round, order }) => ({
    round,
    order: order.map(({ seat, insight, hidden }) => ({ seat, insight: hidden && viewer !== 'host' ? null : insight })),
  }));

function seatPart(state: State, player: Player): Partial<View> {
  const { inverseUses, tradeUsed, abstainedLast, lightLast } = player;
  return {
    symbol: player.symbol,
    isSymbolDrawn: player.isSymbolDrawn,
    insight: player.insight,
    mantra: player.mantra,
    mantraObtained: player.mantraObtained,
    pending: pendingOf(player),
    answers: player.answers,
    ledger: ledgerFor(state, player),
    artefacts: artefactsOf(state.settings, player.seat),
    limits: {
      inverseUses,
      tradeUsed,
      abstainedLast,
      lightLast,
      learned: player.learned.map(({ action }) => action.question),
    },
  };
}

/** [V9] Who abstained is not told what the vote paid, so not either what else came beside it. */
function ledgerFor({ paid, round, phase }: State, { seat, ledger }: Player): readonly Booked[] {
  const last = phase === 'round' ? paid.find((one) => one.round === round) : undefined;
  if (last?.order.find((one) => one.seat === seat)?.hidden !== true) return ledger;
  const isApart = ({ why }: LedgerEntry) => why === 'alone' || why === 'paid';
  const insight = ledger.filter(isApart).reduce((sum, one) => sum + one.insight, 0);
  const rest: readonly Booked[] = ledger.filter((entry) => !isApart(entry));
  return [...rest.slice(0, -1), { why: 'apart', insight, mantra: 0 }, ...rest.slice(-1)];
}

const pendingOf = ({ vote, visions, guess, light, dark, ready }: Player): Pending => ({
  vote,
  visions: visions.map(({ action }) => action),
  guess,
  light,
  dark,
  ready,
});

/** [K3] */
function hostPart(state: State): Partial<View> {
  const { players } = state;
  const of = <T>(pick: (player: Player) => T) =>
    bySeat(
      players.map(({ seat }) => seat),
      (seat) => pick(playerOf(state, seat)),
    );
  return {
    symbols: of(({ symbol }) => symbol),
    insights: of(({ insight }) => insight),
    mantras: of(({ mantra }) => mantra),
    votes: Object.fromEntries(players.flatMap(({ seat, vote }) => (vote === null ? [] : [[seat, vote]]))),
    conditions: state.conditions,
    used: state.used,
    pendings: of(pendingOf),
    answersBySeat: of(({ answers }) => answers),
    ledgers: of(({ ledger }) => ledger),
    tieBreaks: players.map((player) => tieBreakOf(state, player)),
    preview: previewOf(state),
  };
}

function previewOf(state: State): Preview | null {
  if (state.phase === 'finished') return null;
  if (state.phase === 'symbol') {
    const missing = state.players.filter(({ symbol }) => symbol === null).map(({ seat }) => seat);
    const sent = state.players.flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
    return { phase: 'symbol', missing, banned: clashingSymbols(sent) };
  }
  return previewOfRound(state);
}

function previewOfRound(state: State): Preview {
  const settled = settleRound(state);
  const before = new Map(state.players.map(({ seat, answers }) => [seat, answers.length]));
  const seats = state.players.map(({ seat }) => seat);
  const next = goesOn(settled) ? payVotes(settled) : null;
  return {
    phase: 'round',
    answers: bySeat(seats, (seat) => playerOf(next ?? settled, seat).answers.slice(before.get(seat))),
    shown: settled.shown.slice(state.shown.length),
    discovered: settled.discovered.slice(state.discovered.length).map(({ seat }) => seat),
    settled: bySeat(seats, (seat) => {
      const { insight, mantra } = playerOf(settled, seat);
      return { insight, mantra };
    }),
    next: next === null ? null : nextPayment(next, seats),
    results: next === null ? finalResults(settled) : null,
  };
}

function nextPayment(next: State, seats: readonly SeatId[]) {
  return {
    condition: next.conditions.at(-1)?.condition ?? 0,
    paid: (next.paid.at(-1)?.order ?? []).map(({ seat, insight }) => ({ seat, insight })),
    insights: bySeat(seats, (seat) => playerOf(next, seat).insight),
    mantras: bySeat(seats, (seat) => playerOf(next, seat).mantra),
  };
}
