'use client';

import { SquareBoard, type SquareBoardProps, type SquareLook } from '@/components/board/square-board';
import { classNames } from '@/components/ui/class-names';
import type { Line } from '@/games/proof-by-contradiction/board';
import { formatLine } from '@/games/proof-by-contradiction/clue';

// A board to work on, on its tray; its rows and columns are picked at the rim while a clue names lines.

export interface BoardFieldProps extends Omit<SquareBoardProps, 'rimAt' | 'gridClassName'> {
  /** Rows and columns can be picked at the rim; without it the rim only names them. */
  readonly rim?: Rim | null;
}

export interface Rim {
  readonly chosen: readonly Line[];
  onPick(line: Line): void;
}

export function BoardField({ rim = null, lookOf, ...board }: BoardFieldProps) {
  return (
    <SquareBoard
      {...board}
      lookOf={(cell) => inTray(lookOf(cell))}
      rimAt={
        rim === null
          ? undefined
          : (line) => <LineButton rim={rim} line={typeof line === 'number' ? `row${line}` : `col${line}`} />
      }
      gridClassName={classNames(
        'gap-1 rounded-xl border border-subtle bg-subtle p-1.5 shadow-[inset_0_2px_10px_oklch(0.1_0.02_300/0.25)] sm:gap-1.5 sm:p-2',
        rim === null
          ? 'grid-cols-[1.25rem_repeat(4,minmax(0,1fr))]'
          : 'grid-cols-[2.75rem_repeat(4,minmax(0,1fr))] sm:grid-cols-[2.25rem_repeat(4,minmax(0,1fr))]',
      )}
    />
  );
}

const inTray = (look: SquareLook): SquareLook => ({
  ...look,
  className: classNames(
    'flex items-center justify-center rounded-lg border transition-[background-color,border-color] duration-150',
    look.className ?? 'border-subtle bg-piece-empty',
  ),
});

function LineButton({ line, rim }: { line: Line; rim: Rim }) {
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
      {line.slice(3)}
    </button>
  );
}
