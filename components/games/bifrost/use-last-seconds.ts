import { type RefObject, useEffect, useEffectEvent } from 'react';

const LAST_MS = 5000;

/** Whether the edge of the board that waits beats: the last seconds of a turn in which nothing is put yet. */
export const isLast = (leftMs: number): boolean => leftMs > 0 && leftMs <= LAST_MS;

interface LastSecondsProps {
  /** Match time at which the step closes; null: no clock runs, or nothing is to be put. */
  readonly dueAt: number | null;
  now(): number;
  readonly page: RefObject<HTMLElement | null>;
}

/** Marks the page in the last seconds, without drawing the boards again. */
export function useLastSeconds({ dueAt, now, page }: LastSecondsProps): void {
  const read = useEffectEvent(now);
  useEffect(() => {
    const marked = page.current;
    if (dueAt === null || marked === null) return;
    const mark = () => marked.toggleAttribute('data-last-seconds', isLast(dueAt - read()));
    mark();
    const timer = setInterval(mark, 250);
    return () => {
      clearInterval(timer);
      marked.removeAttribute('data-last-seconds');
    };
  }, [dueAt, page]);
}
