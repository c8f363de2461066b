import type { PictureProps } from '@/components/post/picture';
import { linesOf, Placed, Write } from '@/components/post/svg-text';
import { type Cell, type Colour, cells, colourAt } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { BluffView, View } from '@/games/logical-bluffs/view';
import { TilePicture } from './tile';

/** Both boards as they are spoken of, with what was said of them; once the end is told, the sixteen tiles. */
export function Picture({ view, results, nameOf, width, height }: PictureProps<View, Settings>) {
  const { grid } = view;
  if (results !== null && grid !== undefined) {
    const side = Math.min(width, height);
    return (
      <Tiles
        x={(width - side) / 2}
        y={(height - side) / 2}
        side={side}
        colourOf={(cell) => colourAt(grid, cell)}
        isOn={() => true}
      />
    );
  }
  const round = Math.max(0, ...view.statements.map((one) => one.round));
  const bluffs = view.statements.filter((one) => one.round === round);
  const half = (width - 40) / 2;
  if (bluffs.length === 0) {
    return view.seats.map(({ seat }, i) => (
      <g key={seat} transform={`translate(${i * (half + 40)} 0)`}>
        <Board name={nameOf(seat)} subset={cells} {...{ half }} />
      </g>
    ));
  }
  return bluffs.map((bluff, i) => (
    <g key={bluff.seat} transform={`translate(${i * (half + 40)} 0)`}>
      <Board name={nameOf(bluff.seat)} subset={bluff.subset} {...{ half }} />
      <Said {...{ bluff, half }} />
    </g>
  ));
}

const HEAD = 46;
const side = 262;

function Board({ name, subset, half }: { name: string; subset: readonly Cell[]; half: number }) {
  return (
    <>
      <Write x={0} y={30} size={30} width={half} className="fill-content-emphasis font-semibold">
        {name}
      </Write>
      <Tiles x={0} y={HEAD + 14} side={side} colourOf={() => null} isOn={(cell) => subset.includes(cell)} />
    </>
  );
}

function Said({ bluff, half }: { bluff: BluffView; half: number }) {
  const wide = half - side - 22;
  return (
    <g transform={`translate(${side + 22} ${HEAD + 14})`}>
      {bluff.statements.map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
        <g key={i} transform={`translate(0 ${i * 79})`}>
          <rect width={wide} height={74} rx={4} className="fill-bg-subtle stroke-border-subtle" />
          {linesOf(text ?? 'Behind a smokescreen', { width: wide - 16, size: 20, most: 3 }).map((line, l, all) => (
            <Write
              key={line}
              x={11}
              y={43 - (all.length - 1) * 12 + l * 23}
              size={20}
              className={text === null ? 'fill-content-muted' : 'fill-content-default'}
            >
              {line}
            </Write>
          ))}
        </g>
      ))}
    </g>
  );
}

interface TilesProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  colourOf(cell: Cell): Colour | null;
  /** Spoken of: the others are faint. */
  isOn(cell: Cell): boolean;
}

function Tiles({ x, y, side: whole, colourOf, isOn }: TilesProps) {
  const step = whole / 4;
  return cells.map((cell, i) => (
    <g key={cell} opacity={isOn(cell) ? 1 : 0.6}>
      <Placed x={x + (i % 4) * step + 2} y={y + Math.floor(i / 4) * step + 2} width={step - 4} height={step - 4}>
        <TilePicture colour={colourOf(cell)} initial={colourOf(cell) !== null} />
      </Placed>
      {isOn(cell) && colourOf(cell) === null && (
        <rect
          x={x + (i % 4) * step + 3}
          y={y + Math.floor(i / 4) * step + 3}
          width={step - 6}
          height={step - 6}
          rx={step * 0.15}
          fill="none"
          strokeWidth={3}
          className="stroke-brass"
        />
      )}
    </g>
  ));
}
