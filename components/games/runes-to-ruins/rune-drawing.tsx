'use client';

import { classNames } from '@/components/ui/class-names';
import { drawnRune, type Line, type RuneId, type RuneRules, runeOf } from '@/games/runes-to-ruins/runes';
import { columnOf, type Grid, joinsOf, positions, rowOf } from '@/games/runes-to-ruins/symbol';
import { useRuneRules } from './rune-rules';

// Runes as cut in stone: strokes of even weight on a faint ground of two by two. In a symbol neighbours share their
// border, so lines that meet there meet without a seam.

const STROKE = 0.2;
const MARGIN = 0.3;

/** Strokes of one rune, moved to where it stands on the sheet. */
function Strokes({ lines, x = 0, y = 0 }: { lines: readonly Line[]; x?: number; y?: number }) {
  const path = lines.map(([x1, y1, x2, y2]) => `M${x1 + x} ${y1 + y}L${x2 + x} ${y2 + y}`).join('');
  return (
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKE}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The faint two by two that a rune is cut into. */
function Ground({ x = 0, y = 0, isLit = false }: { x?: number; y?: number; isLit?: boolean }) {
  return (
    <g className={isLit ? 'stroke-brass' : 'stroke-border-subtle'} strokeWidth={0.03} fill="none">
      <rect x={x} y={y} width={2} height={2} className={isLit ? 'fill-brass-subtle' : 'fill-bg-muted'} />
      <path d={`M${x + 1} ${y}v2M${x} ${y + 1}h2`} strokeDasharray="0.08 0.1" />
    </g>
  );
}

/** One rune. Without a title it is an ornament beside its name. */
export function RuneMark({ rune, title, className }: { rune: RuneId; title?: string; className?: string }) {
  const { lines } = drawnRune(rune, useRuneRules());
  const box = `${-MARGIN} ${-MARGIN} ${2 + 2 * MARGIN} ${2 + 2 * MARGIN}`;
  return (
    <svg
      viewBox={box}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      className={classNames('inline-block shrink-0', className ?? 'size-8')}
    >
      <Ground />
      <Strokes lines={lines} />
    </svg>
  );
}

/** A rune with its name, in running text and lists. */
export function RuneName({ rune }: { rune: RuneId }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-emphasis">
      <RuneMark rune={rune} className="size-5" />
      {runeOf(rune).name}
    </span>
  );
}

/** What a symbol, or what is placed of it so far, is called in words. */
export const symbolWords = (grid: Grid): string =>
  positions.map((p) => (grid[p] == null ? 'empty' : runeOf(grid[p]).name)).join(', ');

/** Six places; what joins lights up in brass. `faint` says how much of a place is guesswork. */
export function SymbolDrawing({
  grid,
  title,
  selected = null,
  showJoins = true,
  faintness,
  className,
}: {
  grid: Grid;
  title: string;
  selected?: number | null;
  showJoins?: boolean;
  faintness?: (position: number) => number;
  className?: string;
}) {
  const rules = useRuneRules();
  const joins = showJoins ? joinPoints(grid, rules) : [];
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${6 + 2 * MARGIN} ${4 + 2 * MARGIN}`}
      role="img"
      aria-label={title}
      className={classNames('block w-full', className)}
    >
      {positions.map((p) => (
        <Ground key={p} x={2 * columnOf(p)} y={2 * rowOf(p)} isLit={selected === p} />
      ))}
      {positions.map((p) => {
        const rune = grid[p];
        if (rune == null) return null;
        return (
          <g key={p} opacity={1 - (faintness?.(p) ?? 0)}>
            <Strokes lines={drawnRune(rune, rules).lines} x={2 * columnOf(p)} y={2 * rowOf(p)} />
          </g>
        );
      })}
      {joins.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.17} className="fill-brass" />
      ))}
    </svg>
  );
}

/** The lattice points, on the sheet of seven by five, that joined runes share. */
function joinPoints(grid: Grid, rules: RuneRules): { x: number; y: number }[] {
  const shared = new Map<string, { x: number; y: number }>();
  for (const [p, q] of joinsOf(grid, rules)) {
    const theirs = sheetPoints(grid, { p: q, rules }).map(({ x, y }) => `${x} ${y}`);
    for (const point of sheetPoints(grid, { p, rules })) {
      if (theirs.includes(`${point.x} ${point.y}`)) shared.set(`${point.x} ${point.y}`, point);
    }
  }
  return [...shared.values()];
}

function sheetPoints(grid: Grid, { p, rules }: { p: number; rules: RuneRules }): { x: number; y: number }[] {
  const rune = grid[p];
  if (rune == null) return [];
  const { points } = drawnRune(rune, rules);
  return Array.from({ length: 9 }, (_, bit) => bit)
    .filter((bit) => (points & (1 << bit)) !== 0)
    .map((bit) => ({ x: (bit % 3) + 2 * columnOf(p), y: Math.floor(bit / 3) + 2 * rowOf(p) }));
}
