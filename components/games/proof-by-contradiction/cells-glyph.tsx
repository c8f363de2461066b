import { type Cell, cells, columnOf, rowOf } from '@/games/proof-by-contradiction/board';

/** A small board of sixteen squares, some of them lit: the lines of a clue, the cells that a contract forbids. */
export function CellsGlyph({ lit, className }: { lit: readonly Cell[]; className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" {...{ className }}>
      {cells.map((cell) => (
        <rect
          key={cell}
          x={columnOf(cell) * 10 + 1}
          y={rowOf(cell) * 10 + 1}
          width={8}
          height={8}
          rx={1.6}
          fill="currentColor"
          opacity={lit.includes(cell) ? 0.88 : 0.17}
        />
      ))}
    </svg>
  );
}
