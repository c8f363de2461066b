import type { ReactNode } from 'react';
import { pictureSize } from '@/components/post/picture';
import { evenLinesOf, linesOf, Placed, shortenedTo, Write } from '@/components/post/svg-text';
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
      <Title text={title} wide={titleRoom} />
      <Write x={width - EDGE} y={88} size={29} width={420} textAnchor="end" className="fill-brass-content">
        {about}
      </Write>
      {children}
      <Caption text={caption} />
      <House />
    </Sheet>
  );
}

/** As large as the whole title allows, on two lines where it is longer; what is longer still is cut. */
function Title({ text, wide }: { text: string; wide: number }) {
  const size = [50, 46, 42, 38, 34].find((one) => shortenedTo(text, { width: wide, size: one }) === text) ?? 30;
  const lines = size === 30 ? linesOf(text, { width: wide, size, most: 2 }) : [text];
  return lines.map((line, i) => (
    <Write
      key={line}
      x={EDGE + 88}
      y={lines.length === 1 ? 92 : 70 + i * 36}
      {...{ size }}
      isDisplay
      className="fill-content-emphasis"
    >
      {line}
    </Write>
  ));
}

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
  const { lines, size } = captionIn(text);
  const step = size * 1.2;
  const first = 576 - ((lines.length - 1) * step * 2) / 3;
  return lines.map((line, i) => (
    <Write key={line} x={EDGE} y={first + i * step} size={size} className="fill-content-default">
      {line}
    </Write>
  ));
}

/** Smaller, and on three lines, before anything of it is cut: many may win together. */
export function captionIn(text: string): { readonly lines: readonly string[]; readonly size: number } {
  const inRoom = ({ size, most }: (typeof captions)[number]) => ({
    size,
    lines: evenLinesOf(text, { width: 880, size, most }),
  });
  const isWhole = ({ lines }: { lines: readonly string[] }) => lines.at(-1)?.endsWith('…') !== true;
  return inRoom(captions.find((room) => isWhole(inRoom(room))) ?? captions[2]);
}

const captions = [
  { size: 30, most: 2 },
  { size: 25, most: 2 },
  { size: 22, most: 3 },
] as const;

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
