import { Styled } from '@/components/ui/styled';
import type { Color } from '@/games/bifrost/board';
import { centers, hexPoints } from './geometry';

// A piece: a hex of coloured glass, cut along its rim and lit from above, with its pattern: red chevrons, green dots,
// blue bars; readable in greyscale.

const full = hexPoints(0.93);
const pane = hexPoints(0.74);

/** The cut rim: three facets in light above, three in shade below. */
const lit = facets([3, 4, 5]);
const shaded = facets([0, 1, 2]);

/** `isPut`: for the running step, not down yet: the same piece with a dashed rim. */
export function Piece({ cell, color, isPut = false }: { cell: number; color: Color; isPut?: boolean }) {
  const { x, y } = centers[cell] ?? { x: 0, y: 0 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <PieceShape color={color} isPut={isPut} />
    </g>
  );
}

function PieceShape({ color, isPut }: { color: Color; isPut: boolean }) {
  return (
    <>
      <Styled as="polygon" points={full} style={{ fill: `var(--piece-${color})` }} fillOpacity={isPut ? 0.75 : 1} />
      <path d={lit} className="fill-piece-light" fillOpacity={0.28} />
      <path d={shaded} className="fill-piece-ink" fillOpacity={0.34} />
      <polygon points={pane} className="fill-piece-light" fillOpacity={0.07} />
      <g
        fill="none"
        strokeWidth={0.13}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-piece-ink"
        strokeOpacity={0.72}
        transform="scale(0.92)"
      >
        {patterns[color]}
      </g>
      {isPut && (
        <polygon
          points={hexPoints(0.86)}
          fill="none"
          strokeWidth={0.14}
          strokeDasharray="0.3 0.2"
          className="stroke-content-emphasis"
        />
      )}
    </>
  );
}

function facets(sides: readonly number[]): string {
  const [outer, inner] = [full, pane].map((points) => points.split(' '));
  return sides
    .map((i) => {
      const j = (i + 1) % 6;
      return `M${outer?.[i]}L${outer?.[j]}L${inner?.[j]}L${inner?.[i]}Z`;
    })
    .join('');
}

const dots = [
  [-0.28, -0.34],
  [0.28, -0.34],
  [-0.52, 0.06],
  [0, 0.06],
  [0.52, 0.06],
  [-0.28, 0.46],
  [0.28, 0.46],
] as const;

const patterns: Readonly<Record<Color, React.ReactNode>> = {
  red: [-0.32, 0.06, 0.44].map((y) => <path key={y} d={`M-0.42 ${y} L0 ${y - 0.26} L0.42 ${y}`} />),
  green: dots.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={0.085} strokeWidth={0} className="fill-piece-ink" fillOpacity={0.72} />
  )),
  blue: [-0.36, 0, 0.36].map((y) => <path key={y} d={`M-0.46 ${y} H0.46`} />),
};

/** A piece beside a word: as large as the line it stands in. */
export function PieceMark({ color, className = 'size-5' }: { color: Color; className?: string }) {
  return (
    <svg aria-hidden viewBox="-1 -1 2 2" className={`inline-block shrink-0 ${className}`}>
      <PieceShape color={color} isPut={false} />
    </svg>
  );
}
