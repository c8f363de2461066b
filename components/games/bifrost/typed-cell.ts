'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { cellNumber } from '@/games/bifrost/board';

const FORGET_MS = 2500;

/** Typing "c4" anywhere but in a field chooses a cell. Gives the letter typed so far, to show it. */
export function useTypedCell(onCell: (cell: number) => void, isOn: boolean): string | null {
  const [letter, setLetter] = useState<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    const key = event.key.toUpperCase();
    if (/^[A-I]$/.test(key)) return setLetter(key);
    const cell = letter === null ? null : cellNumber(letter + key);
    setLetter(null);
    if (cell === null) return;
    event.preventDefault();
    onCell(cell);
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  useEffect(() => {
    if (letter === null) return;
    const timer = setTimeout(() => setLetter(null), FORGET_MS);
    return () => clearTimeout(timer);
  }, [letter]);
  return isOn ? letter : null;
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
