'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { chapterAfter, chapterBefore, chapterStep, type FilmChapter } from './chapters';
import { type FilmPlayer, speeds } from './film-player';
import type { Shot } from './shot';

/** The film's keys, wherever the focus is, but where a control takes a key for itself. */
export function useFilmKeys({
  player,
  chapters,
  last,
}: {
  player: FilmPlayer<Shot>;
  chapters: readonly FilmChapter[];
  last: number;
}): void {
  // Not ":focus-visible": browsers let a clicked button have that too once an arrow key was pressed.
  const isByPointer = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') isByPointer.current = false;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const go = actionOf(event.key, { player, chapters, last });
    if (go === null || isTaken(event, isByPointer.current)) return;
    event.preventDefault();
    // Else the button that was clicked last would take the key too.
    if (event.key === ' ' && event.target instanceof HTMLElement) event.target.blur();
    go();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const point = () => {
      isByPointer.current = true;
    };
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', point);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', point);
    };
  }, []);
}

function actionOf(
  key: string,
  { player, chapters, last }: { player: FilmPlayer<Shot>; chapters: readonly FilmChapter[]; last: number },
): (() => void) | null {
  const { shot, beat } = player.moment();
  const step = chapterStep({ step: shot?.step ?? 0, beat });
  const jump = (to: number) => () => player.jump(to);
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return player.toggle;
    case 'ArrowRight':
      return player.next;
    case 'ArrowLeft':
      return player.previous;
    case 'l':
    case 'PageDown':
      return jump(chapterAfter(chapters, step) ?? last);
    case 'j':
    case 'PageUp':
      return jump(chapterBefore(chapters, step));
    case 's':
      return player.skipScene;
    case '+':
    case '=':
      return () => changeSpeed(player, 1);
    case '-':
    case '−':
      return () => changeSpeed(player, -1);
    case 'Home':
      return jump(0);
    case 'End':
      return jump(last);
    default:
      return null;
  }
}

function changeSpeed(player: FilmPlayer<Shot>, by: 1 | -1): void {
  const next = speeds[speeds.indexOf(player.moment().speed) + by];
  if (next !== undefined) player.setSpeed(next);
}

const typed = 'input:not([type=range]), textarea, select, [contenteditable=true]';
const walked = '[role=tab], [role=dialog], [role=menu], [role=menuitem], [role=grid], [role=radio]';

function isTaken({ key, target }: KeyboardEvent, isByPointer: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest(`${typed}, ${walked}`) !== null) return true;
  return key === ' ' && !isByPointer && target.matches('button, a, summary');
}
