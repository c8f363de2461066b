import { type BoardView, type Cell, cells, columnOf, rowOf } from '@/games/proof-by-contradiction/board';
import { TokenShape } from './token';

// A board as it lies on the table by night, 100 by 100: a shallow tray with a rim, face down or with its tokens.

export function Tray({ isLit }: { isLit: boolean }) {
  return (
    <>
      <rect width={100} height={100} rx={9} fill="oklch(0.3 0.045 50)" />
      <rect
        {...{ x: 1, y: 1, width: 98, height: 98, rx: 8 }}
        fill="none"
        stroke={isLit ? 'oklch(0.83 0.11 85)' : 'oklch(0.78 0.09 85 / 0.35)'}
        strokeWidth={isLit ? 2.4 : 1.4}
      />
      <rect x={5} y={5} width={90} height={90} rx={5} fill="oklch(0.18 0.018 300)" />
    </>
  );
}

export function FaceDown() {
  return (
    <g stroke="oklch(0.78 0.09 85 / 0.3)" strokeWidth={1.4} fill="none">
      <path d="M50 18 82 50 50 82 18 50Z" />
      <path d="M50 34 66 50 50 66 34 50Z" />
    </g>
  );
}

interface CellsProps {
  readonly board: BoardView;
  /** Cells that are shared with another board, colour and all. */
  readonly glowing?: readonly Cell[];
  /** Tokens that are sent and not locked yet, drawn faintly. */
  readonly pending?: BoardView;
}

const none: readonly Cell[] = [];

export function Cells({ board, glowing = none, pending = {} }: CellsProps) {
  return cells.map((cell) => {
    const color = board[cell] ?? pending[cell];
    const x = 7.5 + columnOf(cell) * 21.5;
    const y = 7.5 + rowOf(cell) * 21.5;
    return (
      <g key={cell} transform={`translate(${x} ${y})`}>
        <rect
          width={20}
          height={20}
          rx={3}
          fill={glowing.includes(cell) ? 'oklch(0.55 0.16 35 / 0.55)' : 'oklch(0.27 0.018 300)'}
          stroke={glowing.includes(cell) ? 'oklch(0.77 0.15 38)' : 'none'}
          strokeWidth={1.6}
        />
        {color !== undefined && (
          <g transform="translate(2.5 2.5) scale(0.15)" opacity={board[cell] === undefined ? 0.5 : 1}>
            <TokenShape color={color} />
          </g>
        )}
      </g>
    );
  });
}
