'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
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

/** Title and icon say what waits; a sound and a notification when it starts to. */
export function useAttention({ title, prompt }: { title: string; prompt: string | null }): void {
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
  useEffect(() => {
    const plain = `${title} · Main Match`;
    document.title = prompt === null ? plain : `(!) ${prompt} · ${plain}`;
    return () => {
      document.title = plain;
    };
  }, [title, prompt]);
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
