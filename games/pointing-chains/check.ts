import type { MatchView, Refusal, SeatId } from '../game';
import { unknownSeat } from '../kit/by-seat';
import type { Action } from './actions';
import type { View } from './view';
import { TIED, undecidedWords } from './vote-words';

/** Legality from the actor's view; codes in the order of RULES.md, P and V. */
export function checkAction(view: MatchView<View>, action: Action): Refusal | null {
  return action.type === 'point' ? checkPoint(view, action.at) : checkChoose(view, action.seat);
}

/** [V3] While the host has to decide, there is nothing to resolve. */
export function checkResolve(view: MatchView<View>): Refusal | null {
  if (!view.vote?.hostDecides) return null;
  return { code: 'WRONG_PHASE', message: `${undecidedWords(view.vote)}: choose the elimination candidate yourself.` };
}

/** [P1], [P2] */
function checkPoint(view: MatchView<View>, at: string | null): Refusal | null {
  if (view.phase !== 'round') {
    return { code: 'WRONG_PHASE', message: 'The last round is closed; nobody can point any more.' };
  }
  if (at === view.viewer) return { code: 'SELF_TARGET', message: 'You cannot point at yourself.', field: 'at' };
  return at === null || isSeat(view, at) ? null : unknownSeat(at, 'at');
}

/** [V2]–[V4] */
function checkChoose(view: MatchView<View>, seat: SeatId): Refusal | null {
  if (view.phase !== 'vote') {
    return { code: 'WRONG_PHASE', message: 'There is nothing to choose: no vote is running.' };
  }
  if (view.candidates == null) return { code: 'NOT_ALLOWED', message: 'This choice is not yours to make.' };
  if (!isSeat(view, seat)) return unknownSeat(seat, 'seat');
  if (view.candidates.includes(seat)) return null;
  return { code: 'NOT_A_CANDIDATE', message: `Only a seat that is ${TIED} can be chosen.`, field: 'seat' };
}

const isSeat = (view: MatchView<View>, seat: string) => view.seats.some((one) => one.seat === seat);
