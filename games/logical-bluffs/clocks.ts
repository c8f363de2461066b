import { deadlineAfter } from '../kit/deadline';
import { type Clock, hasActed, type SeatState, type Side, type State, sides, withSeats } from './state';

// Time: the ordinary time of a phase, and each seat's reserve for the whole match. Under pace `host` no clock runs.

/** How much of the reserve is left at `at`. */
export function reserveLeft({ clock, reserveMs }: SeatState, at: number): number | null {
  if (clock.type !== 'reserve' || reserveMs === null) return reserveMs;
  return Math.max(0, reserveMs - (at - clock.since));
}

/** A new phase in which both seats have to send something. */
export function startClocks(state: State, at: number, seconds: number | null): State {
  const endsAt = deadlineAfter(at, seconds);
  const started = withSeats(state, (seat) => ({ ...seat, clock: { type: 'running', until: endsAt } }));
  return { ...started, endsAt, overtime: false };
}

/** The seat has sent its bluff or claim: its clock stands still. */
export function stopClock(seat: SeatState, at: number): SeatState {
  const { clock } = seat;
  if (clock.type === 'stopped') return seat;
  if (clock.type === 'reserve')
    return { ...seat, reserveMs: reserveLeft(seat, at), clock: { type: 'stopped', leftMs: 0 } };
  return { ...seat, clock: { type: 'stopped', leftMs: clock.until === null ? null : Math.max(0, clock.until - at) } };
}

/** A bluff was sent back: time goes on from where it was. */
export function resumeClock(seat: SeatState, at: number): SeatState {
  const { clock } = seat;
  if (clock.type !== 'stopped') return seat;
  return {
    ...seat,
    clock:
      clock.leftMs === 0
        ? { type: 'reserve', since: at }
        : { type: 'running', until: clock.leftMs === null ? null : at + clock.leftMs },
  };
}

/** The reserves of all that have not sent anything run from now on. */
export function startReserves(state: State, at: number): State {
  return withSeats(state, (seat) =>
    seat.clock.type === 'running' ? { ...seat, clock: { type: 'reserve', since: at } } : seat,
  );
}

/** When a seat's clock next comes to an end. */
function clockEnd({ clock, reserveMs }: SeatState): number | null {
  if (clock.type === 'running') return clock.until;
  return clock.type === 'reserve' && reserveMs !== null ? clock.since + reserveMs : null;
}

/** How long after the next deadline a seat's reserve ends, if it runs. */
export function reserveBeyondDue(state: State, side: Side): number | null {
  const seat = state.seats[side];
  const [end, due] = [clockEnd(seat), dueAt(state)];
  return seat.clock.type !== 'reserve' || end === null || due === null ? null : end - due;
}

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
};

export function dueAt(state: State): number | null {
  if (state.settings.pace === 'host' || state.outcome !== null) return null;
  if (state.phase === 'reveal') return revealDue(state);
  const phaseEnd = state.settings.pace === 'clock' && !state.overtime ? state.endsAt : null;
  return earliest([phaseEnd, ...state.seats.map(clockEnd)]);
}

/**
 * Until the time to reveal is over, that is the next deadline, whoever guesses: it tells nothing. A sealed phase has
 * one end from the start.
 */
function revealDue(state: State): number | null {
  return state.overtime || state.settings.sealedReveal ? guessesEndAt(state) : state.endsAt;
}

export function guessesEndAt({ endsAt, settings }: State): number | null {
  return endsAt === null ? null : deadlineAfter(endsAt, settings.guessSeconds);
}

/** Ordinary time has run out for some: their reserves run. */
export function elapseClocks(state: State, at: number): State {
  const moved = withSeats(state, (seat) =>
    seat.clock.type === 'running' && seat.clock.until !== null && seat.clock.until <= at
      ? { ...seat, clock: { type: 'reserve', since: at } }
      : seat,
  );
  return { ...moved, overtime: state.endsAt !== null && state.endsAt <= at };
}

/** The seats whose reserve has come to its end. */
export function outOfReserve(state: State, at: number): Side[] {
  return sides.filter((side) => state.seats[side].clock.type === 'reserve' && reserveLeft(state.seats[side], at) === 0);
}

export function extendClocks(state: State, { ms, at }: { ms: number; at: number }): State {
  if (state.phase === 'reveal') return { ...state, endsAt: state.endsAt === null ? null : state.endsAt + ms };
  const reserveRuns = state.seats.some(({ clock }) => clock.type === 'reserve');
  const extended = withSeats(state, (seat) => ({
    ...seat,
    reserveMs: reserveLeft(seat, at),
    clock: extendedClock(seat.clock, { ms, at }),
  }));
  const endsAt = reserveRuns ? at + ms : state.endsAt === null ? null : state.endsAt + ms;
  return { ...extended, endsAt, overtime: false };
}

function extendedClock(clock: Clock, { ms, at }: { ms: number; at: number }): Clock {
  if (clock.type === 'reserve') return { type: 'running', until: at + ms };
  if (clock.type === 'running') return { type: 'running', until: clock.until === null ? null : clock.until + ms };
  return { type: 'stopped', leftMs: clock.leftMs === null ? null : clock.leftMs + ms };
}

/** A seat that may not reveal or guess any more in this phase, though it has not said that it is done. */
export function isOutOfTime(state: State, side: Side, at: number): boolean {
  if (state.phase !== 'reveal' || state.settings.pace === 'host' || state.seats[side].turn.guessing) return false;
  return state.overtime || (state.endsAt !== null && at >= state.endsAt);
}

export const isMissing = (state: State, side: Side): boolean => !hasActed(state, side);
