import type { MatchView, Results, Viewer } from '@/games/game';
import { invariant } from '@/games/kit/invariant';
import { itemAt } from '@/games/kit/item-at';
import { typeOfAction } from '@/games/kit/type-of-action';
import {
  applyEvent,
  createMatch,
  type Match,
  type MatchEvent,
  type MatchStart,
  readRewind,
  resultsOf,
  viewOf,
} from '@/games/match';

// A record played again by the same rules as on the server, with the one game it needs. Step k is the match after its
// first k events. It is folded bit by bit, and what is folded stays at hand: any moment of it, in anybody's eyes.

/** A moment as one viewer sees it. */
export interface Frame {
  readonly step: number;
  /** One step earlier; null at the start. */
  readonly before: MatchView | null;
  readonly view: MatchView;
  /** Null before the end, and where the host ended it. */
  readonly results: Results | null;
  /** Why the event was refused, as a sentence. */
  readonly refusal: string | null;
  /** All that it shows is who has acted. */
  readonly isQuiet: boolean;
}

/** A step at which something closed, or another phase began: as spectators see it. */
export type Turn = Pick<Frame, 'step' | 'before' | 'view'>;

/** What came out when all was played. */
export interface FilmOutcome {
  readonly seed: string;
  /** Those that rewinds of it bring, in their order, whether they count or not. */
  readonly laterSeeds: readonly string[];
  readonly version: number;
  readonly events: number;
  readonly refused: number;
  readonly isFinished: boolean;
  readonly results: Results | null;
}

/** Where to look from a step for the next that shows something. `quiet`: also what only says who has acted. */
export interface Search {
  readonly from: number;
  readonly by: 1 | -1;
  readonly viewer: Viewer;
  readonly quiet: boolean;
}

export class Film {
  readonly last: number;
  readonly #start: MatchStart;
  readonly #events: readonly MatchEvent[];
  readonly #matches: Match[];
  readonly #refusals: (string | null)[] = [null];

  constructor(start: MatchStart, events: readonly MatchEvent[]) {
    this.#start = start;
    this.#events = events;
    this.#matches = [createMatch(start)];
    this.last = events.length;
  }

  /** The last step that can be looked at. */
  get folded(): number {
    return this.#matches.length - 1;
  }

  /** Plays one event more. */
  fold(): void {
    const step = this.folded;
    const { match, refusal } = applyEvent(this.#at(step), itemAt(this.#events, step), this.#events.slice(0, step));
    this.#matches.push(match);
    this.#refusals.push(refusal?.message ?? null);
  }

  frame(step: number, viewer: Viewer): Frame {
    const match = this.#at(step);
    const before = step === 0 ? null : viewOf(this.#at(step - 1), viewer);
    const view = viewOf(match, viewer);
    return {
      ...{ step, before, view },
      isQuiet: before !== null && seenIn(before) === seenIn(view),
      results: match.status === 'finished' ? resultsOf(match) : null,
      refusal: itemAt(this.#refusals, step),
    };
  }

  /** What a step turned in the match; null: it went on as before. */
  turn(step: number): Turn | null {
    if (step === 0) return this.frame(0, 'spectator');
    const [before, after] = [this.#at(step - 1), this.#at(step)];
    const frame = this.frame(step, 'spectator');
    const isClose = before.closing !== after.closing && !this.#isRewind(step);
    return isClose || frame.before === null || chapterOf(frame.before) !== chapterOf(frame.view) ? frame : null;
  }

  /** The next step that shows this viewer anything; the first or the last where there is none. Null: not folded yet. */
  nextShown({ from, by, viewer, quiet }: Search): number | null {
    for (let step = from + by; ; step += by) {
      if (step <= 0 || step >= this.last) return this.#ifFolded(Math.max(0, Math.min(this.last, step)));
      if (step > this.folded) return null;
      const shown = this.#shows(step, viewer);
      if (shown === 'something' || (quiet && shown === 'who acted')) return step;
    }
  }

  /** Of the steps after `from` the first `most`: those that show this viewer anything, and the last. `to`: so far it has looked. */
  shownAfter(
    from: number,
    { viewer, most }: { viewer: Viewer; most: number },
  ): { steps: readonly number[]; to: number } {
    const to = Math.min(this.folded, from + most);
    const steps = Array.from({ length: to - from }, (_, i) => from + 1 + i);
    return { to, steps: steps.filter((step) => step === this.last || this.#shows(step, viewer) === 'something') };
  }

  outcome(): FilmOutcome {
    invariant(this.folded === this.last, 'a film has come out when all of it is played');
    const match = this.#at(this.last);
    return {
      seed: this.#start.seed,
      laterSeeds: this.#events.flatMap((event) => readRewind(event)?.seed ?? []),
      version: this.#start.game.version,
      events: this.last,
      refused: this.#refusals.filter((refusal) => refusal !== null).length,
      isFinished: match.status === 'finished',
      results: resultsOf(match),
    };
  }

  #shows(step: number, viewer: Viewer): 'something' | 'who acted' | 'nothing' {
    const { before, view, isQuiet } = this.frame(step, viewer);
    const closes = this.#at(step - 1).closing !== this.#at(step).closing;
    if (!closes && this.#isForTheClock(step)) return 'nothing';
    if (!isQuiet) return 'something';
    return JSON.stringify(before?.seats) === JSON.stringify(view.seats) ? 'nothing' : 'who acted';
  }

  /** "Ready", and what a host does to the clock alone: in the log, but no step of the film. */
  #isForTheClock(step: number): boolean {
    return ['ready', 'pause', 'resume', 'extend'].includes(String(typeOfAction(this.#events[step - 1]?.action)));
  }
  #isRewind(step: number): boolean {
    return typeOfAction(this.#events[step - 1]?.action) === 'rewind';
  }

  #ifFolded = (step: number) => (step <= this.folded ? step : null);
  #at = (step: number): Match => itemAt(this.#matches, step);
}

/** What is to be seen, clocks and lights apart. */
function seenIn({ dueAt, leftMs, interlude, seats, ...seen }: MatchView): string {
  return JSON.stringify(seen);
}

/** Rounds and phases are chapters; the end is one. */
export const chapterOf = ({ phase, round }: Pick<MatchView, 'phase' | 'round'>): string => `${phase} ${round}`;
