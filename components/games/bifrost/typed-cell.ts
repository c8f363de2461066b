'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { cellName, cellNumber } from '@/games/bifrost/board';

const FORGET_MS = 2500;

interface BoardKeys {
  readonly isOn: boolean;
  onCell(cell: number): void;
  /** Null: there is nothing that Enter could lock in. */
  readonly onEnter: (() => void) | null;
}

/** Typing "c4" anywhere but in a field chooses a cell, which has the focus then; Enter locks it in. Gives the letter typed so far, to show it. */
export function useBoardKeys(page: RefObject<HTMLElement | null>, { isOn, onCell, onEnter }: BoardKeys): string | null {
  const [letter, setLetter] = useState<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(event.target)) return;
    // The Enter that has just put a piece does not lock it in as well.
    if (event.defaultPrevented) return;
    // Not while a scene stands where the boards are.
    if (page.current?.offsetParent == null) return;
    if (event.key === 'Enter') return onEnter !== null && !isControl(event.target) ? onEnter() : undefined;
    const key = event.key.toUpperCase();
    if (/^[A-I]$/.test(key)) return setLetter(key);
    const cell = letter === null ? null : cellNumber(letter + key);
    setLetter(null);
    if (cell === null) return;
    event.preventDefault();
    onCell(cell);
    page.current?.querySelector<SVGElement>(`[data-acts-here] [data-cell="${cellName(cell)}"]`)?.focus();
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

/** What takes Enter itself; a cell that is put already leaves it to the page. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary, [role=button]:not([aria-pressed=true])') !== null;
