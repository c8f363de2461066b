import type { Actor } from '@/games/game';
import type { Outcome } from '../outcome';
import type { Person } from '../person';
import type { LoadedMatch } from './loaded-match';
import type { Via } from './rows';

/** What a page knew of its own seat when something was chosen on it. */
export interface SeenOwn {
  /** When the seat had last acted (`actedAt` of its view), epoch milliseconds; null: never. */
  readonly actedAt: number | null;
  /** What was sent under keys that begin so is the page's own: it knows of that. */
  readonly keys: string;
}

export interface Submission {
  readonly match: LoadedMatch;
  readonly by: Actor;
  readonly action: unknown;
  /** The same key from the same sender for the same actor is the same submission, however often it is delivered. */
  readonly key: string;
  /** What was sent with the action and is not in the log: under its key nothing else is taken for the same. */
  readonly beside?: unknown;
  readonly via: Via;
  readonly person?: Person | null;
  readonly reason?: string | null;
  /** The moment (see checkMoment) it was meant for; null: any. */
  readonly meantFor?: string | null;
  /** How many events there were when it was decided: of no use where its seat has acted since. */
  readonly seen?: number | null;
  /** The same, as a page says it. */
  readonly seenOwn?: SeenOwn | null;
  /** Nothing is done: either it has arrived under this key before, or it never will (`TAKEN_BACK`). */
  readonly takesBack?: boolean;
  /** For a pause: when it ends by itself, epoch milliseconds. */
  readonly resumeAt?: number | null;
}

/** What counts for a deadline is when an action arrived, not when its turn came. */
export type Job = ({ type: 'action'; arrivedAt: number } & Omit<Submission, 'match'>) | { type: 'tick' };

export interface WaitingJob {
  readonly job: Job;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}
