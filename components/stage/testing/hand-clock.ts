import type { SceneClock } from '../scene-player';

/** A clock that a test moves: `pass` lets time go by and calls what is due, in order. */
export function handClock(): SceneClock & { now(): number; pass(ms: number): void } {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const due = { at: now + ms, run };
      waiting.push(due);
      return () => {
        waiting = waiting.filter((one) => one !== due);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (let due = nextOf(waiting, until); due !== null; due = nextOf(waiting, until)) {
        const one = due;
        waiting = waiting.filter((other) => other !== one);
        now = one.at;
        one.run();
      }
      now = until;
    },
  };
}

function nextOf<Due extends { readonly at: number }>(waiting: readonly Due[], until: number): Due | null {
  const due = waiting.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
  return due[0] ?? null;
}
