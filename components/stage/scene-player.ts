import type { Scene } from './scene';

// Plays a scene: the hush, each beat for its time, the end. A store outside React with a clock that is given to it, so
// that a test moves time by hand.

/** Calls back after `ms`; what it returns calls that off. */
export interface SceneClock {
  after(ms: number, run: () => void): () => void;
}

export const browserClock: SceneClock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface SceneMoment {
  readonly at: 'hush' | 'beat' | 'end';
  /** Of the beat that is on; the last one's at the end, the first one's in the hush. */
  readonly index: number;
}

export interface ScenePlayer {
  moment(): SceneMoment;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** On to the next beat, at once. */
  next(): void;
  /** To the beat before, whose whole time is to come again; at the first one, from its start. */
  back(): void;
  /** Held, what is on stays until it is let go, or somebody skips to the end. */
  hold(isHeld: boolean): void;
  isHeld(): boolean;
  /** To the last picture, at once. */
  skip(): void;
  /** From the first beat again, without a hush. */
  restart(): void;
  /** Time stands still; what is on stays. */
  stop(): void;
}

export interface Playing {
  readonly scene: Scene;
  readonly clock: SceneClock;
  /** How long the hush before the first beat is; 0: none. */
  readonly hushMs: number;
  /** 2 is twice as fast. */
  readonly speed?: number;
  /** The first beat that is played, without a hush where it is a later one. */
  readonly from?: number;
  /** No beats: the last picture from the start, for those who want no motion. */
  readonly isStill?: boolean;
}

export const HUSH_MS = 1000;

/** Where a scene stands that somebody else shows: past its last beat, at its end. */
export function momentAt({ beats }: Scene, step: number): SceneMoment {
  const last = beats.length - 1;
  return step > last ? { at: 'end', index: last } : { at: 'beat', index: step };
}

export function createScenePlayer({ scene, clock, hushMs, ...playing }: Playing): ScenePlayer {
  const { speed = 1, isStill = false, from = 0 } = playing;
  const last = scene.beats.length - 1;
  const end: SceneMoment = { at: 'end', index: last };
  const listeners = new Set<() => void>();
  let now: SceneMoment = isStill ? end : { at: hushMs > 0 && from === 0 ? 'hush' : 'beat', index: from };
  let callOff = () => {};
  let isHeld = false;

  function go(moment: SceneMoment) {
    callOff();
    now = moment;
    wait();
    for (const listener of [...listeners]) listener();
  }
  function wait() {
    const ms = now.at === 'hush' ? hushMs : (scene.beats[now.index]?.ms ?? 0);
    if (now.at !== 'end' && !isHeld) callOff = clock.after(ms / speed, next);
  }
  function next() {
    if (now.at === 'hush') go({ at: 'beat', index: 0 });
    else if (now.at === 'beat') go(now.index < last ? { at: 'beat', index: now.index + 1 } : end);
  }

  return {
    moment: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      callOff();
      wait();
    },
    next,
    back: () => {
      if (now.at === 'beat') go({ at: 'beat', index: Math.max(0, now.index - 1) });
    },
    hold: (held) => {
      isHeld = held;
      go(now);
    },
    isHeld: () => isHeld,
    skip: () => {
      isHeld = false;
      if (now.at !== 'end') go(end);
    },
    restart: () => go({ at: 'beat', index: 0 }),
    stop: () => callOff(),
  };
}
