'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Cell, type Colour, cells, colours, columnOf, columns, rowOf, rows } from '@/games/logical-bluffs/grid';
import { TilePicture } from './tile';

// The 4 by 4 grid. It shows what it is told of each cell and yields the cell that was chosen; it decides nothing.

export interface CellLook {
  readonly colour?: Colour | null;
  /** Colours that are still marked as possible, where none is certain. */
  readonly possible?: readonly Colour[];
  /** Chosen, for a subset or a purchase. */
  readonly isChosen?: boolean;
  /** It was in the last subset: faintly outlined. */
  readonly wasChosen?: boolean;
  /** Chosen, but of no matter for the statement at hand. */
  readonly isIdle?: boolean;
  /** In contradiction to what is certain. */
  readonly isWrong?: boolean;
  readonly isFaded?: boolean;
  /** Said after the cell's name to those who do not see it. */
  readonly words?: string;
}

export interface TileGridProps {
  readonly title: string;
  lookOf(cell: Cell): CellLook;
  /** Absent: a picture. */
  onChoose?(cell: Cell): void;
  readonly initials?: boolean;
  readonly className?: string;
}

export function TileGrid({ title, lookOf, onChoose, initials = false, className }: TileGridProps) {
  const [at, setAt] = useState<Cell>('A1');
  const buttons = useRef(new Map<Cell, HTMLButtonElement>());
  function move(event: KeyboardEvent, from: Cell) {
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = cells[clamped(rowOf(from) + step[1]) * 4 + clamped(columnOf(from) + step[0])] ?? from;
    setAt(next);
    buttons.current.get(next)?.focus();
  }
  return (
    <fieldset className={classNames('grid grid-cols-[1rem_repeat(4,minmax(0,1fr))] gap-1.5', className)}>
      <legend className="sr-only">{title}</legend>
      <span aria-hidden />
      {columns.map((column) => (
        <Rim key={column}>{column}</Rim>
      ))}
      {rows.map((row) => [
        <Rim key={row}>{row}</Rim>,
        ...cells.slice((row - 1) * 4, row * 4).map((cell) => {
          const look = lookOf(cell);
          if (onChoose === undefined) {
            return (
              <div key={cell} role="img" aria-label={cellWords(cell, look)} className={frameClass(look)}>
                <CellPicture {...look} initials={initials} />
              </div>
            );
          }
          return (
            <button
              key={cell}
              type="button"
              ref={(button) => {
                if (button !== null) buttons.current.set(cell, button);
              }}
              tabIndex={cell === at ? 0 : -1}
              aria-label={cellWords(cell, look)}
              aria-pressed={look.isChosen ?? false}
              onKeyDown={(event) => move(event, cell)}
              onFocus={() => setAt(cell)}
              onClick={() => onChoose(cell)}
              className={classNames(frameClass(look), 'cursor-pointer hover:brightness-110')}
            >
              <CellPicture {...look} initials={initials} />
            </button>
          );
        }),
      ])}
    </fieldset>
  );
}

const steps = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);
const clamped = (n: number) => Math.min(3, Math.max(0, n));

function Rim({ children }: { children: string | number }) {
  return (
    <span aria-hidden className="figures flex items-center justify-center text-muted text-xs">
      {children}
    </span>
  );
}

const frameClass = ({ isChosen, wasChosen, isIdle, isWrong, isFaded }: CellLook) =>
  classNames(
    'relative aspect-square rounded-md p-0.5 outline-offset-2',
    isChosen ? 'ring-3 ring-brass' : wasChosen && 'ring-1 ring-brass/50',
    isIdle && 'ring-3 ring-danger-content',
    isWrong && 'ring-3 ring-danger-content',
    isFaded && 'opacity-45',
  );

function CellPicture({ colour = null, possible, isIdle, isWrong, initials }: CellLook & { initials: boolean }) {
  return (
    <>
      <TilePicture colour={colour} initial={initials} className="size-full" />
      {colour === null && possible !== undefined && (
        <span aria-hidden className="absolute inset-0 grid grid-cols-2 gap-px p-[18%]">
          {colours.map((one) => (
            <span key={one} className={classNames('flex', !possible.includes(one) && 'opacity-0')}>
              <TilePicture colour={one} className="size-full" />
            </span>
          ))}
        </span>
      )}
      {(isIdle || isWrong) && (
        <span aria-hidden className="absolute top-0 right-1 font-bold text-danger-content text-lg leading-none">
          !
        </span>
      )}
    </>
  );
}

function cellWords(cell: Cell, { colour, possible, isChosen, wasChosen, isIdle, isWrong, words }: CellLook): string {
  const marks = possible !== undefined && possible.length < 4 ? `perhaps ${possible.join(', ')}` : null;
  const parts = [
    colour ?? marks ?? 'not known',
    isChosen ? 'chosen' : null,
    wasChosen ? 'in your last subset' : null,
    isIdle ? 'does not matter for this statement' : null,
    isWrong ? 'contradicts what you know' : null,
    words ?? null,
  ];
  return `${cell}: ${parts.filter((part) => part !== null).join(', ')}`;
}
