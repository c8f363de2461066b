import type { GameView, SeatId, SeatView, Viewer } from '../game';
import { memo } from '../kit/memo';
import type { NamedRound } from './named-round';
import { type ClosedRound, closedRoundOf, type RoundMap, type State, type Vote } from './state';

export interface OwnPointer {
  readonly round: number;
  readonly at: SeatId | null;
}

export interface View extends GameView {
  readonly phase: State['phase'];
  readonly maps: readonly RoundMap[];
  /** A seat's alone: what it sent, in closed rounds and the running one. */
  readonly own?: readonly OwnPointer[];
  /** In the vote: between whom this viewer decides; null for who does not decide. */
  readonly candidates?: readonly SeatId[] | null;
  /** In the vote: what this seat has chosen so far. */
  readonly choice?: SeatId | null;
  /** The host's, and everybody's once the match is finished. */
  readonly rounds?: readonly NamedRound[];
  readonly preview?: NamedRound | null;
  readonly vote?: Vote | null;
}

/** Spectators and seats see maps without names; the host sees everything. */
export function viewState(state: State, viewer: Viewer): View {
  const common = {
    phase: state.phase,
    round: state.round,
    seats: seatsFor(state, viewer),
    maps: mapsOf(state.closed),
  };
  if (viewer === 'spectator') return common;
  if (viewer === 'host') return { ...common, ...hostPart(state) };
  return { ...common, own: ownPointers(state, viewer), ...voterPart(state, viewer) };
}

/** The same for all viewers: thirteen ask after every action. */
const whoActed = memo(({ seats, sent }: State): readonly SeatView[] =>
  eitherWay(seats).flatMap(([waiting, acted], i) => (sent[i] === null ? waiting : acted)),
);

/** By seat: before it acted and after; one of each for a whole match, as each of its closes is kept. */
const eitherWay = memo((seats: State['seats']): readonly (readonly [SeatView, SeatView])[] =>
  seats.map((seat) => [
    { seat, acted: false },
    { seat, acted: true },
  ]),
);

function seatsFor(state: State, viewer: Viewer): readonly SeatView[] {
  const { phase, seats, vote } = state;
  if (phase === 'round') return whoActed(state);
  const voteOf = (seat: SeatId) => vote?.votes.find((one) => one.seat === seat);
  const voted = (seat: SeatId) => {
    const one = voteOf(seat);
    return one === undefined ? null : one.choice !== null;
  };
  return seats.map((seat) => ({ seat, acted: viewer === 'host' && phase === 'vote' ? voted(seat) : null }));
}

/** Views are asked for after every action; what closed rounds say changes once a round. */
const mapsOf = memo((closed: State['closed']) => closed.map(({ map }) => map));
const namedOf = memo((closed: State['closed']) => closed.map(({ named }) => named));
/** By seat. Kept with each round by itself: who holds every close of a long match would else keep all rounds with each. */
const pointersOf = memo(({ round, sent }: ClosedRound) =>
  sent.map((mine): OwnPointer | null => mine && { round, at: mine.at }),
);

function ownPointers({ seats, closed, round, phase, sent }: State, seat: SeatId): readonly OwnPointer[] {
  const i = seats.indexOf(seat);
  const past = closed.map((one) => pointersOf(one)[i] ?? null);
  const mine = (phase === 'round' && sent[i]) || null;
  return [...past, mine && { round, at: mine.at }].filter((one) => one !== null);
}

/** [V5] A winner learns that they choose and between whom; nobody else learns who they are. */
function voterPart({ phase, vote }: State, seat: SeatId): Pick<View, 'candidates' | 'choice'> {
  if (phase !== 'vote' || vote === null) return {};
  const mine = vote.hostDecides ? undefined : vote.votes.find((one) => one.seat === seat);
  if (mine === undefined) return { candidates: null };
  return { candidates: vote.candidates, choice: mine.choice };
}

function hostPart(state: State): Pick<View, 'rounds' | 'preview' | 'vote' | 'candidates'> {
  const { phase, vote } = state;
  return {
    rounds: namedOf(state.closed),
    preview: phase === 'round' ? closedRoundOf(state).named : null,
    vote,
    ...(phase === 'vote' ? { candidates: vote?.hostDecides ? vote.candidates : null } : {}),
  };
}
