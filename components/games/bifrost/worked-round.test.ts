import { expect, test } from 'vitest';
import { workedRound } from './worked-round';

const { start, put, closed, won, done } = workedRound;

test('it begins with red’s first step, before and after the piece is put', () => {
  expect(start.boards.slice(0, 3).map(({ onTurn }) => onTurn)).toEqual(['red', 'green', 'blue']);
  expect([start.color, start.own?.board, start.own?.cell]).toEqual(['red', 1, null]);
  expect([put.step, put.own?.cell]).toEqual([1, 'B5']);
  expect(put.boards.every(({ last }) => last === null)).toBe(true);
  expect(closed.boards.slice(0, 3).map(({ last }) => last?.cell)).toEqual(['B5', 'E1', 'I1']);
});

test('red wins the board, and whoever is cut off after that takes the last place', () => {
  expect([won.last, won.places]).toEqual([{ color: 'red', cell: 'H3', outcome: 'won' }, { red: 1 }]);
  expect([done.last?.outcome, done.places]).toEqual(['lost', { red: 1, green: 2, blue: 3 }]);
});
