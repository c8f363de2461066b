'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { untilNextSecond } from '@/components/ui/duration';
import { announce } from '@/components/ui/notice';
import type { Sound } from './calling';
import { wants } from './preferences';

// How a page in the background calls its owner: its title, its icon, and a sound or a notification if wanted.

/** Where it is wanted. */
export function playSound(kind: Sound): void {
  if (wants('sound')) void calling().then(({ ring }) => ring(kind), quiet);
}

/** A notification of the system, where it is wanted, while the page is not in sight. */
export function tellOutside(title: string, body: string): void {
  if (wants('notifications')) void calling().then(({ showOutside }) => showOutside(title, body), quiet);
}

/** Most people never hear it, and nobody does before something happens: it is fetched then. */
const calling = () => import('./calling');

const quiet = () => {};

interface AttentionProps {
  readonly title: string;
  readonly prompt: string | null;
  /** Match time at which it is over by the clock; null or absent: none runs. */
  readonly dueAt?: number | null;
  now?(): number;
}

/** "(!) 12 s · Your move on board 2 · Friday · Main Match": in the last half minute a tab in the background counts too. */
export function titleOf({
  title,
  prompt,
  leftMs,
}: Pick<AttentionProps, 'title' | 'prompt'> & { leftMs: number | null }) {
  const plain = `${title} · Main Match`;
  if (prompt === null) return plain;
  const isShort = leftMs !== null && leftMs > 0 && leftMs <= COUNTED_MS;
  return `(!) ${isShort ? `${Math.ceil(leftMs / 1000)} s · ` : ''}${prompt} · ${plain}`;
}

const COUNTED_MS = 30_000;
/** A timer does not wait for weeks. */
const MINUTE_MS = 60_000;

/** Title and icon say what waits; a sound and a notification when it starts to. */
export function useAttention({ title, prompt, dueAt = null, now }: AttentionProps): void {
  const before = useRef<string | null | undefined>(undefined);
  const tell = useEffectEvent((text: string) => {
    announce(`Your turn: ${text.replace(/\.$/, '')}.`);
    playSound('turn');
    tellOutside(title, text);
  });
  useEffect(() => {
    const was = before.current;
    before.current = prompt;
    if (prompt !== null && was !== undefined && was !== prompt) tell(prompt);
  }, [prompt]);
  const read = useEffectEvent(() => now?.() ?? null);
  useEffect(() => {
    const plain = titleOf({ title, prompt: null, leftMs: null });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const at = dueAt === null ? null : read();
      const leftMs = dueAt === null || at === null ? null : dueAt - at;
      document.title = titleOf({ title, prompt, leftMs });
      if (prompt === null || leftMs === null || leftMs <= 0) return;
      timer = setTimeout(
        write,
        leftMs > COUNTED_MS ? Math.min(leftMs - COUNTED_MS, MINUTE_MS) : untilNextSecond(leftMs),
      );
    };
    write();
    return () => {
      clearTimeout(timer);
      document.title = plain;
    };
  }, [title, prompt, dueAt]);
  useEffect(() => (prompt === null ? undefined : markIcon()), [prompt]);
}

/** Puts a garnet into the tab; gives back what takes it out again. Owns its own element: React owns the others. */
function markIcon(): () => void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = '/icon-turn.svg';
  link.dataset.turn = 'mine';
  document.head.append(link);
  return () => link.remove();
}
