import { expect, test } from 'vitest';
import { CELLS, cellName, cellNames, cellNumber, edges, neighbours, rowLengths, rowNames } from './board';

const named = (cells: readonly number[] | undefined) => (cells ?? []).map(cellName).join(' ');
const touching = (name: string) => named(neighbours[cellNames.indexOf(name)]);

test('[B1] nine rows hold 61 cells, A1 to I5', () => {
  expect(CELLS).toBe(61);
  expect(rowNames.map((row, i) => `${row}${rowLengths[i]}`).join(' ')).toBe('A5 B6 C7 D8 E9 F8 G7 H6 I5');
  expect(cellNames[0]).toBe('A1');
  expect(cellNames[60]).toBe('I5');
});

test('[B1] a cell is found by its name in capitals or not, and nothing else is a cell', () => {
  expect([cellNumber('A1'), cellNumber('c4'), cellNumber('I5')]).toEqual([0, 14, 60]);
  for (const name of ['A0', 'A6', 'E10', 'J1', '', ' A1', 'A01', 'ı1', '__proto__', 'constructor', '١']) {
    expect(cellNumber(name), name).toBeNull();
  }
});

test.each([
  ['A1', 'A2 B1 B2'],
  ['C4', 'B3 B4 C3 C5 D4 D5'],
  ['E1', 'D1 E2 F1'],
  ['E5', 'D4 D5 E4 E6 F4 F5'],
  ['E9', 'D8 E8 F8'],
  ['F3', 'E3 E4 F2 F4 G2 G3'],
  ['I5', 'H5 H6 I4'],
  ['H6', 'G6 G7 H5 I5'],
])('[B2] %s touches %s', (name, expected) => {
  expect(touching(name)).toBe(expected);
});

test('[B2] touching goes both ways; inner cells touch six, cells on an edge four, corners three', () => {
  for (const [cell, near] of neighbours.entries()) {
    const onEdges = edges.filter((along) => along.includes(cell)).length;
    expect(near.length).toBe([6, 4, 3][onEdges]);
    for (const other of near) expect(neighbours[other]).toContain(cell);
  }
});

test('[B3] six edges of five cells, the last of each the first of the next', () => {
  expect(edges.map((along) => along.length)).toEqual([5, 5, 5, 5, 5, 5]);
  for (const [i, along] of edges.entries()) expect(along.at(-1)).toBe(edges[(i + 1) % 6]?.[0]);
  for (const along of edges) {
    for (const [i, cell] of along.slice(1).entries()) expect(neighbours[cell]).toContain(along[i]);
  }
});
