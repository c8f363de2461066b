'use client';

import { Fragment, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Cell, cells, columnOf, rowOf } from '@/games/proof-by-contradiction/board';

// A board to work on: sixteen buttons, one tab stop, arrow keys between them. It knows no rules; what is in a cell, how it
// looks and what picking it does is told from outside.

export interface CellLook {
  readonly content?: ReactNode;
  /** Read out after the cell's name: "red, locked". */
  readonly label: string;
  readonly className?: string;
  readonly isPressed?: boolean;
  /** Why it cannot be picked now; it stays reachable and says so. */
  readonly impossible?: string | null;
}

export interface BoardFieldProps {
  readonly label: string;
  lookOf(cell: Cell): CellLook;
  onPick(cell: Cell): void;
  /** Keys beyond arrows and Enter; true: it was one. */
  onKey?(key: string, cell: Cell): boolean;
  onPress?(cell: Cell, event: PointerEvent<HTMLElement>): void;
  readonly className?: string;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function BoardField({ label, lookOf, onPick, onKey, onPress, className }: BoardFieldProps) {
  const [current, setCurrent] = useState<Cell>('A1');
  const frame = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent, cell: Cell) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(cell, event.key);
    if (next !== null) {
      setCurrent(next);
      frame.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else if (!onKey?.(event.key, cell)) return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is a group of buttons, not of form fields
    <div ref={frame} role="group" aria-label={label} className={classNames('w-full select-none', className)}>
      <div className="grid grid-cols-[1.25rem_repeat(4,minmax(0,1fr))] gap-1 sm:gap-1.5">
        <span />
        {['A', 'B', 'C', 'D'].map((letter) => (
          <span key={letter} aria-hidden className="pb-0.5 text-center text-muted text-xs">
            {letter}
          </span>
        ))}
        {cells.map((cell) => (
          <Fragment key={cell}>
            {columnOf(cell) === 0 && (
              <span aria-hidden className="self-center text-center text-muted text-xs">
                {cell[1]}
              </span>
            )}
            <CellButton
              {...{ cell, onKeyDown, onPress }}
              look={lookOf(cell)}
              isCurrent={cell === current}
              onFocus={() => setCurrent(cell)}
              onPick={() => onPick(cell)}
            />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function neighbour(cell: Cell, key: string): Cell | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  const column = Math.min(3, Math.max(0, columnOf(cell) + step[0]));
  const row = Math.min(3, Math.max(0, rowOf(cell) + step[1]));
  return cells[row * 4 + column] ?? cell;
}

interface CellButtonProps {
  readonly cell: Cell;
  readonly look: CellLook;
  readonly isCurrent: boolean;
  onKeyDown(event: KeyboardEvent, cell: Cell): void;
  onFocus(): void;
  onPick(): void;
  onPress?(cell: Cell, event: PointerEvent<HTMLElement>): void;
}

function CellButton({ cell, look, isCurrent, onKeyDown, onFocus, onPick, onPress }: CellButtonProps) {
  const impossible = look.impossible ?? null;
  return (
    <button
      type="button"
      data-cell={cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${cell}: ${look.label}${impossible === null ? '' : `. ${impossible}`}`}
      aria-pressed={look.isPressed}
      aria-disabled={impossible !== null || undefined}
      title={impossible ?? undefined}
      onKeyDown={(event) => onKeyDown(event, cell)}
      onFocus={onFocus}
      onClick={impossible === null ? onPick : undefined}
      onPointerDown={(event) => onPress?.(cell, event)}
      className={classNames(
        'relative flex aspect-square items-center justify-center rounded-lg border transition-[background-color,border-color] duration-150',
        impossible !== null && 'opacity-40',
        look.className ?? 'border-subtle bg-piece-empty',
      )}
    >
      {look.content}
    </button>
  );
}
