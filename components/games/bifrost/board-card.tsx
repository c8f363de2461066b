'use client';

import { Maximize2 } from 'lucide-react';
import { type ReactNode, type RefObject, type TouchEvent, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { type Color, cellNumber, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { bestGroupOf, type Cells, groupsOf, reachOf } from '@/games/bifrost/groups';
import type { BoardView } from '@/games/bifrost/view';
import { type Ghost, HexBoard } from './hex-board';
import { LostMarks, WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import { useGlide } from './use-glide';
import { capitalized, cellWords, lastWords, placeShort, placesWords, rowWords, standingWords } from './words';

// A board with all that is said about it: whose turn, what was last, how each colour stands. What can be pointed out
// is what is there (groups, edges, whether a colour can still win), never what to play.

export interface BoardCardProps {
  readonly board: BoardView;
  readonly ghosts: readonly Ghost[];
  readonly fresh: ReadonlySet<number> | undefined;
  /** The cell that was pencilled, and another took; null: none. */
  readonly overtaken: number | null;
  /** The viewer's colour, if this board waits for a move of theirs. */
  readonly chooses: Color | null;
  /** The viewer's colour, if a move can be pencilled here for later. */
  readonly pencils: Color | null;
  onChoose(cell: number): void;
  readonly isLarge: boolean;
  /** The colour that is pointed at beside the board. */
  readonly pointed: Color | null;
  onEnlarge(): void;
  onSwipe(by: -1 | 1): void;
}

/** The cell under the pointer, or the colour that is pointed at beside the board. */
type Look = { readonly cell: number } | { readonly color: Color } | null;

export function BoardCard(props: BoardCardProps) {
  const { board, ghosts, fresh, chooses, pencils, onChoose, isLarge, onEnlarge } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const section: RefObject<HTMLElement | null> = useRef(null);
  useGlide(section, isLarge);
  const cells = cellsOf(board);
  const look: Look = looked !== null ? { cell: looked } : props.pointed !== null ? { color: props.pointed } : null;
  const title = `Board ${board.board}`;
  const swipe = useSwipe(props.onSwipe);
  const lookWords = look !== null && 'cell' in look && cells[look.cell] ? cellWords(cells, look.cell) : '';
  return (
    <section
      ref={section}
      aria-label={title}
      data-acts-here={chooses === null ? undefined : ''}
      className={classNames(
        'relative min-w-0 origin-top-left',
        isLarge && 'order-first col-span-2 @xl:col-span-1 @xl:row-span-2',
      )}
      {...(isLarge ? swipe : {})}
    >
      <header className="flex min-h-7 flex-wrap items-center justify-between gap-x-2">
        <BoardTitle {...{ board, isLarge, onEnlarge }} isMine={chooses !== null} />
        <TurnBadge board={board} isMine={chooses !== null} />
      </header>
      <HexBoard
        title={title}
        cells={cells}
        onTurn={board.onTurn}
        isFaint={!isLarge}
        lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
        ghosts={ghosts}
        shown={cellsToShow(cells, look) ?? winningCells(board)}
        fresh={fresh}
        overtaken={props.overtaken}
        chooses={chooses ?? pencils}
        onChoose={onChoose}
        onLook={setLooked}
        overlay={outcomeOf(board, { cells, look })}
        className={isLarge ? undefined : 'pointer-events-none @4xl:pointer-events-auto'}
      />
      <p className={classNames('min-h-5 text-subtle', isLarge ? 'text-sm' : 'hidden text-xs @4xl:block')}>
        {noticeOf(board)}
      </p>
      {isLarge && <p className="hidden min-h-5 text-muted text-xs @4xl:block">{lookWords}</p>}
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

/** A small board's name makes it large, where there is room for a name beside it. */
function BoardTitle({
  board,
  isLarge,
  isMine,
  onEnlarge,
}: Pick<BoardCardProps, 'board' | 'isLarge' | 'onEnlarge'> & { isMine: boolean }) {
  const title = `Board ${board.board}`;
  const toDo = isMine ? { 'data-to-do': '' } : {};
  if (isLarge) {
    return (
      <h2 {...toDo} className="font-semibold text-sm">
        {title}
        {isMine && <span className="sr-only">: your turn</span>}
      </h2>
    );
  }
  return (
    <h2 {...toDo} className="font-semibold text-sm">
      <button
        type="button"
        onClick={onEnlarge}
        aria-label={`Show board ${board.board} large`}
        className="flex items-center gap-1.5 @max-4xl:hidden"
      >
        {title} <Maximize2 aria-hidden className="size-3.5 text-muted" />
      </button>
      <span className="@4xl:hidden">{title}</span>
    </h2>
  );
}

/** How each colour stands on a board, and the board in words. */
export function BoardNotes({ board, onPoint }: { board: BoardView; onPoint(color: Color | null): void }) {
  const cells = cellsOf(board);
  return (
    <div>
      <h3 className="eyebrow">Edges joined on board {board.board}</h3>
      <ul className="mt-1 grid grid-cols-3 gap-x-2">
        {colors.map((color) => (
          <ColorStanding
            key={color}
            {...{ board, cells, color }}
            onLook={(isOn) => onPoint(isOn && cells.includes(color) ? color : null)}
          />
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

interface StandingProps {
  readonly board: BoardView;
  readonly cells: Cells;
  readonly color: Color;
  onLook(isOn: boolean): void;
}

/** How a colour stands; pointed at or tapped, the board shows why. */
function ColorStanding({ board, cells, color, onLook }: StandingProps) {
  const [isHeld, setHeld] = useState(false);
  const place = board.places[color];
  const joined = Math.min(bestGroupOf(cells, color)?.edges.length ?? 0, 3);
  const toggle = () => {
    setHeld(!isHeld);
    onLook(!isHeld);
  };
  return (
    <li className="min-w-0 text-xs">
      <button
        type="button"
        aria-pressed={isHeld}
        aria-label={`${capitalized(color)}: ${standingWords(cells, color, place)}. Show it on the board.`}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onLook(true)}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onLook(isHeld)}
        onClick={toggle}
        className={classNames(
          'flex min-h-11 w-full items-start gap-1.5 rounded-md p-1 text-left',
          isHeld && 'bg-muted',
        )}
      >
        <PieceMark color={color} className="mt-px size-4" />
        <span aria-hidden className="min-w-0 text-subtle">
          <span className="figures block text-default">
            {capitalized(color)} {joined} of 3
          </span>
          {place === undefined ? (
            <Outlook reach={reachOf(cells, color).edges.length} />
          ) : (
            <Badge tone={place === 1 ? 'brass' : 'neutral'}>{placeShort(place)}</Badge>
          )}
        </span>
      </button>
    </li>
  );
}

/** Nothing while all is open; a warning from the first edge that is lost. */
function Outlook({ reach }: { reach: number }): ReactNode {
  if (reach >= 6) return null;
  if (reach < 3) return <span className="font-medium text-warning-content">cut off</span>;
  return <span className={reach === 3 ? 'text-warning-content' : undefined}>{reach} of 6 in reach</span>;
}

/** The board in words, for whoever cannot or would rather not look at it. */
function BoardText({ cells }: { cells: Cells }) {
  const rows = rowWords(cells);
  return (
    <details className="text-muted text-xs">
      <summary className="tappable w-fit py-0.5">Board as text</summary>
      {rows.length === 0 ? 'The board is empty.' : rows.map((row) => <p key={row}>{row}.</p>)}
    </details>
  );
}

function cellsToShow(cells: Cells, look: Look): ReadonlySet<number> | undefined {
  if (look === null) return undefined;
  if ('color' in look) return new Set(bestGroupOf(cells, look.color)?.cells);
  const color = cells[look.cell] ?? null;
  if (color === null) return undefined;
  return new Set(groupsOf(cells, color).find((group) => group.cells.includes(look.cell))?.cells);
}

/** Why a colour has won or cannot win any more, while it is pointed at. */
function outcomeOf(board: BoardView, { cells, look }: { cells: Cells; look: Look }): ReactNode {
  if (look === null || !('color' in look)) return undefined;
  const { color } = look;
  if (winningGroup(cells, color) !== undefined) return <WonMarks {...{ cells, color }} />;
  const isLost = board.places[color] !== 1 && reachOf(cells, color).edges.length < 3;
  return isLost ? <LostMarks {...{ cells, color }} /> : undefined;
}

const winningGroup = (cells: Cells, color: Color) => groupsOf(cells, color).find(({ edges }) => edges.length >= 3);

/** The groups that have won a board stay pointed out. */
function winningCells(board: BoardView): ReadonlySet<number> {
  const cells = cellsOf(board);
  const won = colors.filter((color) => board.places[color] !== undefined);
  return new Set(won.flatMap((color) => winningGroup(cells, color)?.cells ?? []));
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
