import type { ReactNode } from 'react';
import { pictureSize } from '@/components/post/picture';
import { evenLinesOf, Placed, shortenedTo, Write } from '@/components/post/svg-text';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Mark } from '@/components/shell/mark';

// What every picture has in common: the panelled room, whose match it is, what happened, and the house's sign.

const { width, height } = pictureSize;
const EDGE = 52;

/** Where a match's own drawing has its room. */
export const room = { x: EDGE, y: 132, width: width - 2 * EDGE, height: 382 } as const;

export interface FrameProps {
  readonly title: string;
  /** Above the title's end: the game. */
  readonly about: string;
  /** The game whose emblem stands beside the title; null: the house's sign. */
  readonly game: string | null;
  /** What happened, in a sentence. */
  readonly caption: string;
  readonly children?: ReactNode;
}

export function Frame({ title, about, game, caption, children }: FrameProps) {
  const titleRoom = about === '' ? 1000 : 970 - about.length * 15;
  return (
    <Sheet>
      <Placed x={EDGE - 4} y={38} width={72} height={72}>
        {game === null ? <Mark className="text-brass" /> : <GameEmblem game={game} className="" />}
      </Placed>
      <Write
        x={EDGE + 88}
        y={92}
        size={titleSize(title, titleRoom)}
        width={titleRoom}
        isDisplay
        className="fill-content-emphasis"
      >
        {title}
      </Write>
      <Write x={width - EDGE} y={88} size={29} width={420} textAnchor="end" className="fill-brass-content">
        {about}
      </Write>
      {children}
      <Caption text={caption} />
      <House />
    </Sheet>
  );
}

/** As large as the whole title allows; what is longer still is cut. */
const titleSize = (title: string, wide: number): number =>
  [50, 46, 42, 38].find((size) => shortenedTo(title, { width: wide, size }) === title) ?? 34;

/** Dark wood in lamplight, and a double rule of brass as inlaid in a table's edge. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
      className="font-sans"
    >
      <defs>
        <radialGradient id="lamplight" cx="50%" cy="38%" r="75%">
          <stop offset="0%" stopColor="oklch(0.27 0.022 300)" />
          <stop offset="60%" stopColor="oklch(0.195 0.017 300)" />
          <stop offset="100%" stopColor="oklch(0.15 0.014 300)" />
        </radialGradient>
      </defs>
      <rect {...{ width, height }} fill="url(#lamplight)" />
      <rect
        x={14}
        y={14}
        width={width - 28}
        height={height - 28}
        rx={10}
        fill="none"
        className="stroke-border-default"
      />
      <rect x={20} y={20} width={width - 40} height={height - 40} rx={6} fill="none" className="stroke-border-subtle" />
      {children}
    </svg>
  );
}

function Caption({ text }: { text: string }) {
  const lines = evenLinesOf(text, { width: 880, size: 30, most: 2 });
  return lines.map((line, i) => (
    <Write key={line} x={EDGE} y={lines.length === 1 ? 576 : 552 + i * 36} size={30} className="fill-content-default">
      {line}
    </Write>
  ));
}

function House() {
  return (
    <>
      <Placed x={width - EDGE - 194} y={550} width={34} height={34}>
        <Mark className="text-brass" />
      </Placed>
      <Write x={width - EDGE} y={577} size={27} textAnchor="end" isDisplay className="fill-brass-content">
        Main Match
      </Write>
    </>
  );
}
