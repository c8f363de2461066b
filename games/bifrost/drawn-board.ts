import { type Color, colors, rowLengths } from './board';
import type { Cells } from './groups';

// A board as text, as tests and the text twin of the board write it: a row a line, r, g, b and "." for empty.

/** Reads a drawn board; spaces do not count. Throws where it is not nine rows of the right lengths. */
export function parseBoard(drawn: string): Cells {
  const rows = drawn
    .split('\n')
    .map((line) => line.replaceAll(/\s/g, ''))
    .filter((line) => line !== '');
  if (rows.map((row) => row.length).join() !== rowLengths.join()) throw new Error(`This is no board:\n${drawn}`);
  return [...rows.join('')].map(colorOfLetter);
}

/** Draws a board, each row moved to where it stands. */
export function formatBoard(cells: Cells): string {
  const letters = cells.map((color) => color?.[0] ?? '.');
  return rowLengths.map((length) => `${' '.repeat(9 - length)}${letters.splice(0, length).join(' ')}`).join('\n');
}

const colorOfLetter = (letter: string): Color | null => colors.find((color) => color[0] === letter) ?? null;
