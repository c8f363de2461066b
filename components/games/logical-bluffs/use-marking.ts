import { type PointerEvent, useEffect, useRef } from 'react';
import { type Cell, type Colour, colours, isCell } from '@/games/logical-bluffs/grid';
import { type Marks, onlyMark, openMark, paintMark, toggleMark } from './marks';

/** What a tap does to a tile: gives it a colour, or opens it again. */
export type Brush = Colour | 'open';

export interface Marking {
  readonly marks: Marks;
  /** Null: marks cannot be made now. */
  readonly mark: ((marks: Marks) => void) | null;
  /** Null: a tap does something else, and only keys mark. */
  readonly brush: Brush | null;
  /** What is known needs no mark. */
  isKnown(cell: Cell): boolean;
}

const LONG_PRESS_MS = 450;

/** Marks by tap, drag, long press or second button, and keys: R B G Y; with Shift a colour is ruled out. */
export function useMarking({ marks, mark, brush, isKnown }: Marking) {
  const latest = useRef(marks);
  latest.current = marks;
  const stroke = useRef<{ from: Cell; isDone: boolean; timer: ReturnType<typeof setTimeout> } | null>(null);
  const apply = (cell: Cell, change: (marks: Marks) => Marks) => {
    if (mark === null || isKnown(cell)) return;
    latest.current = change(latest.current);
    mark(latest.current);
  };
  const put = (cell: Cell) =>
    apply(cell, (all) => (brush === 'open' || brush === null ? openMark(all, cell) : onlyMark(all, cell, brush)));
  const ruleOut = (cell: Cell) => {
    if (brush !== null && brush !== 'open') apply(cell, (all) => toggleMark(all, cell, brush));
  };
  const tap = (cell: Cell) => {
    if (stroke.current?.isDone) return; // it was painted, or ruled out, on the way
    apply(cell, (all) => (brush === 'open' || brush === null ? openMark(all, cell) : paintMark(all, cell, brush)));
  };
  const end = useRef<() => void>(null);
  useEffect(() => () => end.current?.(), []);

  function press(cell: Cell, event: PointerEvent<HTMLElement>) {
    end.current?.();
    stroke.current = null;
    if (brush === null || event.button !== 0) return;
    event.currentTarget.releasePointerCapture?.(event.pointerId);
    const timer = setTimeout(() => {
      ruleOut(cell);
      if (stroke.current !== null) stroke.current.isDone = true;
    }, LONG_PRESS_MS);
    stroke.current = { from: cell, isDone: false, timer };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = cellAt(clientX, clientY);
      if (over === null || (over === cell && stroke.current?.isDone !== true)) return;
      clearTimeout(timer);
      if (stroke.current?.isDone === false) put(cell);
      if (stroke.current !== null) stroke.current.isDone = true;
      if (stroke.current?.from !== over) put(over);
      if (stroke.current !== null) stroke.current.from = over;
    };
    const stop = whilePressed(move, () => end.current?.());
    end.current = () => {
      clearTimeout(timer);
      stop();
      end.current = null;
    };
  }

  function key(pressed: string, cell: Cell): boolean {
    if (['Backspace', 'Delete', '0'].includes(pressed)) {
      apply(cell, (all) => openMark(all, cell));
      return true;
    }
    const colour = colours.find((one) => one[0] === pressed.toLowerCase());
    if (colour === undefined) return false;
    apply(cell, (all) => (pressed === colour[0] ? paintMark(all, cell, colour) : toggleMark(all, cell, colour)));
    return true;
  }
  return { tap, press, key, ruleOut };
}

/** The cell of a board under a point of the window. */
function cellAt(x: number, y: number): Cell | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return under !== undefined && isCell(under) ? under : null;
}

/** Hears of moves, and of the end, until it is told to stop. */
function whilePressed(move: (event: globalThis.PointerEvent) => void, onEnd: () => void): () => void {
  window.addEventListener('pointermove', move);
  for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, onEnd);
  return () => {
    window.removeEventListener('pointermove', move);
    for (const event of ['pointerup', 'pointercancel']) window.removeEventListener(event, onEnd);
  };
}
