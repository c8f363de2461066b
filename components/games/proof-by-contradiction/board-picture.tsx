import { classNames } from '@/components/ui/class-names';
import { type BoardView, type Cell, cells, columnOf, rowOf } from '@/games/proof-by-contradiction/board';
import { TokenShape } from './token';

// A board to look at: field, marks, pieces. In results, on the host's page, in explanations and in the rulebook.

export interface BoardPictureProps {
  readonly board: BoardView;
  /** What it shows, read out before the tokens: "Bea's board". */
  readonly title: string;
  /** Tokens that are not locked yet, drawn faintly. */
  readonly pending?: BoardView;
  /** Cells of the lines that are spoken of. */
  readonly field?: readonly Cell[];
  /** Cells that something hangs on, ringed: brass, or in the tone of danger. */
  readonly ringed?: readonly Cell[];
  readonly ringTone?: 'brass' | 'danger' | 'success';
  readonly className?: string;
}

const SIZE = 100;
const RIM = 34;
const SIDE = RIM + 4 * SIZE + 8;
const none: readonly Cell[] = [];

const ringStrokes = { brass: 'stroke-brass', danger: 'stroke-danger-content', success: 'stroke-success-content' };

export function BoardPicture({
  board,
  title,
  pending = {},
  field = none,
  ringed = none,
  ringTone = 'brass',
  className,
}: BoardPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={`${title}: ${describeBoard(board, pending)}`}
      className={classNames('block', className ?? 'w-full max-w-48')}
    >
      {['A', 'B', 'C', 'D'].map((letter, i) => (
        <Label key={letter} x={RIM + i * SIZE + SIZE / 2} y={RIM / 2 - 1} text={letter} />
      ))}
      {['1', '2', '3', '4'].map((digit, i) => (
        <Label key={digit} x={RIM / 2} y={RIM + i * SIZE + SIZE / 2} text={digit} />
      ))}
      {cells.map((cell) => (
        <rect
          key={cell}
          {...cornerOf(cell)}
          width={SIZE - 8}
          height={SIZE - 8}
          rx={10}
          className={field.includes(cell) ? 'fill-brass/30 stroke-brass/60' : 'fill-piece-empty stroke-border-muted'}
          strokeWidth={3}
        />
      ))}
      {ringed.map((cell) => (
        <rect
          key={cell}
          {...cornerOf(cell)}
          width={SIZE - 8}
          height={SIZE - 8}
          rx={10}
          className={classNames('fill-transparent', ringStrokes[ringTone])}
          strokeWidth={9}
        />
      ))}
      {cells.map((cell) => {
        const color = board[cell] ?? pending[cell];
        if (color === undefined) return null;
        const { x, y } = cornerOf(cell);
        return (
          <g key={color} transform={`translate(${x + 12} ${y + 12}) scale(0.68)`} opacity={board[cell] ? 1 : 0.5}>
            <TokenShape color={color} />
          </g>
        );
      })}
    </svg>
  );
}

const cornerOf = (cell: Cell) => ({ x: RIM + columnOf(cell) * SIZE + 4, y: RIM + rowOf(cell) * SIZE + 4 });

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className="fill-content-muted" fontSize={28}>
      {text}
    </text>
  );
}

/** "A1 red, C3 blue"; an empty board says so. */
export function describeBoard(board: BoardView, pending: BoardView = {}): string {
  const words = cells.flatMap((cell) => {
    const color = board[cell];
    if (color !== undefined) return [`${cell} ${color}`];
    return pending[cell] === undefined ? [] : [`${cell} ${pending[cell]} (not locked)`];
  });
  return words.length === 0 ? 'empty' : words.join(', ');
}
