'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Card, Scene } from './scene';
import { HUSH_MS } from './scene-player';
import { useStillness } from './use-scene-player';

// From a scene the page goes on by itself, soon after the interlude; not over the head of who reads what it meant for them.

/** How long the card stays when scene and interlude are over. */
const READ_MS = 3000;

/** How long the last picture and the card stay where the clock runs meanwhile, and for a host for whom the match waits. */
const PASSING_MS = 3000;
const HOST_READS_MS = 6000;

/** How long the last close stays before the end begins, on every page and on the stage. */
export const END_READ_MS = 10_000;

/** What nobody has touched for so long goes on to a phase whose clock runs: an own card, three times what it takes to read at least. */
const UNTOUCHED_MS = 6000;
const OWN_UNTOUCHED_MS = 30_000;

const CARD_MS = 4000;
const LINE_MS = 2000;

/** Enough to read a card. */
const cardMs = ({ lines }: Pick<Card, 'lines'>): number => CARD_MS + LINE_MS * lines.length;

export const sceneMs = ({ beats }: Scene): number => beats.reduce((sum, { ms }) => sum + ms, 0);

export interface WayOnGiven {
  readonly scene: Scene;
  /** What it meant for this viewer's own seat; null: nothing. */
  readonly ownCard: Card | null;
  /** The last picture is there. */
  readonly isOver: boolean;
  /** Told as it happened, not once more. */
  readonly isLive: boolean;
  readonly hasInterlude: boolean;
  readonly isPassing: boolean;
  /** What comes next has a clock, and it runs. */
  readonly isClockRunning: boolean;
  /** The match waits for them. */
  readonly isHost: boolean;
  /** The end follows by itself, on every page. */
  readonly isEnd: boolean;
  /** The scene is the match's last close; else that came while an answer was still being told. */
  readonly tellsEnd: boolean;
  goOn(): void;
}

/** Milliseconds until the end begins by itself; null: something else comes next. */
export function useWayOn(given: WayOnGiven): number | null {
  const { scene, ownCard, isOver, isLive, hasInterlude, isPassing, isHost, goOn } = given;
  const isEnd = given.isEnd && isLive && !isPassing;
  useAfterInterlude({ ownCard, isOver, isLive, hasInterlude, goOn });
  const mayLeave = isOver && isLive && given.isClockRunning && !isPassing && !isEnd;
  useUntouched(mayLeave ? untouchedMs(ownCard) : null, goOn);
  const isAwaitedHost = isHost && !hasInterlude && !isEnd;
  const readMs = isPassing ? PASSING_MS : isAwaitedHost ? hostReadsMs(given) : null;
  usePassing({ scene, readMs: isOver && isLive ? readMs : null, goOn });
  return useEndsIn({ isEnd, isOver, goOn, waitMs: endsInMs(given) });
}

/** From the close to the end, on every page: whoever skips the scene does not begin before the others by that. */
export function endsInMs({ scene, isPassing, tellsEnd }: Pick<WayOnGiven, 'scene' | 'isPassing' | 'tellsEnd'>): number {
  if (isPassing) return sceneMs(scene) + PASSING_MS;
  return (tellsEnd ? HUSH_MS + sceneMs(scene) : 0) + END_READ_MS;
}

/** A host with a seat is left to what a round brought it; with the end everybody waits for them. */
export function hostReadsMs({ ownCard, tellsEnd }: Pick<WayOnGiven, 'ownCard' | 'tellsEnd'>): number | null {
  if (ownCard === null) return HOST_READS_MS;
  return tellsEnd ? Math.max(HOST_READS_MS, cardMs(ownCard)) : null;
}

type AfterInterlude = Pick<WayOnGiven, 'ownCard' | 'isOver' | 'isLive' | 'hasInterlude' | 'goOn'>;

/**
 * Who watched the scene comes to the next round soon after its clock has started to run. Whoever has a card of their own is
 * given the time to read it; where the interlude was over before it was there, it stays until they go on or touch nothing for long.
 */
function useAfterInterlude({ ownCard, isOver, isLive, hasInterlude, goOn }: AfterInterlude) {
  const had = useRef(false);
  const cardSince = useRef<number | null>(null);
  const go = useEffectEvent(goOn);
  const leftMs = useEffectEvent(() => afterInterludeMs({ ownCard, cardSince: cardSince.current, now: Date.now() }));
  useEffect(() => {
    if (hasInterlude) had.current = true;
    if (isOver && hasInterlude) cardSince.current ??= Date.now();
    if (!isOver || !isLive || hasInterlude || !had.current) return;
    const ms = leftMs();
    if (ms === null) return;
    const timer = setTimeout(() => go(), ms);
    return () => clearTimeout(timer);
  }, [isOver, hasInterlude, isLive]);
}

/** How long what is over stays while another clock runs and nobody touches the page. */
export const untouchedMs = (ownCard: Card | null): number =>
  ownCard === null ? UNTOUCHED_MS : Math.max(OWN_UNTOUCHED_MS, 3 * cardMs(ownCard));

/** Scrolling by itself is none: a page scrolls of its own accord, and a hand that does it is heard by what else it does. */
const touches = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown', 'focusin', 'visibilitychange'] as const;

/** Goes on when nothing has been touched for `ms`; whatever is, or comes to be seen, begins it anew. Null: never. */
function useUntouched(ms: number | null, goOn: () => void) {
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (ms === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => go(), ms);
    };
    wait();
    for (const touch of touches) document.addEventListener(touch, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) document.removeEventListener(touch, wait, { capture: true });
    };
  }, [ms]);
}

interface Reading {
  readonly ownCard: Card | null;
  /** When it was there, while the interlude ran; null: not before that was over. */
  readonly cardSince: number | null;
  readonly now: number;
}

/** How long the page stays when scene and interlude are over; null: for as long as its viewer is at it. */
export function afterInterludeMs({ ownCard, cardSince, now }: Reading): number | null {
  if (ownCard === null) return READ_MS;
  return cardSince === null ? null : Math.max(READ_MS, cardSince + cardMs(ownCard) - now);
}

/** `readMs` null: the page stays. */
function usePassing({ scene, readMs, goOn }: { scene: Scene; readMs: number | null; goOn(): void }) {
  const isStill = useStillness();
  const whole = sceneMs(scene);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (readMs === null) return;
    const timer = setTimeout(() => go(), isStill ? readMs + whole : readMs);
    return () => clearTimeout(timer);
  }, [readMs, isStill, whole]);
}

/** Counted from when the match was over, so that pages and stage come to the end together, whoever skipped. */
function useEndsIn({
  isEnd,
  isOver,
  waitMs,
  goOn,
}: Pick<WayOnGiven, 'isEnd' | 'isOver' | 'goOn'> & { waitMs: number }): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const wait = useEffectEvent(() => waitMs);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (!isEnd) return;
    const at = Date.now() + wait();
    const look = () => setLeft(Math.max(0, at - Date.now()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [isEnd]);
  useEffect(() => {
    if (isEnd && isOver && left === 0) go();
  }, [isEnd, isOver, left]);
  return isEnd ? left : null;
}
