import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

// One small drawing for each game, in the manner of its pieces. Decoration: the name always stands beside it.

/** Corners of a pointy hexagon around (x, y). */
function hexPoints(x: number, y: number, r: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (Math.PI / 3) * i - Math.PI / 2;
      return `${(x + r * Math.cos(angle)).toFixed(2)},${(y + r * Math.sin(angle)).toFixed(2)}`;
    })
    .join(' ');
}

const emblems: Readonly<Record<string, ReactNode>> = {
  'pointing-chains': (
    <g strokeWidth="1.5" fill="none" stroke="var(--content-subtle)">
      <circle cx="9" cy="36" r="4.5" />
      <circle cx="23" cy="20" r="4.5" />
      <circle cx="9" cy="10" r="4.5" />
      <circle cx="39" cy="28" r="5.5" fill="var(--brass)" stroke="none" />
      <path d="M12.2 32.4 19 24.6m0 0 .3 4m-.3-4-4 .7M13.2 12.2l4.9 3.8m0 0-.6-4m.6 4-4 .3" />
      <path d="M27 22.2l5.6 2.9m0 0-1.6-3.6m1.6 3.6-3.9.5" />
    </g>
  ),
  'proof-by-contradiction': (
    <g>
      <path
        d="M6 6h36v36H6zM15 6v36M24 6v36M33 6v36M6 15h36M6 24h36M6 33h36"
        fill="none"
        stroke="var(--border-emphasis)"
        strokeWidth="1"
      />
      <path d="M10.5 7.5l3.5 6H7z" fill="var(--piece-red)" />
      <circle cx="28.5" cy="19.5" r="3.2" fill="var(--piece-orange)" />
      <path d="M36 28.5h3v-3h-3v-3h-2.6" fill="none" />
      <path d="M36.6 25.2h1.9v2.4h2.4v1.9h-2.4v2.4h-1.9v-2.4h-2.4v-1.9h2.4z" fill="var(--piece-green)" />
      <path d="M19.5 34.2c1.9 2.2 2.7 3.3 2.7 4.5a2.7 2.7 0 0 1-5.4 0c0-1.2.8-2.3 2.7-4.5z" fill="var(--piece-blue)" />
    </g>
  ),
  bifrost: (
    <g>
      <polygon points={hexPoints(24, 24, 20)} fill="none" stroke="var(--border-emphasis)" strokeWidth="1" />
      <polygon points={hexPoints(24, 15, 6.6)} fill="var(--piece-red)" />
      <polygon points={hexPoints(16.2, 28.5, 6.6)} fill="var(--piece-green)" />
      <polygon points={hexPoints(31.8, 28.5, 6.6)} fill="var(--piece-blue)" />
      <g fill="none" stroke="var(--piece-ink)" strokeWidth="1.1" opacity=".75">
        <path d="M20.7 15.8 24 12.6l3.3 3.2M20.7 19l3.3-3.2 3.3 3.2" />
        <path d="M28.6 26.4h6.4M28.6 29h6.4M28.6 31.6h6.4" />
      </g>
      <g fill="var(--piece-ink)" opacity=".75">
        <circle cx="14" cy="26.6" r=".9" />
        <circle cx="18.4" cy="26.6" r=".9" />
        <circle cx="16.2" cy="29" r=".9" />
        <circle cx="14" cy="31.4" r=".9" />
        <circle cx="18.4" cy="31.4" r=".9" />
      </g>
    </g>
  ),
  'logical-bluffs': (
    <g>
      <path d="M7 7h16v16H7z" fill="var(--piece-red)" />
      <path d="M25 7h16v16H25z" fill="var(--piece-empty)" stroke="var(--border-emphasis)" strokeDasharray="2 2" />
      <path d="M7 25h16v16H7z" fill="var(--piece-yellow)" />
      <path d="M25 25h16v16H25z" fill="var(--piece-blue)" />
      <g fill="none" stroke="var(--piece-ink)" strokeWidth="1.1" opacity=".7">
        <path d="M8 15l7-7M8 22 22 8M15 22l7-7" />
        <circle cx="15" cy="33" r="4" />
        <circle cx="29.5" cy="29.5" r=".6" />
        <circle cx="36.5" cy="29.5" r=".6" />
        <circle cx="29.5" cy="36.5" r=".6" />
        <circle cx="36.5" cy="36.5" r=".6" />
        <circle cx="33" cy="33" r=".6" />
      </g>
      <path
        d="M30.8 12.6c0-3 4.6-2.9 4.6-.2 0 1.9-2.3 1.9-2.3 3.9m0 1.6v1.2"
        fill="none"
        stroke="var(--content-subtle)"
        strokeWidth="1.5"
      />
    </g>
  ),
  'runes-to-ruins': (
    <g>
      <path d="M6 12h36v24H6zM18 12v24M30 12v24M6 24h36" fill="none" stroke="var(--border-subtle)" strokeWidth="1" />
      <path
        d="M6 18h6l6-6v12l-6 6v6M18 24l6-6 6 6-6 6zM30 24v-6l6-6 6 6M30 24l6 6h6M36 30v6"
        fill="none"
        stroke="var(--brass-content)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ),
};

export function GameEmblem({ game, className }: { game: string; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={classNames('shrink-0', className ?? 'size-12')}>
      {Object.hasOwn(emblems, game) ? emblems[game] : null}
    </svg>
  );
}
