'use client';

import { memo, type PointerEvent, type ReactNode } from 'react';
import { useWalk } from '@/components/board/use-walk';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import { type Color, cellName, colors } from '@/games/bifrost/board';
import { bestGroupOf, type Cells, groupsOf } from '@/games/bifrost/groups';
import { cellToward, centers, hexPoints, rails, rimLabels, tablePoints, viewBox } from './geometry';
import { Piece } from './piece';
import { edgeNames } from './words';

// One board. It knows no rules but which edges a group touches: it shows cells, marks and pieces, and says which cell
// somebody looked at or chose. Three layers: the field, the marks (a pure map from cell to kind), the pieces.

/** A piece that is put for the running step and not down yet. */
export interface Ghost {
  readonly cell: number;
  readonly color: Color;
  /** False while it is on its way to the server. */
  readonly isSaved: boolean;
  /** Meant for a turn to come, and known to this browser alone. */
  readonly isPencilled?: boolean;
}

export interface HexBoardProps {
  readonly cells: Cells;
  /** What the board is called: "Board 1". */
  readonly title: string;
  readonly onTurn?: Color | null;
  /** The cell of the last move, which is ringed. */
  readonly lastCell?: number | null;
  readonly ghosts?: readonly Ghost[];
  /** A cell that the viewer had pencilled, and another has taken: it is ringed by dashes. */
  readonly overtaken?: number | null;
  /** Cells to point out: the group under the pointer, say. */
  readonly shown?: ReadonlySet<number>;
  /** Pieces that came with the newest view: they are set down before one's eyes. */
  readonly fresh?: ReadonlySet<number>;
  /** The colour whose pieces `onChoose` puts on empty cells, or `any`; absent: cells can be looked at, not chosen. */
  readonly chooses?: Color | 'any' | null;
  onChoose?(cell: number): void;
  onLook?(cell: number | null): void;
  /** A picture in a text: nothing to point at, and no coordinates where it is small. */
  readonly isPicture?: boolean;
  /** Beside another board that is the main one: its outline stays thin. */
  readonly isFaint?: boolean;
  /** Drawn over the pieces, in the board's own measures. */
  readonly overlay?: ReactNode;
  readonly className?: string;
}

export const HexBoard = memo(function HexBoard(props: HexBoardProps) {
  const {
    cells,
    title,
    onTurn = null,
    lastCell = null,
    overtaken = null,
    shown,
    isPicture = false,
    isFaint = false,
    overlay,
    className,
  } = props;
  return (
    <svg
      viewBox={viewBox}
      className={classNames('block h-auto w-full select-none overflow-visible', className)}
      role={isPicture ? 'img' : 'group'}
      aria-label={isPicture ? title : `${title}: cells. Arrow keys move, Enter chooses.`}
    >
      <Styled
        as="polygon"
        points={tablePoints}
        strokeLinejoin="round"
        strokeWidth={onTurn === null ? 0.06 : isFaint ? 0.1 : 0.26}
        className="fill-bg-subtle transition-[stroke] delay-(--landing,0ms) duration-200"
        style={{ stroke: onTurn === null ? 'var(--border-default)' : `var(--piece-${onTurn})` }}
      />
      <Rails cells={cells} />
      <g aria-hidden className="fill-content-subtle text-[0.72px]">
        {rimLabels.map(({ text, x, y }) => (
          <text key={text} x={x} y={y} textAnchor="middle" dy="0.35em">
            {text}
          </text>
        ))}
      </g>
      {isPicture ? cells.map((_, cell) => <Field key={cellName(cell)} cell={cell} />) : <CellButtons {...props} />}
      <Pieces {...props} />
      {shown && [...shown].map((cell) => <Ring key={cell} cell={cell} className="stroke-content-emphasis" />)}
      {lastCell !== null && <LastRing cell={lastCell} />}
      {overtaken !== null && <Overtaken cell={overtaken} />}
      {overlay !== undefined && <g className="pointer-events-none">{overlay}</g>}
    </svg>
  );
});

/**
 * A rail a colour on each edge, lit where the group that reaches most edges reaches it; a short mark where another group
 * does. Each colour has a stroke of its own.
 */
function Rails({ cells }: { cells: Cells }) {
  const dashes: Readonly<Record<Color, string | undefined>> = { red: undefined, green: '0.01 0.3', blue: '0.62 0.2' };
  return (
    <g aria-hidden fill="none">
      {colors.map((color, i) => {
        const reached = bestGroupOf(cells, color)?.edges ?? [];
        const touched = groupsOf(cells, color).flatMap((group) => group.edges);
        return rails.map((edge, number) => {
          const rail = edge[i];
          if (rail === undefined) return null;
          const isLit = reached.includes(number);
          const isTouched = !isLit && touched.includes(number);
          const along = (share: number) => ({
            x: rail.from.x + (rail.to.x - rail.from.x) * share,
            y: rail.from.y + (rail.to.y - rail.from.y) * share,
          });
          const [from, to] = isTouched ? [along(0.44), along(0.56)] : [rail.from, rail.to];
          return (
            <Styled
              as="line"
              key={`${color} ${edgeNames[number]}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth={isLit || isTouched ? 0.17 : 0.035}
              strokeDasharray={isLit ? dashes[color] : undefined}
              strokeLinecap={color === 'green' ? 'round' : 'butt'}
              className="transition-[stroke,stroke-width] delay-(--landing,0ms) duration-200"
              style={{ stroke: isLit || isTouched ? `var(--piece-${color})` : 'var(--border-default)' }}
            />
          );
        });
      })}
    </g>
  );
}

const fieldPoints = hexPoints(0.93);

function Field({ cell, className }: { cell: number; className?: string }) {
  const { x, y } = centers[cell] ?? { x: 0, y: 0 };
  return (
    <polygon
      points={fieldPoints}
      transform={`translate(${x} ${y})`}
      className={className ?? 'fill-piece-empty stroke-border-subtle'}
      strokeWidth={0.04}
    />
  );
}

/** The cells as buttons: one tab stop, arrow keys between them. */
function CellButtons({ cells, chooses = null, onChoose, onLook, ghosts = [], overtaken }: HexBoardProps) {
  const stopAt = useWalk({
    first: 30,
    toward: cellToward,
    onKey(key, cell, { currentTarget }) {
      if (key !== 'Enter' && key !== ' ') return false;
      if (key === 'Enter' && currentTarget.ariaPressed === 'true') return false;
      onChoose?.(cell);
      return true;
    },
  });
  const look = (event: PointerEvent, cell: number | null) => {
    if (event.pointerType !== 'touch') onLook?.(cell);
  };

  return (
    <g onPointerLeave={(event) => look(event, null)}>
      {cells.map((color, cell) => {
        const name = cellName(cell);
        const stop = stopAt(cell);
        const canChoose = chooses === 'any' || (chooses !== null && color === null);
        const ghost = ghosts.find((one) => one.cell === cell && one.color === chooses);
        const mine = ghost?.isPencilled ? 'pencilled for your next turn here' : 'your piece for this step';
        return (
          // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing; SVG has no button of its own
          <g
            key={name}
            {...stop}
            role="button"
            data-cell={name}
            aria-label={`${name}, ${ghost === undefined ? (color ?? 'empty') : mine}${cell === overtaken ? ', which you had pencilled' : ''}`}
            aria-pressed={chooses === null || chooses === 'any' ? undefined : ghost !== undefined}
            aria-disabled={!canChoose || undefined}
            onFocus={(event) => {
              stop.onFocus(event);
              onLook?.(cell);
            }}
            onBlur={() => onLook?.(null)}
            onPointerEnter={(event) => look(event, cell)}
            onClick={() => onChoose?.(cell)}
            className={classNames('group/cell outline-none', canChoose ? 'cursor-pointer' : 'cursor-default')}
          >
            <Field
              cell={cell}
              className={classNames(
                'fill-piece-empty stroke-border-subtle group-focus-visible/cell:stroke-focus group-focus-visible/cell:[stroke-width:0.2px]',
                canChoose && 'group-hover/cell:fill-bg-emphasis group-hover/cell:stroke-border-emphasis',
              )}
            />
            {color === null && <CellLabel cell={cell} />}
          </g>
        );
      })}
    </g>
  );
}

/** An empty cell's name, while it is looked at. */
function CellLabel({ cell }: { cell: number }) {
  const { x, y } = centers[cell] ?? { x: 0, y: 0 };
  return (
    <text
      x={x}
      y={y}
      aria-hidden
      textAnchor="middle"
      dy="0.35em"
      className="pointer-events-none fill-content-default text-[0.62px] opacity-0 group-hover/cell:opacity-100 group-focus-visible/cell:opacity-100"
    >
      {cellName(cell)}
    </text>
  );
}

function Pieces({ cells, ghosts = [], fresh }: HexBoardProps) {
  return (
    <g className="pointer-events-none">
      {cells.map((color, cell) =>
        color === null ? null : (
          <g key={cellName(cell)} {...(fresh?.has(cell) ? { 'data-fresh': true, className: 'animate-appear' } : {})}>
            <Piece cell={cell} color={color} />
          </g>
        ),
      )}
      {ghosts.map(({ cell, color, isSaved, isPencilled = false }) => (
        <g key={`${color} ${cell}`} className={isPencilled ? 'opacity-40' : isSaved ? undefined : 'opacity-55'}>
          <Piece cell={cell} color={color} isPut />
        </g>
      ))}
    </g>
  );
}

const ringPoints = hexPoints(0.84);

function Ring({ cell, className }: { cell: number; className: string }) {
  const { x, y } = centers[cell] ?? { x: 0, y: 0 };
  return (
    <polygon
      points={ringPoints}
      transform={`translate(${x} ${y})`}
      fill="none"
      strokeWidth={0.13}
      className={classNames('pointer-events-none', className)}
    />
  );
}

/** Two broken rings, in light and danger: over any colour, and not like any other mark. */
function Overtaken({ cell }: { cell: number }) {
  const { x, y } = centers[cell] ?? { x: 0, y: 0 };
  return (
    <g data-overtaken={cellName(cell)} className="pointer-events-none" fill="none" strokeDasharray="0.34 0.2">
      <polygon
        points={ringPoints}
        transform={`translate(${x} ${y})`}
        strokeWidth={0.3}
        className="stroke-piece-light"
      />
      <polygon
        points={ringPoints}
        transform={`translate(${x} ${y})`}
        strokeWidth={0.17}
        className="stroke-danger-content"
      />
    </g>
  );
}

/** The last move: a ring in light and ink, so that it shows on every colour. */
function LastRing({ cell }: { cell: number }) {
  const { x, y } = centers[cell] ?? { x: 0, y: 0 };
  return (
    <g className="pointer-events-none" fill="none">
      <circle cx={x} cy={y} r={0.56} strokeWidth={0.24} className="stroke-piece-ink" />
      <circle cx={x} cy={y} r={0.56} strokeWidth={0.12} className="stroke-piece-light" />
    </g>
  );
}
