import { describe, expect, test } from 'vitest';
import { type Color, cellNames, colors } from '@/games/bifrost/board';
import { parseBoard } from '@/games/bifrost/drawn-board';
import { edgesReached, isAlive } from '@/games/bifrost/groups';
import type { BoardView } from '@/games/bifrost/view';
import { freshCells } from './fresh';
import { cellToward, centers } from './geometry';
import { lostByRed, wonByRed } from './pictures';
import { cellWords, changeWords, edgeNames, lastWords, placesWords, standingWords } from './words';

const board = (more: Partial<BoardView>): BoardView => ({
  board: 1,
  cells: {},
  onTurn: 'red',
  places: {},
  last: null,
  ...more,
});

describe('pictures of the rulebook', () => {
  test('red has won by joining the top, the lower right and the bottom, not before I5', () => {
    const cells = parseBoard(wonByRed);
    expect(edgesReached(cells, 'red').map((edge) => edgeNames[edge])).toEqual(['top', 'lower right', 'bottom']);
    expect(edgesReached(cells.with(cellNames.indexOf('I5'), null), 'red').length).toBeLessThan(3);
  });
  test('red is shut in', () => {
    expect(colors.map((color) => isAlive(parseBoard(lostByRed), color))).toEqual([false, true, true]);
  });
});

describe('words', () => {
  test.each([
    [{ color: 'red', cell: 'C4', outcome: 'won' }, 'Red put C4 and joined three edges.'],
    [{ color: 'blue', cell: null, outcome: null }, 'Blue passed.'],
    [{ color: 'green', cell: null, outcome: 'lost' }, 'Green passed and is cut off.'],
  ] as const)('%j: %s', (last, words) => {
    expect(lastWords({ last })).toBe(words);
  });

  test('places are said in their order', () => {
    expect(placesWords({})).toBe('');
    expect(placesWords({ red: 3 })).toBe('Red has third place.');
    expect(placesWords({ green: 2, red: 3, blue: 1 })).toBe(
      'Blue has first place, green second place and red third place.',
    );
  });

  test('a cell is told with its group and the edges that it reaches', () => {
    const cells = parseBoard(wonByRed);
    expect(cellWords(cells, cellNames.indexOf('A1'))).toBe('A1 is empty.');
    expect(cellWords(cells, cellNames.indexOf('A2'))).toBe('A2 is blue: it stands alone and reaches one edge (top).');
    expect(cellWords(cells, cellNames.indexOf('I5'))).toContain('which reaches 3 edges (top, lower right and bottom)');
  });

  test('a colour is told by its place, or by whether it can still win', () => {
    expect(standingWords(parseBoard(lostByRed), 'red', undefined)).toBe('cut off, cannot win any more');
    expect(standingWords(parseBoard(lostByRed), 'red', 3)).toBe('third place');
    expect(standingWords(parseBoard(lostByRed), 'blue', undefined)).toContain('of 6 edges in reach');
  });

  test('a step is told by what it changed', () => {
    const before = [board({}), board({ board: 2, onTurn: 'green' })];
    const after = [
      board({ cells: { C4: 'red' }, onTurn: 'green', last: { color: 'red', cell: 'C4', outcome: null } }),
      board({ board: 2, onTurn: null, places: { green: 1 }, last: { color: 'green', cell: 'A1', outcome: 'won' } }),
    ];
    expect(changeWords(before, after)).toBe(
      'Board 1: Red put C4. Board 2: Green put A1 and joined three edges. Green has first place.',
    );
    expect(changeWords(after, after)).toBe('');
  });

  test('the turn of a placed colour is not told as the last one again', () => {
    const last = { color: 'red', cell: 'C4', outcome: 'won' } as const;
    const before = [board({ onTurn: 'red', places: { red: 1 }, last })];
    expect(changeWords(before, [board({ onTurn: 'green', places: { red: 1 }, last })])).toBe('');
  });
});

test('what is animated is the difference of two views', () => {
  const before = [board({ cells: { C4: 'red' } })];
  const after = [board({ cells: { C4: 'red', D4: 'green' as Color } })];
  expect([...(freshCells(before, after).get(1) ?? [])]).toEqual([cellNames.indexOf('D4')]);
  expect([...(freshCells(after, before).get(1) ?? [])]).toEqual([]);
});

describe('arrow keys', () => {
  const toward = (name: string, key: string) => {
    const next = cellToward(cellNames.indexOf(name), key);
    return next === null ? null : cellNames[next];
  };
  test.each([
    ['E5', 'ArrowLeft', 'E4'],
    ['E5', 'ArrowRight', 'E6'],
    ['A1', 'ArrowLeft', null],
    ['A3', 'ArrowUp', null],
    ['I3', 'ArrowDown', null],
    ['E9', 'ArrowRight', null],
    ['E5', 'Home', null],
  ])('%s %s: %s', (from, key, to) => {
    expect(toward(from, key)).toBe(to);
  });

  test('up and down reach every row, and come back to within a column', () => {
    let cell = cellNames.indexOf('A3');
    const seen = [cellNames[cell]?.charAt(0)];
    for (let next = cellToward(cell, 'ArrowDown'); next !== null; next = cellToward(cell, 'ArrowDown')) {
      expect(Math.abs((centers[next]?.x ?? 9) - (centers[cell]?.x ?? 0))).toBeLessThan(1);
      cell = next;
      seen.push(cellNames[cell]?.charAt(0));
    }
    expect(seen.join('')).toBe('ABCDEFGHI');
    expect(Math.abs(centers[cell]?.x ?? 9)).toBeLessThan(1);
  });
});
