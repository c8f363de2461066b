'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '@/components/ui/notice';
import { wants } from './preferences';

// How a page in the background calls its owner: its title, its icon, and a sound or a notification if wanted.

/** Two short notes, made here: nothing is fetched. */
export function playSound(kind: 'turn' | 'warning' | 'ruling'): void {
  if (!wants('sound') || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const notes = { turn: [523, 784], warning: [880], ruling: [659, 523] }[kind];
  notes.forEach((frequency, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + i * 0.14;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.24);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.25);
  });
  setTimeout(() => void audio.close(), 1000);
}

/** A notification of the system, while the page is not in sight. */
export function tellOutside(title: string, body: string): void {
  if (!wants('notifications') || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notification = new Notification(title, { body, tag: 'main-match' });
    notification.onclick = () => window.focus();
  } catch {
    // Some mobile browsers only allow them from a worker; the title and the icon still say it.
  }
}

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

const markedIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17131b"/><circle cx="16" cy="16" r="9" fill="#b3203f"/><circle cx="16" cy="16" r="3.5" fill="#fff"/></svg>',
)}`;

/** Puts a garnet into the tab; gives back what takes it out again. Owns its own element: React owns the others. */
function markIcon(): () => void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = markedIcon;
  link.dataset.turn = 'mine';
  document.head.append(link);
  return () => link.remove();
}
