import type { Game } from '../game';

/** A state that knows when its phase is over, in match time; null: no clock runs. */
interface Timed {
  readonly dueAt: number | null;
}

interface Phases<State> {
  /** Everybody who has to act in this phase is done. */
  isDone(state: State): boolean;
  /** The phase closes; `dueAt` of what comes back is the next one's. */
  close(state: State, at: number): State;
}

type Clock<State> = Pick<Game<never, never, State>, 'isDone' | 'close' | 'elapse' | 'dueAt' | 'extend'>;

/** The clock of a game whose phases come one after another, each with one deadline at which it closes. */
export const phases = <State extends Timed>({ isDone, close }: Phases<State>): Clock<State> => ({
  isDone,
  close,
  elapse: close,
  dueAt: ({ dueAt }) => dueAt,
  extend: (state, { ms }) => (state.dueAt === null ? state : { ...state, dueAt: state.dueAt + ms }),
});
