import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Colour } from '@/games/logical-bluffs/grid';

// A tile, in every place where one is shown: its colour, and a texture of its own, so that colour is never the only cue.
// Red has diagonal lines, blue dots, green a grid, yellow is plain but for a ring.

export const textureNames: Readonly<Record<Colour, string>> = {
  red: 'diagonal lines',
  blue: 'dots',
  green: 'a grid',
  yellow: 'a ring',
};

const fills: Readonly<Record<Colour, string>> = {
  red: 'fill-piece-red',
  blue: 'fill-piece-blue',
  green: 'fill-piece-green',
  yellow: 'fill-piece-yellow',
};

/** The picture alone; null is a tile whose colour is not known. `initial`: its letter on top. */
export function TilePicture({
  colour,
  initial = false,
  className,
}: {
  colour: Colour | null;
  initial?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={classNames('block', className)}>
      <rect x="1" y="2" width="38" height="38" rx="6" className="fill-piece-ink" opacity="0.5" />
      <rect
        x="1"
        y="1"
        width="38"
        height="37"
        rx="6"
        className={colour === null ? 'fill-piece-empty stroke-border-subtle' : fills[colour]}
        strokeWidth={colour === null ? 1 : 0}
      />
      {colour !== null && <Texture colour={colour} id={id} />}
      <Glaze isFaceDown={colour === null} />
      {colour !== null && initial && (
        <>
          <circle cx="20" cy="20" r="9.5" className="fill-piece-light" />
          <text x="20" y="25" textAnchor="middle" fontSize="14" fontWeight="700" className="fill-piece-ink">
            {colour[0]?.toUpperCase()}
          </text>
        </>
      )}
    </svg>
  );
}

/** Fired clay, lit from above: a bright upper edge, a dark lower one; face down, the maker's mark. */
function Glaze({ isFaceDown }: { isFaceDown: boolean }) {
  return (
    <>
      <path d="M2.2 9V7q0-4.8 4.8-4.8h26q4.8 0 4.8 4.8v2" fill="none" className="stroke-piece-light" opacity="0.55" />
      <path d="M2.2 31v1.2q0 4.8 4.8 4.8h26q4.8 0 4.8-4.8V31" fill="none" className="stroke-piece-ink" opacity="0.4" />
      {isFaceDown && (
        <path d="M20 15.5 24 19.5 20 23.5 16 19.5Z" fill="none" className="stroke-border-default" strokeWidth="1.2" />
      )}
    </>
  );
}

function Texture({ colour, id }: { colour: Colour; id: string }) {
  if (colour === 'yellow') {
    return <circle cx="20" cy="20" r="12" fill="none" className="stroke-piece-ink" strokeWidth="2.5" opacity="0.55" />;
  }
  return (
    <>
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <g className={colour === 'blue' ? 'fill-piece-light' : 'stroke-piece-light'} opacity="0.6">
            {colour === 'red' && <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" strokeWidth="2" />}
            {colour === 'blue' && <circle cx="4" cy="4" r="1.7" />}
            {colour === 'green' && <path d="M4 0V8M0 4H8" fill="none" strokeWidth="1.5" />}
          </g>
        </pattern>
      </defs>
      <rect x="1" y="1" width="38" height="37" rx="6" fill={`url(#${id})`} />
    </>
  );
}

/** A tile in a line of text. */
export function TileMark({ colour, className = 'size-5' }: { colour: Colour; className?: string }) {
  return (
    <span className="inline-flex align-[-0.25em]">
      <TilePicture colour={colour} className={className} />
    </span>
  );
}
