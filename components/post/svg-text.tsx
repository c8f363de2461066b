import type { ReactNode, SVGProps } from 'react';

// Text and places in pictures, which have no layout but what is worked out here.

/** A letter's usual width, as a share of the font's size; on the safe side. */
const LETTER = 0.5;

export const shortenedTo = (text: string, room: { width: number; size: number }): string => {
  const letters = Math.max(1, Math.floor(room.width / (room.size * LETTER)));
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
};

/** A text in lines that fit the width, at most so many; what is left over is cut with an ellipsis. */
export function linesOf(text: string, room: { width: number; size: number; most: number }): string[] {
  const letters = Math.max(1, Math.floor(room.width / (room.size * LETTER)));
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, room.most);
  const isCut = lines.length > room.most;
  return kept.map((line, i) => shortenedTo(isCut && i === kept.length - 1 ? `${line} …` : line, room));
}

interface WriteProps extends Omit<SVGProps<SVGTextElement>, 'width' | 'children'> {
  readonly children: string;
  readonly size: number;
  /** The room for it; longer text is cut. */
  readonly width?: number;
  readonly isDisplay?: boolean;
}

/** One line of text, its baseline at `y`. */
export function Write({ children, size, width, isDisplay = false, className = '', ...rest }: WriteProps) {
  return (
    <text fontSize={size} {...rest} className={`${isDisplay ? 'display' : 'font-sans'} ${className}`}>
      {width === undefined ? children : shortenedTo(children, { width, size })}
    </text>
  );
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
