'use client';

import { Fragment, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Cell, cells, columnOf, type Line, rowOf } from '@/games/proof-by-contradiction/board';
import { formatLine } from '@/games/proof-by-contradiction/clue';

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
  /** Rows and columns can be picked at the rim; without it the rim only names them. */
  readonly rim?: Rim | null;
  readonly className?: string;
}

export interface Rim {
  readonly chosen: readonly Line[];
  onPick(line: Line): void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function BoardField({ label, lookOf, onPick, onKey, onPress, rim = null, className }: BoardFieldProps) {
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
      <div
        className={classNames(
          'grid gap-1 rounded-xl border border-subtle bg-subtle p-1.5 shadow-[inset_0_2px_10px_oklch(0.1_0.02_300/0.25)] sm:gap-1.5 sm:p-2',
          rim === null
            ? 'grid-cols-[1.25rem_repeat(4,minmax(0,1fr))]'
            : 'grid-cols-[2.75rem_repeat(4,minmax(0,1fr))] sm:grid-cols-[2.25rem_repeat(4,minmax(0,1fr))]',
        )}
      >
        <span />
        {(['colA', 'colB', 'colC', 'colD'] as const).map((line) => (
          <RimLabel key={line} {...{ line, rim }} />
        ))}
        {cells.map((cell) => (
          <Fragment key={cell}>
            {columnOf(cell) === 0 && <RimLabel line={rowLines[rowOf(cell)] ?? 'row1'} rim={rim} />}
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

const rowLines: readonly Line[] = ['row1', 'row2', 'row3', 'row4'];

function RimLabel({ line, rim }: { line: Line; rim: Rim | null }) {
  const name = line.slice(3);
  if (rim === null) {
    return (
      <span aria-hidden className="place-self-center text-muted text-xs">
        {name}
      </span>
    );
  }
  const isChosen = rim.chosen.includes(line);
  return (
    <button
      type="button"
      aria-label={formatLine(line)}
      aria-pressed={isChosen}
      onClick={() => rim.onPick(line)}
      className={classNames(
        'flex min-h-9 items-center justify-center rounded-md border text-sm max-sm:min-h-11',
        isChosen
          ? 'border-brass bg-brass text-on-brass font-semibold'
          : 'border-brass/50 border-dashed text-brass-content hover:bg-brass-subtle',
      )}
    >
      {name}
    </button>
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
