import { expect, test } from 'vitest';
import { type Color, cellNames } from './board';
import { closeTurn } from './closing';
import { formatBoard, parseBoard } from './drawn-board';
import type { Board } from './state';
import { colorOnTurn, turnOrder } from './turns';

const cell = (name: string) => cellNames.indexOf(name);

const boardOf = (drawn: string, more: Partial<Board> = {}): Board => ({
  number: 1,
  cells: parseBoard(drawn),
  places: [],
  last: null,
  emptyTurns: 0,
  ...more,
});

const turn = (color: Color, name: string | null = null, stallTurns = 99) => ({
  color,
  cell: name === null ? null : cell(name),
  stallTurns,
});
const placesOf = (board: Board) => board.places.map(({ color, place }) => `${place} ${color}`).join(', ');

const empty = `
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . . . . . .
     . . . . . . . .
      . . . . . . .
       . . . . . .
        . . . . .`;

const nearlyRed = `
        r r r r .
       b . . . . .
      . b . . . . .
     . . . . . . . .
    . . . . g . . . .
     . . . . . . . .
      . . . . . . .
       . . . . . .
        g g g g g`;

test('[T1] [T2] every step has each colour on turn on one board of each half', () => {
  expect([1, 2, 3, 4, 5, 6].map((board) => turnOrder(board).join(' '))).toEqual([
    'red green blue',
    'green blue red',
    'blue red green',
    'red blue green',
    'green red blue',
    'blue green red',
  ]);
  for (let step = 1; step <= 9; step++) {
    expect(new Set([1, 2, 3].map((board) => colorOnTurn(board, step))).size).toBe(3);
    expect(new Set([4, 5, 6].map((board) => colorOnTurn(board, step))).size).toBe(3);
  }
});

test('[C1] the piece is put down and noted', () => {
  const board = closeTurn(boardOf(empty), turn('green', 'E5'));
  expect(formatBoard(board.cells)).toBe(
    formatBoard(parseBoard(empty.replace('. . . . . . . . .', '. . . . g . . . .'))),
  );
  expect(board.last).toEqual({ color: 'green', cell: cell('E5'), outcome: null });
  expect(placesOf(board)).toBe('');
});

test('[C1] only the colour on turn is judged: green stands connected and gets nothing by the turn of red', () => {
  expect(placesOf(closeTurn(boardOf(nearlyRed), turn('red', 'E1')))).toBe('');
  expect(placesOf(closeTurn(boardOf(nearlyRed), turn('green')))).toBe('1 green');
});

test('[C2] a win takes the highest free place', () => {
  const first = closeTurn(boardOf(nearlyRed), turn('red', 'A5'));
  expect(placesOf(first)).toBe('1 red');
  expect(first.last).toEqual({ color: 'red', cell: cell('A5'), outcome: 'won' });
  const afterLoss = boardOf(nearlyRed, { places: [{ color: 'green', place: 1 }] });
  expect(placesOf(closeTurn(afterLoss, turn('red', 'A5')))).toBe('1 green, 2 red, 3 blue');
});

const redShutOut = `
        g b g b g
       b . . . . b
      g . . . . . g
     b . . . . . . b
    g . . . r . . . .
     b . . . . . . b
      g . . . . . g
       b . . . . b
        g b g b g`;

test('[C3] a loss takes the lowest free place', () => {
  const lost = closeTurn(boardOf(redShutOut), turn('red', 'E9'));
  expect(lost.last).toEqual({ color: 'red', cell: cell('E9'), outcome: 'lost' });
  expect(placesOf(lost)).toBe('3 red');
  const second = closeTurn(boardOf(redShutOut, { places: [{ color: 'blue', place: 3 }] }), turn('red'));
  expect(placesOf(second)).toBe('1 green, 2 red, 3 blue');
});

test('[C3] two edges reached by one open cell are not enough', () => {
  const board = closeTurn(boardOf(redShutOut), turn('red'));
  expect(board.last?.outcome).toBe('lost');
});

test('[C4] [C6] the turn of a placed colour puts nothing and leaves the last notice', () => {
  const before = boardOf(nearlyRed, {
    places: [{ color: 'red', place: 1 }],
    last: { color: 'red', cell: cell('A5'), outcome: 'won' },
  });
  const after = closeTurn(before, turn('red'));
  expect(after).toEqual({ ...before, emptyTurns: 1 });
});

test('[C5] two placed colours place the third, and nothing moves on a finished board', () => {
  const before = boardOf(nearlyRed, { places: [{ color: 'blue', place: 3 }] });
  const done = closeTurn(before, turn('green'));
  expect(placesOf(done)).toBe('1 green, 2 red, 3 blue');
  expect(closeTurn(done, turn('red'))).toBe(done);
});

test('[C7] a stall places by cells, then the later one in the order of turns', () => {
  const drawn = empty.replace('. . . . .', 'b . b . .').replace('. . . . . .', '. r . . r .');
  const stalled = closeTurn(boardOf(drawn, { emptyTurns: 1 }), turn('green', null, 2));
  expect(placesOf(stalled)).toBe('1 blue, 2 red, 3 green');
  const onBoard5 = closeTurn(boardOf(drawn, { number: 5, emptyTurns: 1 }), turn('green', null, 2));
  expect(placesOf(onBoard5)).toBe('1 blue, 2 red, 3 green');
  const onBoard2 = closeTurn(boardOf(drawn, { number: 2, emptyTurns: 1 }), turn('green', null, 2));
  expect(placesOf(onBoard2)).toBe('1 red, 2 blue, 3 green');
});

test('[C7] a piece breaks the row of empty turns; a placed colour continues it', () => {
  expect(closeTurn(boardOf(empty, { emptyTurns: 4 }), turn('red', 'A1', 5)).emptyTurns).toBe(0);
  const withPlaced = boardOf(nearlyRed, { emptyTurns: 1, places: [{ color: 'green', place: 1 }] });
  expect(placesOf(closeTurn(withPlaced, turn('green', null, 2)))).toBe('1 green, 2 red, 3 blue');
});

test('[C7] the own turn is judged before the stall', () => {
  const board = closeTurn(boardOf(nearlyRed, { emptyTurns: 0 }), turn('green', null, 1));
  expect(placesOf(board)).toBe('1 green, 2 red, 3 blue');
  expect(board.last?.outcome).toBe('won');
});

test('[C8] on a full board each colour is placed at the end of its own turn', () => {
  const full = `
        r r r r r
       g g g g g g
      g g g g g g g
     b b b b b b b b
    b b b b b b b b b
     g g g g g g g g
      b b b b b b b
       b b b b b b
        b b b b b`;
  const afterRed = closeTurn(boardOf(full), turn('red'));
  expect(placesOf(afterRed)).toBe('1 red');
  expect(placesOf(closeTurn(afterRed, turn('green')))).toBe('1 red, 2 blue, 3 green');
});
