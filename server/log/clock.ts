import { now } from '../database/time';
import type { LoadedMatch } from './loaded-match';
import type { MatchRow } from './rows';

// Timers for the nearest deadlines. The truth about when is each match's row (`due_at`); a timer only says when to look.
// Every process has its own, and whoever comes first appends; for the others there is nothing left to do.

/** Timers further away than this are left to a later sweep. */
export const horizonMs = 60_000;

/** What a match's timer goes by. */
type Timed = Pick<LoadedMatch, 'id' | 'isByOtherRules'> & { readonly row: Pick<MatchRow, 'dueAt' | 'status'> };

export class Clock {
  private readonly timers = new Map<number, { at: number; timer: NodeJS.Timeout }>();
  private stopped = false;

  constructor(private readonly ring: (matchId: number) => void) {}

  /** Looks at the match's row as this process has it. */
  follow(match: Timed): void {
    const { dueAt, status } = match.row;
    const stands = dueAt === null || status === 'finished' || match.isByOtherRules;
    this.arm(match.id, stands ? null : dueAt.getTime());
  }

  /** `at`: epoch milliseconds; null: nothing is due. */
  arm(matchId: number, at: number | null): void {
    const armed = this.timers.get(matchId);
    if (armed !== undefined && armed.at === at) return;
    clearTimeout(armed?.timer);
    this.timers.delete(matchId);
    if (this.stopped || at === null || at - now() > horizonMs) return;
    const timer = setTimeout(() => this.fire(matchId), Math.max(0, at - now()));
    timer.unref();
    this.timers.set(matchId, { at, timer });
  }

  /** Which matches it will ring for within that time, the nearest first. */
  within(ms: number): number[] {
    const soon = [...this.timers].filter(([, { at }]) => at - now() <= ms);
    return soon.sort(([, one], [, other]) => one.at - other.at).map(([id]) => id);
  }

  stop(): void {
    this.stopped = true;
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private fire(matchId: number): void {
    this.timers.delete(matchId);
    this.ring(matchId);
  }
}
