'use client';

import { type TouchEvent, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { type Color, cellNumber, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { type Cells, edgesReached, groupsOf, isAlive } from '@/games/bifrost/groups';
import type { BoardView } from '@/games/bifrost/view';
import { type Ghost, HexBoard } from './hex-board';
import { PieceMark } from './piece';
import { capitalized, cellWords, lastWords, placeShort, placesWords, rowWords, standingWords } from './words';

// A board with all that is said about it: whose turn, what was last, how each colour stands. What can be pointed out
// is what is there (groups, edges, whether a colour can still win), never what to play.

export interface BoardCardProps {
  readonly board: BoardView;
  readonly ghosts: readonly Ghost[];
  readonly fresh: ReadonlySet<number> | undefined;
  /** The viewer's colour, if this board waits for a move of theirs. */
  readonly chooses: Color | null;
  onChoose(cell: number): void;
  /** On a narrow screen, one board is large. */
  readonly isLarge: boolean;
  onEnlarge(): void;
  onSwipe(by: -1 | 1): void;
}

type Look = { readonly cell: number } | { readonly color: Color } | null;

export function BoardCard(props: BoardCardProps) {
  const { board, ghosts, fresh, chooses, onChoose, isLarge, onEnlarge } = props;
  const [look, setLook] = useState<Look>(null);
  const cells = cellsOf(board);
  const title = `Board ${board.board}`;
  const swipe = useSwipe(props.onSwipe);
  const only = isLarge ? '' : 'hidden @4xl:flex';
  return (
    <section
      aria-label={title}
      className={classNames(
        'relative min-w-0',
        isLarge && 'order-first col-span-2 @xl:col-span-1 @xl:row-span-2 @4xl:order-none @4xl:row-span-1',
      )}
      {...(isLarge ? swipe : {})}
    >
      <header className="flex min-h-7 flex-wrap items-center justify-between gap-x-2">
        <h3 className="font-semibold text-sm">{title}</h3>
        <TurnBadge board={board} isMine={chooses !== null} />
      </header>
      <HexBoard
        title={title}
        cells={cells}
        onTurn={board.onTurn}
        lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
        ghosts={ghosts}
        shown={cellsToShow(cells, look) ?? winningGroup(board, cells)}
        fresh={fresh}
        chooses={chooses}
        onChoose={onChoose}
        onLook={(cell) => setLook(cell === null ? null : { cell })}
        className={isLarge ? undefined : 'pointer-events-none @4xl:pointer-events-auto'}
      />
      <p className={classNames('min-h-6 text-sm text-subtle @4xl:flex @4xl:min-h-10', only)}>
        <span>{look && 'cell' in look && cells[look.cell] ? cellWords(cells, look.cell) : noticeOf(board)}</span>
      </p>
      <BoardNotes
        board={board}
        onLook={(color) => setLook(color !== null && cells.includes(color) ? { color } : null)}
        className={classNames('hidden @4xl:block', isLarge && '@xl:block')}
      />
      {!isLarge && (
        <button
          type="button"
          onClick={onEnlarge}
          className="absolute inset-0 rounded-lg @4xl:hidden"
          aria-label={`Show board ${board.board} large`}
        />
      )}
    </section>
  );
}

/** How each colour stands on a board, and the board in words. */
export function BoardNotes(props: { board: BoardView; onLook?: (color: Color | null) => void; className: string }) {
  const { board, onLook, className } = props;
  const cells = cellsOf(board);
  return (
    <div className={className}>
      <ul className="mt-1 grid grid-cols-3 gap-x-2">
        {colors.map((color) => (
          <ColorStanding key={color} {...{ board, cells, color }} onLook={(isOn) => onLook?.(isOn ? color : null)} />
        ))}
      </ul>
      <BoardText cells={cells} />
    </div>
  );
}

function TurnBadge({ board, isMine }: { board: BoardView; isMine: boolean }) {
  if (isMine) return <Badge tone="mine">Your turn</Badge>;
  if (board.onTurn === null) {
    return Object.keys(board.places).length === colors.length ? <Badge>Finished</Badge> : null;
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-subtle">
      <PieceMark color={board.onTurn} className="size-4" />
      {capitalized(board.onTurn)} to move
    </span>
  );
}

const noticeOf = (board: BoardView) => [lastWords(board), placesWords(board.places)].filter(Boolean).join(' ');

/** How a colour stands: the edges of its largest group, whether it can still win, or its place. */
function ColorStanding(props: { board: BoardView; cells: Cells; color: Color; onLook: (isOn: boolean) => void }) {
  const { board, cells, color, onLook } = props;
  const place = board.places[color];
  const reached = Math.min(edgesReached(cells, color).length, 3);
  return (
    <li
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      className="flex min-w-0 items-start gap-1.5 text-xs"
    >
      <PieceMark color={color} className="mt-px size-4" />
      <span className="sr-only">{`${capitalized(color)}: ${standingWords(cells, color, place)}`}</span>
      <span aria-hidden className="min-w-0 text-subtle">
        <span className="figures block text-default">
          {capitalized(color)} {reached} of 3
        </span>
        {place !== undefined ? (
          <Badge tone={place === 1 ? 'brass' : 'neutral'}>{placeShort(place)}</Badge>
        ) : isAlive(cells, color) ? (
          'can still win'
        ) : (
          'cannot win'
        )}
      </span>
    </li>
  );
}

/** The board in words, for whoever cannot or would rather not look at it. */
function BoardText({ cells }: { cells: Cells }) {
  const rows = rowWords(cells);
  return (
    <details className="mt-1 text-muted text-sm">
      <summary className="w-fit py-0.5">In words</summary>
      {rows.length === 0 ? 'The board is empty.' : rows.map((row) => <p key={row}>{row}.</p>)}
    </details>
  );
}

function cellsToShow(cells: Cells, look: Look): ReadonlySet<number> | undefined {
  if (look === null) return undefined;
  if ('color' in look) return new Set(groupsOf(cells, look.color)[0]?.cells);
  const color = cells[look.cell] ?? null;
  if (color === null) return undefined;
  return new Set(groupsOf(cells, color).find((group) => group.cells.includes(look.cell))?.cells);
}

/** The group that has just won, for as long as that is the last move. */
function winningGroup({ last }: BoardView, cells: Cells): ReadonlySet<number> | undefined {
  if (last?.outcome !== 'won') return undefined;
  return new Set(groupsOf(cells, last.color).find(({ edges }) => edges.length >= 3)?.cells);
}

const SWIPE_PX = 60;

/** A finger drawn sideways over the large board brings the next one. */
function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [start, touch] = [from.current, changedTouches[0]];
      from.current = null;
      if (start === null || touch === undefined) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
