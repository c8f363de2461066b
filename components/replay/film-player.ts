import type { SceneClock } from '@/components/stage/scene-player';

// The film's own clock: which moment is on, and when the next one comes. It knows neither games nor pages: shots are
// fetched for it, at once or later, and time is given to it, so that a test moves both by hand.

/** A moment of the film: its scenes' beats first, where it has any, then the board as it stands. */
export interface FilmShot {
  readonly step: number;
  readonly isLast: boolean;
  readonly beats: readonly { readonly ms: number }[];
  /** How long the board stays before the film goes on. */
  readonly holdMs: number;
  /** The beat that whoever jumps here comes to: where an end begins to be told; null: to the board. */
  readonly opensAt: number | null;
  /** Nobody comes to the board of this end who has not been told it. */
  readonly isUntold: boolean;
}

/** A step, or the next one from a step that shows anything. `quiet`: also what is shown in passing. */
export type FilmRequest =
  | { readonly type: 'at'; readonly step: number }
  | { readonly type: 'next'; readonly from: number; readonly by: 1 | -1; readonly quiet: boolean };

export type FetchShot<Shot extends FilmShot> = (request: FilmRequest, found: (shot: Shot) => void) => void;

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];

export interface FilmMoment<Shot extends FilmShot = FilmShot> {
  /** Null until the first one has come. */
  readonly shot: Shot | null;
  /** Of its scenes; null: the board. */
  readonly beat: number | null;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Where a film is opened, and what a link to a moment says. `beat` counts from 0; null: the board. */
export interface Place {
  readonly step: number;
  readonly beat: number | null;
}

export class FilmPlayer<Shot extends FilmShot> {
  #now: FilmMoment<Shot> = { shot: null, beat: null, isPlaying: false, speed: 1 };
  readonly #listeners = new Set<() => void>();
  readonly #clock: SceneClock;
  readonly #fetch: FetchShot<Shot>;
  #callOff = () => {};
  /** What is being fetched: an answer to anything else is too late. */
  #pending: FilmRequest | null = null;

  constructor({ clock, fetch }: { clock: SceneClock; fetch: FetchShot<Shot> }) {
    this.#clock = clock;
    this.#fetch = fetch;
  }

  moment = (): FilmMoment<Shot> => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From the start again where it has come to its end. */
  play = (): void => {
    const { shot, beat } = this.#now;
    if (shot?.isLast === true && beat === null && this.#pending === null) this.jump(0);
    this.#set({ isPlaying: true });
  };

  pause = (): void => {
    if (this.#pending?.type === 'next' && this.#pending.quiet) this.#pending = null;
    this.#set({ isPlaying: false });
  };

  toggle = (): void => (this.#now.isPlaying ? this.pause() : this.play());

  setSpeed = (speed: Speed): void => this.#set({ speed });

  /** To a moment as it is named: a step's scenes only where `beat` says so, or where it has to be told. */
  seek = ({ step, beat }: Place): void => {
    this.#ask({ type: 'at', step }, (shot) => {
      const board = shot.isUntold ? shot.opensAt : null;
      this.#place(shot, beat === null ? board : lastBeatUpTo(shot, beat));
    });
  };

  /** To a step, from elsewhere in the film: to its board, but to an end where it begins to be told. */
  jump = (step: number): void => this.#ask({ type: 'at', step }, (shot) => this.#place(shot, shot.opensAt));

  /** One beat on within a scene, else to what comes next. */
  next = (): void => {
    const { shot, beat } = this.#now;
    if (shot === null) return;
    if (beat !== null) this.#place(shot, beat + 1 < shot.beats.length ? beat + 1 : null);
    else if (!shot.isLast) this.#goOn(shot, false);
  };

  /** One beat back within a scene, else to the board before. */
  previous = (): void => {
    const { shot, beat } = this.#now;
    if (shot === null) return;
    if (beat !== null && beat > 0) this.#place(shot, beat - 1);
    else if (shot.step > 0) {
      const request: FilmRequest = { type: 'next', from: shot.step, by: -1, quiet: false };
      this.#ask(request, (before) => this.#place(before, null));
    }
  };

  /** To the board that the scene ends on. */
  skipScene = (): void => {
    const { shot, beat } = this.#now;
    if (shot !== null && beat !== null) this.#place(shot, null);
  };

  /** From one of its beats on: another scene may come before. */
  tellScene = (from: number): void => {
    const { shot } = this.#now;
    if (shot !== null) this.#place(shot, lastBeatUpTo(shot, from));
  };

  /** The same moment anew: in other eyes, say. */
  refresh = (): void => {
    const { shot, beat } = this.#now;
    if (shot !== null) this.seek({ step: shot.step, beat });
  };

  stop = (): void => {
    this.#callOff();
    this.#pending = null;
  };

  #place(shot: Shot, beat: number | null) {
    this.#pending = null;
    this.#set({ shot, beat });
  }

  #set(change: Partial<FilmMoment<Shot>>) {
    this.#callOff();
    const now = { ...this.#now, ...change };
    const { shot, beat } = now;
    const isOver = shot?.isLast === true && beat === null && this.#pending === null;
    this.#now = isOver ? { ...now, isPlaying: false } : now;
    if (this.#now.isPlaying && shot !== null && this.#pending === null) this.#wait(shot, beat);
    for (const listener of [...this.#listeners]) listener();
  }

  #wait(shot: Shot, beat: number | null) {
    const ms = beat === null ? shot.holdMs : (shot.beats[beat]?.ms ?? 0);
    const isOver = () => (beat === null ? this.#goOn(shot, true) : this.next());
    this.#callOff = this.#clock.after(ms / this.#now.speed, isOver);
  }

  #goOn({ step: from }: Shot, quiet: boolean) {
    this.#ask({ type: 'next', from, by: 1, quiet }, (shot) => this.#place(shot, shot.beats.length > 0 ? 0 : null));
  }

  #ask(request: FilmRequest, found: (shot: Shot) => void) {
    this.#callOff();
    this.#pending = request;
    this.#fetch(request, (shot) => {
      if (this.#pending === request) found(shot);
    });
  }
}

const lastBeatUpTo = ({ beats }: FilmShot, beat: number): number | null =>
  beats.length === 0 ? null : Math.max(0, Math.min(beat, beats.length - 1));
