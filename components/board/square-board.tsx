'use client';

import { Fragment, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { itemAt } from '@/games/kit/item-at';
import { type Cell, type Column, cells, columnOf, columns, type Row, rowOf, rows } from '@/games/kit/square';
import { inSquare } from './arrows';
import { type Stop, useWalk } from './use-walk';

// The 4 by 4 grid, to work on or to look at: sixteen cells inside their rim. It knows no rules; what is in a cell, how it
// looks and what picking it does is told from outside.

export interface SquareLook {
  readonly content?: ReactNode;
  /** Read out after the cell's name: "red, locked". */
  readonly label: string;
  readonly className?: string;
  readonly isPressed?: boolean;
  /** Why it cannot be picked now; it stays reachable and says so. */
  readonly impossible?: string | null;
}

export interface SquareBoardProps {
  readonly label: string;
  lookOf(cell: Cell): SquareLook;
  /** Absent: a picture. */
  onPick?(cell: Cell): void;
  /** Keys beyond arrows and Enter; true: it was one. */
  onKey?(key: string, cell: Cell): boolean;
  onPress?(cell: Cell, event: PointerEvent<HTMLElement>): void;
  /** The second button of a mouse; its menu stays away. */
  onSecond?(cell: Cell): void;
  /** A hand or the focus has come to a cell. */
  onPoint?(cell: Cell): void;
  /** What stands at the end of a row or column; without it, its name. */
  rimAt?(line: Row | Column): ReactNode;
  /** The columns of the grid, the rim's first, and what is between cells. */
  readonly gridClassName: string;
  readonly className?: string;
  /** Lies over the cells, without their rim. */
  readonly over?: ReactNode;
}

export function SquareBoard(props: SquareBoardProps) {
  const { label, rimAt = nameAt, gridClassName, className, over } = props;
  const stopAt = useWalk<Cell>({ first: 'A1', toward: inSquare, onKey: props.onKey });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is a group of buttons, not of form fields
    <div
      role="group"
      aria-label={label}
      className={classNames('relative grid w-full select-none', gridClassName, className)}
    >
      <span aria-hidden />
      {columns.map((column) => (
        <Fragment key={column}>{rimAt(column)}</Fragment>
      ))}
      {cells.map((cell) => (
        <Fragment key={cell}>
          {columnOf(cell) === 0 && rimAt(itemAt(rows, rowOf(cell)))}
          <SquareCell {...props} cell={cell} stop={stopAt(cell)} />
        </Fragment>
      ))}
      {over !== undefined && <span className="pointer-events-none absolute inset-0 col-[2/6] row-[2/6]">{over}</span>}
    </div>
  );
}

const nameAt = (line: Row | Column) => (
  <span aria-hidden className="figures flex items-center justify-center text-muted text-xs">
    {line}
  </span>
);

function SquareCell({ cell, stop, ...board }: SquareBoardProps & { cell: Cell; stop: Stop }) {
  const { lookOf, onPick, onPress, onSecond, onPoint } = board;
  const { content, label, className, isPressed, impossible = null } = lookOf(cell);
  const name = `${cell}: ${label}${impossible === null ? '' : `. ${impossible}`}`;
  if (onPick === undefined) {
    return (
      <div role="img" aria-label={name} className={classNames('relative aspect-square', className)}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...stop}
      data-cell={cell}
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={impossible !== null || undefined}
      title={impossible ?? undefined}
      onClick={impossible === null ? () => onPick(cell) : undefined}
      onPointerDown={(event) => onPress?.(cell, event)}
      onPointerEnter={() => onPoint?.(cell)}
      onFocus={(event) => {
        stop.onFocus(event);
        onPoint?.(cell);
      }}
      onContextMenu={
        onSecond &&
        ((event) => {
          event.preventDefault();
          onSecond(cell);
        })
      }
      className={classNames('relative aspect-square', impossible !== null && 'opacity-40', className)}
    >
      {content}
    </button>
  );
}
