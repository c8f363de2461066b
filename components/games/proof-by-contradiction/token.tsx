import { classNames } from '@/components/ui/class-names';
import type { Color } from '@/games/proof-by-contradiction/board';

// The six tokens. Every colour has its own shape, so that colour is never the only cue; on the board, in sentences, in
// the rulebook and in the results they are these same drawings, in a square of 100 by 100.

const outlines: Readonly<Record<Color, string>> = {
  red: 'M50 14 L90 82 L10 82 Z',
  orange: 'M50 12 A38 38 0 1 1 49.9 12 Z',
  yellow: 'M50 8 L61.8 36.8 L92.8 39.1 L69.1 59.2 L76.5 89.4 L50 73 L23.5 89.4 L30.9 59.2 L7.2 39.1 L38.2 36.8 Z',
  green: 'M37 12 H63 V37 H88 V63 H63 V88 H37 V63 H12 V37 H37 Z',
  blue: 'M50 7 C58 26 82 42 82 62 A32 32 0 0 1 18 62 C18 42 42 26 50 7 Z',
  purple: 'M50 8 L87 29 V71 L50 92 L13 71 V29 Z',
};

const fills: Readonly<Record<Color, string>> = {
  red: 'fill-piece-red',
  orange: 'fill-piece-orange',
  yellow: 'fill-piece-yellow',
  green: 'fill-piece-green',
  blue: 'fill-piece-blue',
  purple: 'fill-piece-purple',
};

export const shapeOf: Readonly<Record<Color, string>> = {
  red: 'triangle',
  orange: 'circle',
  yellow: 'star',
  green: 'plus',
  blue: 'droplet',
  purple: 'hexagon',
};

/** The drawing alone, for an SVG of one's own. */
export function TokenShape({ color }: { color: Color }) {
  return (
    <>
      <path
        d={outlines[color]}
        className={classNames(fills[color], 'stroke-piece-ink')}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      {/* Enamel, lit from above. */}
      <path d={outlines[color]} transform="translate(14 13.5) scale(0.72)" fill="white" opacity={0.16} />
    </>
  );
}

/** A token by itself. Named only where no text beside it names it. */
export function TokenIcon({ color, named = false, className }: { color: Color; named?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={named ? color : undefined}
      aria-hidden={named ? undefined : true}
      className={classNames('inline-block shrink-0', className ?? 'size-5')}
    >
      <TokenShape color={color} />
    </svg>
  );
}
