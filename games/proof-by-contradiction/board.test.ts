import { describe, expect, it } from 'vitest';
import {
  cells,
  columnOf,
  countCells,
  formatBoard,
  isOnLine,
  lines,
  maskOfLines,
  parseBoard,
  rowOf,
  sharesLine,
  stepsBetween,
} from './board';
import { boardFrom } from './testing';

describe('the board', () => {
  it('[B1] has columns A to D from the left and rows 1 to 4 from the top', () => {
    expect(cells).toHaveLength(16);
    for (const cell of cells) {
      expect('ABCD'[columnOf(cell)]).toBe(cell[0]);
      expect(String(rowOf(cell) + 1)).toBe(cell[1]);
    }
  });

  it('[B1] has lines of four cells each, named after the digit or the letter of their cells', () => {
    for (const line of lines) {
      const on = cells.filter((cell) => isOnLine(cell, line));
      expect(on).toEqual(cells.filter((cell) => cell.includes(line.slice(3))));
    }
  });

  it.each([
    ['row1', 'row2', 8],
    ['colA', 'colD', 8],
    ['row1', 'colA', 7],
  ] as const)('[B1] %s and %s hold %i cells together', (a, b, n) => {
    expect(countCells(maskOfLines([a, b]))).toBe(n);
  });

  it.each([
    ['A1', 'A1', 0],
    ['A1', 'B1', 1],
    ['A1', 'B2', 2],
    ['A1', 'D4', 6],
    ['D1', 'A4', 6],
    ['C2', 'A3', 3],
  ] as const)('[F2] from %s to %s are %i steps', (a, b, steps) => {
    expect(stepsBetween(a, b)).toBe(steps);
    expect(stepsBetween(b, a)).toBe(steps);
  });

  it.each([
    ['A1', 'D1', true],
    ['A1', 'A4', true],
    ['A1', 'B2', false],
    ['C3', 'C3', true],
  ] as const)('[F3] %s and %s share a line: %s', (a, b, shared) => expect(sharesLine(a, b)).toBe(shared));

  it('[B2] is shown by cell in reading order, and read back', () => {
    const board = boardFrom('. . . p / . r . . / . . . . / g . . .');
    expect(JSON.stringify(formatBoard(board))).toBe('{"D1":"purple","B2":"red","A4":"green"}');
    expect(formatBoard(parseBoard(formatBoard(board)))).toEqual(formatBoard(board));
  });
});
