import type { ReactNode, SVGProps } from 'react';
import { DrawnBot, halves, inTheMiddle } from '@/components/stage/drawn-name';
import { aroundBots, calledAsBot, spacesBetween } from '@/games/kit/called';

// Text and places in pictures, which have no layout but what is worked out here.

/** A letter's usual width, as a share of the font's size; on the safe side. */
const LETTER = 0.5;

/** Letters by their width in our fonts, near enough for where a mark stands after them. */
const widths = [
  [/[ijl.,:;'’|!]/u, 0.26],
  [/[frtI\-()]/u, 0.34],
  [/[mwMW–—…%]/u, 0.87],
  [/[\p{Lu}\d]/u, 0.67],
  [/[abdeghnopquø]/u, 0.6],
] as const;
interface Face {
  readonly size: number;
  readonly isDisplay?: boolean;
}

/** Letters of the display face are as wide as those of the other; its spaces are not. */
const spaceEms = ({ isDisplay = false }: Pick<Face, 'isDisplay'>): number => (isDisplay ? 0.24 : 0.28);

const emsOf = (letter: string, face: Face): number =>
  /\s/u.test(letter) ? spaceEms(face) : (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.55);
const widthOf = (text: string, face: Face): number =>
  [...text].reduce((sum, letter) => sum + face.size * emsOf(letter, face), 0);

/** How wide the gap for a bot's mark is, and where in it the mark's middle stands: a comma follows it more closely than a word. */
const roomBefore = (next: string) =>
  /^[,.;:!?)’”]/u.test(next) ? { ems: 1.12, middle: 0.6 } : { ems: 1.4, middle: 0.7 };
const ROOM_EMS = 1.4;

/** The pieces with spaces without a break in the place of each mark. */
const withRoom = (pieces: readonly string[], face: Face): string =>
  pieces.reduce((line, next, i) =>
    i === 0 ? next : `${line}${'\u00a0'.repeat(Math.round(roomBefore(next).ems / spaceEms(face)))}${next}`,
  );

export const shortenedTo = (text: string, room: { width: number; size: number }): string => {
  const letters = Math.max(1, Math.floor(room.width / (room.size * LETTER)));
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
};

/** A text in lines that fit the width, at most so many; what is left over is cut with an ellipsis. */
export function linesOf(text: string, room: { width: number; size: number; most: number }): string[] {
  const letters = Math.max(1, Math.floor(room.width / (room.size * LETTER)));
  const lines = [''];
  for (const word of text.split(spacesBetween)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, room.most);
  const isCut = lines.length > room.most;
  return kept.map((line, i) => shortenedTo(isCut && i === kept.length - 1 ? `${line} …` : line, room));
}

/** The same in lines of much the same length: no word stands alone in the last one. */
export function evenLinesOf(text: string, room: { width: number; size: number; most: number }): string[] {
  let lines = linesOf(text, room);
  for (let width = room.width - room.size; lines.length > 1 && width > 0; width -= room.size) {
    const narrower = linesOf(text, { ...room, width, most: room.most + 1 });
    if (narrower.length !== lines.length || narrower.some((line) => line.endsWith('…'))) break;
    lines = narrower;
  }
  return lines;
}

interface WriteProps extends Omit<SVGProps<SVGTextElement>, 'width' | 'children'> {
  readonly children: string;
  readonly size: number;
  /** The room for it; longer text is cut. */
  readonly width?: number;
  readonly isDisplay?: boolean;
}

/** One line of text, its baseline at `y`; behind the name of who did not come stands the mark of a bot, as on pages. */
export function Write({ children, size, width, isDisplay = false, className = '', ...rest }: WriteProps) {
  const text = width === undefined ? children : fitting(children, { width, size });
  const pieces = aroundBots(text);
  const face = { size, isDisplay };
  const line = withRoom(pieces, face);
  return (
    <>
      <text fontSize={size} {...rest} className={`${isDisplay ? 'display' : 'font-sans'} ${className}`}>
        {line}
      </text>
      {pieces.slice(1).map((next, i) => (
        <DrawnBot
          // biome-ignore lint/suspicious/noArrayIndexKey: a line's pieces stay in their places
          key={i}
          x={
            startOf(rest, widthOf(line, face)) +
            widthOf(withRoom(pieces.slice(0, i + 1), face), face) +
            size * roomBefore(next).middle
          }
          y={Number(rest.y ?? 0) - size * 0.35}
          radius={size * 0.46}
        />
      ))}
    </>
  );
}

/** A name on one line that is nearly as large, else on two small ones, parted at a space or within a long word; a bot's mark stands behind its last word. */
export function nameIn(name: string, { width, size }: { width: number; size: number }) {
  const wide = (line: string) => widthOf(withRoom(aroundBots(line), { size: 1 }), { size: 1 });
  const one = width / wide(name);
  if (one >= size * LEAST_ONE) return { lines: [name], size: Math.min(size, one) };
  const [own = '', as] = aroundBots(name);
  const marked = (parts: readonly string[]) =>
    as === undefined ? parts : [...parts.slice(0, -1), `${calledAsBot(parts.at(-1) ?? '')}${as}`];
  const fits = (lines: readonly string[]) => Math.min(...lines.map((line) => width / wide(line)));
  const apart = marked(halves(own.replaceAll('-', '- ')).map((line) => line.replaceAll('- ', '-')));
  const broken = marked(inTheMiddle(own));
  const lines = fits(apart) < size * LEAST_TWO && fits(broken) > fits(apart) ? broken : apart;
  return { lines, size: Math.min(size * (lines.length > 1 ? 0.66 : 1), fits(lines)) };
}

const LEAST_ONE = 0.8;
const LEAST_TWO = 0.42;

/** A name in its room, on one line or two around the same middle. */
export function WriteName({ children, size, width, y = 0, ...rest }: WriteProps & { readonly width: number }) {
  const fitted = nameIn(children, { width, size });
  const middle = Number(y) - size * 0.35;
  return fitted.lines.map((line, i) => (
    <Write
      key={line}
      {...rest}
      y={middle + fitted.size * (0.35 + (i - (fitted.lines.length - 1) / 2) * 1.15)}
      size={fitted.size}
    >
      {line}
    </Write>
  ));
}

/** Nothing of it would be cut. */
export const isWholeIn = (text: string, room: { width: number; size: number }): boolean => fitting(text, room) === text;

/** What does not fit loses letters of the name, never that a bot played, nor as what. */
function fitting(text: string, { width, size }: { width: number; size: number }): string {
  const [name = '', as] = aroundBots(text);
  if (as === undefined) return shortenedTo(text, { width, size });
  const left = width - size * ROOM_EMS - widthOf(as, { size });
  return `${calledAsBot(shortenedTo(name, { width: left, size }))}${as}`;
}

function startOf({ x = 0, textAnchor = 'start' }: Pick<WriteProps, 'x' | 'textAnchor'>, wide: number): number {
  if (textAnchor === 'start') return Number(x);
  return Number(x) - (textAnchor === 'middle' ? wide / 2 : wide);
}

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Gives the drawing inside, an svg of its own, this place and size. */
export const Placed = ({ children, ...place }: PlacedProps) => (
  <svg aria-hidden {...place}>
    {children}
  </svg>
);
