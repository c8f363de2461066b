'use client';

import type { PointerEvent, ReactNode } from 'react';
import { SquareBoard } from '@/components/board/square-board';
import { Face } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { type Cell, type Colour, cells, colours, columnOf, rowOf } from '@/games/logical-bluffs/grid';
import styles from './stage.module.css';
import { TilePicture } from './tile';

// The 4 by 4 grid. It shows what it is told of each cell and yields the cell that was chosen; it decides nothing.

export interface CellLook {
  readonly colour?: Colour | null;
  /** Colours that are still marked as possible, where none is certain. */
  readonly possible?: readonly Colour[];
  /** How likely each colour is, in the order of colours, where that says something. */
  readonly shares?: readonly number[] | null;
  /** One's own mark, not what one knows. */
  readonly isGuess?: boolean;
  /** Chosen, for a subset or a purchase. */
  readonly isChosen?: boolean;
  /** It was in the last subset: faintly outlined, also within what is chosen. */
  readonly wasChosen?: boolean;
  /** Chosen, but of no matter for the statement at hand. */
  readonly isIdle?: boolean;
  /** In contradiction to what is certain; `words` say otherwise. */
  readonly isWrong?: boolean;
  readonly isFaded?: boolean;
  /** Just turned over. */
  readonly isNew?: boolean;
  /** Whose faces lie on it, the first to the left. */
  readonly faces?: readonly (SeatId | null)[];
  /** What stands beside it for a while, in a few words: why it was not taken. */
  readonly note?: string | null;
  /** Said after the cell's name to those who do not see it. */
  readonly words?: string;
}

export interface TileGridProps {
  readonly title: string;
  lookOf(cell: Cell): CellLook;
  /** Absent: a picture. */
  onChoose?(cell: Cell): void;
  onKey?(key: string, cell: Cell): boolean;
  onPress?(cell: Cell, event: PointerEvent<HTMLElement>): void;
  onSecond?(cell: Cell): void;
  onPoint?(cell: Cell): void;
  readonly initials?: boolean;
  /** Without the names of rows and columns, where it is small. */
  readonly isBare?: boolean;
  /** Outlines that lie over it (`AreaOutlines`), in the place of the one round what is chosen. */
  readonly over?: ReactNode;
  readonly className?: string;
}

export function TileGrid({
  title,
  lookOf,
  onChoose,
  initials = false,
  isBare = false,
  over,
  className,
  ...hands
}: TileGridProps) {
  return (
    <SquareBoard
      label={title}
      gridClassName={
        isBare ? 'grid-cols-[0_repeat(4,minmax(0,1fr))] gap-0.5' : 'grid-cols-[1rem_repeat(4,minmax(0,1fr))] gap-1'
      }
      className={className}
      rimAt={isBare ? () => <span aria-hidden /> : undefined}
      onPick={onChoose}
      {...{ over }}
      {...hands}
      lookOf={(cell) => {
        const look = lookOf(cell);
        return {
          content: (
            <CellPicture
              {...look}
              {...{ initials, cell }}
              outline={isBare || over !== undefined ? null : outlineAt(cell, lookOf)}
            />
          ),
          label: wordsFor(look),
          isPressed: look.isChosen ?? false,
          className: classNames(
            frameClass(look),
            isBare ? 'rounded-sm' : 'rounded-md p-0.5',
            onChoose !== undefined && 'cursor-pointer hover:brightness-110',
          ),
        };
      }}
    />
  );
}

const frameClass = ({ wasChosen, isIdle, isWrong, isFaded, isNew, note }: CellLook) =>
  classNames(
    note != null && 'z-20 ring-3 ring-danger-content',
    isIdle || isWrong ? 'ring-3 ring-danger-content' : wasChosen && 'ring-1 ring-brass/50',
    isFaded && 'opacity-45',
    isNew && [styles.now, styles.flip].join(' '),
  );

// Tiles that are chosen together have one outline, which closes the gaps between them.

/** The sides at which it ends here; null: the cell is outside. */
const outlineAt = (cell: Cell, lookOf: TileGridProps['lookOf']): Outline =>
  isChosenAt(cell, lookOf) ? openSides(cell, (other) => isChosenAt(other, lookOf)) : null;

const isChosenAt = (cell: Cell, lookOf: TileGridProps['lookOf']) => lookOf(cell).isChosen ?? false;

type Outline = readonly Side[] | null;

type Side = 'top' | 'right' | 'bottom' | 'left';

const sides: readonly (readonly [side: Side, column: number, row: number])[] = [
  ['top', 0, -1],
  ['right', 1, 0],
  ['bottom', 0, 1],
  ['left', -1, 0],
];

const openSides = (cell: Cell, isChosen: (cell: Cell) => boolean): readonly Side[] =>
  sides.flatMap(([side, column, row]) => {
    const beside = cells.find((one) => columnOf(one) === columnOf(cell) + column && rowOf(one) === rowOf(cell) + row);
    return beside !== undefined && isChosen(beside) ? [] : [side];
  });

const sideClasses: Readonly<Record<Side, string>> = {
  top: 'border-t-3',
  right: 'border-r-3',
  bottom: 'border-b-3',
  left: 'border-l-3',
};

const corners = [
  ['top', 'left', 'rounded-tl-lg'],
  ['top', 'right', 'rounded-tr-lg'],
  ['bottom', 'right', 'rounded-br-lg'],
  ['bottom', 'left', 'rounded-bl-lg'],
] as const;

function CellPicture({
  colour = null,
  possible,
  shares,
  isGuess,
  isIdle,
  isWrong,
  faces,
  initials,
  outline,
  note,
  cell,
}: CellLook & { cell: Cell; initials: boolean; outline: Outline }) {
  return (
    <>
      {outline !== null && <AreaEdge open={outline} />}
      <TilePicture
        colour={colour}
        initial={initials}
        className={classNames('relative size-full', isGuess && 'opacity-70')}
      />
      {colour === null && possible !== undefined && possible.length < colours.length && (
        <span aria-hidden className="absolute inset-x-0 top-0 grid grid-cols-2 gap-px p-[20%] pb-0">
          {colours.map((one) => (
            <span key={one} className={classNames('flex', !possible.includes(one) && 'opacity-0')}>
              <TilePicture colour={one} className="size-full" />
            </span>
          ))}
        </span>
      )}
      {shares != null && <Shares shares={shares} />}
      {faces !== undefined && (
        <span aria-hidden className="absolute inset-x-[6%] top-[6%] flex justify-between">
          {faces.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each has its side
            <span key={i} className="flex w-[42%]">
              {seat !== null && <Face seat={seat} size="full" />}
            </span>
          ))}
        </span>
      )}
      {note != null && <Note cell={cell}>{note}</Note>}
      {(isIdle || isWrong) && (
        <span
          aria-hidden
          className="absolute top-1 right-1 grid size-4 place-items-center rounded-full bg-default font-bold text-2xs text-danger-content"
        >
          !
        </span>
      )}
    </>
  );
}

/** Over the tiles around, on the side where the board goes on; screen readers are told it elsewhere. */
const Note = ({ cell, children }: { cell: Cell; children: ReactNode }) => (
  <span
    aria-hidden
    data-refused={cell}
    className={classNames(
      'pointer-events-none absolute z-20 w-40 rounded-md border border-danger-content bg-default px-2 py-1 text-left text-danger-content text-xs shadow-lg',
      rowOf(cell) < 2 ? 'top-full mt-1' : 'bottom-full mb-1',
      columnOf(cell) < 2 ? 'left-0' : 'right-0',
    )}
  >
    {children}
  </span>
);

const AreaEdge = ({ open }: { open: readonly Side[] }) => (
  <span
    aria-hidden
    className={classNames(
      'pointer-events-none absolute -inset-0.5 border-brass bg-brass/15',
      ...open.map((side) => sideClasses[side]),
      ...corners.map(([one, other, round]) => open.includes(one) && open.includes(other) && round),
    )}
  />
);

const barClasses: Readonly<Record<Colour, string>> = {
  red: 'bg-piece-red',
  blue: 'bg-piece-blue',
  green: 'bg-piece-green',
  yellow: 'bg-piece-yellow',
};

/** How likely each colour is, as parts of a bar along the tile's foot. */
const Shares = ({ shares }: { shares: readonly number[] }) => (
  <span
    aria-hidden
    className="absolute inset-x-[12%] bottom-[12%] flex h-[max(0.375rem,10%)] gap-px overflow-hidden rounded-full"
  >
    {colours.map((colour, k) => (
      <Styled as="span" key={colour} className={barClasses[colour]} style={{ width: `${(shares[k] ?? 0) * 100}%` }} />
    ))}
  </span>
);

function wordsFor({ colour, possible, isGuess, isChosen, wasChosen, isIdle, isWrong, words }: CellLook): string {
  const marks = possible !== undefined && possible.length < 4 ? `perhaps ${possible.join(', ')}` : null;
  const parts = [
    colour ?? marks ?? 'not known',
    isGuess ? 'as you marked it' : null,
    isChosen ? 'chosen' : null,
    wasChosen ? 'in your last subset' : null,
    isIdle ? 'does not matter for this statement' : null,
    isWrong && words === undefined ? 'contradicts what you know' : null,
    words ?? null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
