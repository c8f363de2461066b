'use client';

import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { type Cell, type Color, cells } from '@/games/proof-by-contradiction/board';

/** A token under the finger or pointer, where it is on the window. */
export interface Dragged {
  readonly color: Color;
  readonly x: number;
  readonly y: number;
}

interface Pressed {
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
}

/** Further than this from where it was pressed, a tap has become a drag. */
const DRAG_FROM = 8;

/** Drags tokens by mouse, pen and touch alike: `press` where a token is pressed, `onDrop` where it is let go. */
export function useTokenDrag(onDrop: (color: Color, cell: Cell | null) => void): {
  dragged: Dragged | null;
  press(color: Color, event: PointerEvent<HTMLElement>): void;
} {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (pressed === null || event.pointerId !== pressed.pointer) return;
    const { clientX: x, clientY: y } = event;
    const isFar = Math.hypot(x - pressed.x, y - pressed.y) > DRAG_FROM;
    if (dragged !== null || isFar) setDragged({ color: pressed.color, x, y });
  });
  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    if (pressed === null || event.pointerId !== pressed.pointer) return;
    setPressed(null);
    setDragged(null);
    if (dragged === null) return;
    swallowNextClick();
    if (event.type === 'pointerup') onDrop(pressed.color, cellAt(event.clientX, event.clientY));
  });

  const isPressed = pressed !== null;
  useEffect(() => {
    if (!isPressed) return;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed]);

  function press(color: Color, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    // A finger would keep all events to the element it pressed; elementFromPoint finds the cell all the same.
    setPressed({ color, x: event.clientX, y: event.clientY, pointer: event.pointerId });
  }
  return { dragged, press };
}

function cellAt(x: number, y: number): Cell | null {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return cells.find((cell) => cell === name) ?? null;
}

/** The click that follows a drag is none: what is under the pointer was not tapped. */
function swallowNextClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
