import { Face } from '@/components/faces/face';
import type { PictureProps } from '@/components/post/picture';
import { linesOf, Placed, Write, WriteName } from '@/components/post/svg-text';
import type { SeatId } from '@/games/game';
import type { BoardView, Color } from '@/games/proof-by-contradiction/board';
import { type Clue, formatLine } from '@/games/proof-by-contradiction/clue';
import { fieldOf } from '@/games/proof-by-contradiction/explain';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { BoardPicture } from './board-picture';
import { CellsGlyph } from './cells-glyph';
import { cluesOf } from './scenes';
import { TokenIcon } from './token';

/** The clues of the last round as cards; once the end is told, everybody's board. */
export function Picture({ view, results, nameOf, width, height }: PictureProps<View, Settings>) {
  const boards = results === null ? undefined : view.boards;
  const seats = view.seats.map(({ seat }) => seat);
  if (boards !== undefined)
    return <Boards {...{ seats, nameOf, width, height }} boards={new Map(Object.entries(boards))} />;
  const round = Math.max(0, ...view.clues.map((one) => one.round));
  const clues = cluesOf(round, view);
  const columns = columnsFor(clues.length, { width, height, shape: 2.1 });
  const [wide, high] = [width / columns, height / Math.ceil(clues.length / columns)];
  return clues.map(({ seat, clue }, i) => (
    <g key={seat} transform={`translate(${(i % columns) * wide} ${Math.floor(i / columns) * high})`}>
      <Card {...{ seat, clue }} name={nameOf(seat)} width={wide - 12} height={Math.min(high - 12, wide * 0.62)} />
    </g>
  ));
}

/** So many that the pieces come out as large as can be. `shape`: how wide a piece is for its height. */
function columnsFor(count: number, { width, height, shape }: { width: number; height: number; shape: number }): number {
  const sizes = Array.from({ length: Math.max(1, count) }, (_, i) => {
    const columns = i + 1;
    return { columns, size: Math.min(width / columns / shape, height / Math.ceil(count / columns)) };
  });
  return sizes.reduce((best, one) => (one.size > best.size ? one : best)).columns;
}

interface BoardsProps {
  readonly seats: readonly SeatId[];
  readonly boards: ReadonlyMap<string, BoardView>;
  nameOf(seat: SeatId): string;
  readonly width: number;
  readonly height: number;
}

function Boards({ seats, boards, nameOf, width, height }: BoardsProps) {
  const columns = columnsFor(seats.length, { width, height, shape: 0.85 });
  const [wide, high] = [width / columns, height / Math.ceil(seats.length / columns)];
  const label = Math.min(22, high * 0.16);
  const side = Math.min(wide - 10, high - label * 1.6);
  const top = seats.length === columns ? (high - side - label * 1.6) / 2 : 0;
  return seats.map((seat, i) => (
    <g key={seat} transform={`translate(${(i % columns) * wide} ${Math.floor(i / columns) * high})`}>
      <Placed x={(wide - side) / 2} y={top} width={side} height={side}>
        <BoardPicture board={boards.get(seat) ?? {}} title="" className="" />
      </Placed>
      <WriteName
        x={wide / 2}
        y={top + side + label * 1.1}
        size={label}
        width={wide - 8}
        textAnchor="middle"
        className="fill-content-default"
      >
        {nameOf(seat)}
      </WriteName>
    </g>
  ));
}

interface CardProps {
  readonly seat: SeatId;
  readonly name: string;
  readonly clue: Clue;
  readonly width: number;
  readonly height: number;
}

const ink = 'oklch(0.27 0.03 60)';

/** A clue as a printed card: whose, its pieces, a few words. */
function Card({ seat, name, clue, width, height }: CardProps) {
  const size = Math.min(22, height * 0.19);
  const head = size * 1.75;
  const piece = Math.min(height - head - size * 0.9, width * 0.24);
  const pieces = piecesOf(clue);
  const textX = size * 0.6 + pieces.length * (piece + 6) + 4;
  const lines = linesOf(wordsOf(clue), { width: width - textX - 6, size: size * 0.86, most: 3 });
  const middle = head + (height - head) / 2 - size * 0.2;
  return (
    <g color={ink}>
      <rect width={width} height={height} rx={7} fill="oklch(0.93 0.028 85)" />
      <path d={`M10 ${head}H${width - 10}`} stroke="oklch(0.52 0.07 80 / 0.35)" />
      <Placed x={size * 0.5} y={size * 0.3} width={size * 1.2} height={size * 1.2}>
        <Face seat={seat} size="sm" />
      </Placed>
      <WriteName
        x={size * 2}
        y={size * 1.24}
        size={size}
        width={width - size * 2.2}
        fill={ink}
        className="font-semibold"
      >
        {name}
      </WriteName>
      {pieces.map((one, i) => (
        <Placed
          // biome-ignore lint/suspicious/noArrayIndexKey: two at most, each in its place
          key={i}
          x={size * 0.6 + i * (piece + 6)}
          y={middle - piece / 2}
          width={piece}
          height={piece}
        >
          {one === 'glyph' ? (
            <CellsGlyph lit={'lines' in clue ? fieldOf(clue) : []} />
          ) : typeof one === 'number' ? (
            <svg aria-hidden viewBox="0 0 40 40">
              <Write x={20} y={32} size={34} textAnchor="middle" isDisplay fill={ink}>
                {String(one)}
              </Write>
            </svg>
          ) : (
            <TokenIcon color={one} className="" />
          )}
        </Placed>
      ))}
      {lines.map((line, i) => (
        <Write
          key={line}
          x={textX}
          y={middle + size * (0.3 - (lines.length - 1) * 0.52 + i * 1.04)}
          size={size * 0.86}
          fill={ink}
        >
          {line}
        </Write>
      ))}
    </g>
  );
}

type CluePiece = Color | number | 'glyph';

function piecesOf(clue: Clue): readonly CluePiece[] {
  if (clue.format === 'line') return [clue.color, 'glyph'];
  if (clue.format === 'count') return [clue.count, 'glyph'];
  return clue.colors;
}

function wordsOf(clue: Clue): string {
  if (clue.format === 'line' || clue.format === 'count') return clue.lines.map(formatLine).join(' or ');
  if (clue.format === 'steps') return `${clue.steps[0]} or ${clue.steps[1]} steps apart`;
  return clue.share ? 'share a row or column' : 'share no row or column';
}
