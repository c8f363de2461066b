import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFastRandom, createRandom } from '../kit/random';
import { timesInShort } from '../kit/testing/in-short';
import { CELLS, type Color, cellNames, colors } from './board';
import { canStillWin, cellSet, connectsThree, hasWon, outside } from './connection';
import { parseBoard } from './drawn-board';
import { type Cells, cellsWhere, groupsOf, isAlive, reachOf } from './groups';

// The slow, obvious version, written from the rules with names of cells and nothing else shared with the fast one.

const rowsOf = 'ABCDEFGHI';
const slowEdges = ['A1A2A3A4A5', 'A5B6C7D8E9', 'E9F8G7H6I5', 'I5I4I3I2I1', 'I1H1G1F1E1', 'E1D1C1B1A1'].map(
  (names) => new Set(names.match(/../g)),
);

function slowTouch(a: string, b: string): boolean {
  const [rowA, rowB] = [rowsOf.indexOf(a[0] ?? ''), rowsOf.indexOf(b[0] ?? '')];
  const [numberA, numberB] = [Number(a[1]), Number(b[1])];
  if (rowA === rowB) return Math.abs(numberA - numberB) === 1;
  if (Math.abs(rowA - rowB) !== 1) return false;
  const lengthOf = (row: number) => 9 - Math.abs(row - 4);
  const [shorter, longer] = lengthOf(rowA) < lengthOf(rowB) ? [numberA, numberB] : [numberB, numberA];
  return longer === shorter || longer === shorter + 1;
}

const slowNear = new Map(cellNames.map((cell) => [cell, cellNames.filter((other) => slowTouch(cell, other))]));

function slowConnectsThree(held: ReadonlySet<string>): boolean {
  const unseen = new Set(held);
  for (const start of held) {
    if (!unseen.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      for (const next of slowNear.get(cell) ?? []) if (unseen.delete(next)) group.push(next);
    }
    if (slowEdges.filter((edge) => group.some((cell) => edge.has(cell))).length >= 3) return true;
  }
  return false;
}

const namesWhere = (cells: Cells, matches: (held: Color | null) => boolean) =>
  new Set(cellsWhere(cells, matches).map((cell) => cellNames[cell] ?? ''));

test('[C2] [C3] fast and slow agree for every colour at every node of random playouts', () => {
  const random = createFastRandom(createRandom('playouts', 1));
  for (let playout = 0; playout < timesInShort(80, 8); playout++) {
    const cells: (Color | null)[] = Array.from({ length: CELLS }, () => null);
    for (const [i, cell] of random.shuffle([...cells.keys()]).entries()) {
      // Some playouts give one colour more, so that long groups and walls come about.
      cells[cell] = colors[playout % 2 === 0 ? i % 3 : random.int(random.int(3) + 1)] ?? null;
      for (const color of colors) expectAgreement(cells, color);
    }
  }
});

function expectAgreement(cells: Cells, color: Color) {
  expect(reachOf(cells, color).edges.length >= 3).toBe(isAlive(cells, color));
  const own = cellSet(cellsWhere(cells, (held) => held === color));
  const others = cellSet(cellsWhere(cells, (held) => held !== null && held !== color));
  const slowWon = slowConnectsThree(namesWhere(cells, (held) => held === color));
  const slowAlive = slowConnectsThree(namesWhere(cells, (held) => held === null || held === color));
  if (hasWon(own) !== slowWon || canStillWin(others) !== slowAlive || isAlive(cells, color) !== slowAlive) {
    expect.fail(`fast and slow disagree about ${color} on ${JSON.stringify(cells)}`);
  }
}

test('[C2] fast and slow agree on any set of cells', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: CELLS - 1 }), { maxLength: CELLS }), (cells) => {
      const { low, high } = cellSet(cells);
      const names = new Set(cells.map((cell) => cellNames[cell] ?? ''));
      expect(connectsThree(low, high)).toBe(slowConnectsThree(names));
    }),
    { numRuns: timesInShort(2000, 8), seed: 4 },
  );
});

test('[B3] [C2] a corner counts for both its edges: one whole edge touches three', () => {
  const cells = parseBoard(`
        r r r r r
       . . . . . .
      . . . . . . .
     . . . . . . . .
    g . . . . . . . .
     g . . . . . . .
      g . . . . . .
       g . . . . .
        . . . b b`);
  expect(groupsOf(cells, 'red')[0]?.edges).toEqual([0, 1, 5]);
  expect(groupsOf(cells, 'green')[0]?.edges).toEqual([4, 5]);
  expect(groupsOf(cells, 'blue')[0]?.edges).toEqual([2, 3]);
  expect(colors.map((color) => hasWon(cellSet(cellsWhere(cells, (held) => held === color))))).toEqual([
    true,
    false,
    false,
  ]);
});

test('[C2] three edges by two groups are no win', () => {
  const cells = parseBoard(`
        r r r r .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . . . . . .
     . . . . . . . .
      . . . . . . .
       . . . . . .
        . . . r r`);
  expect(hasWon(cellSet(cellsWhere(cells, (held) => held === 'red')))).toBe(false);
});

test('[C3] a colour fenced in on two edges can no longer win, one behind a straight wall can', () => {
  const fenced = parseBoard(`
        r g b . .
       r g b . . .
      g g b . . . .
     b b . . . . . .
    . . . . . . . . .
     . . . . . . . .
      . . . . . . .
       . . . . . .
        . . . . .`);
  expect(isAlive(fenced, 'blue')).toBe(true);
  const wall = parseBoard(`
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    g b g b g b g b g
     . . . . . . . .
      . . . . . . .
       . . . . . .
        . . . . .`);
  expect(colors.map((color) => isAlive(wall, color))).toEqual([true, true, true]);
  const parted = parseBoard(`
        g b g b g
       b . . . . b
      g . . . . . g
     b . . . . . . b
    g . . . . . . . g
     b . . . . . . b
      g . . . . . g
       b . . . . b
        g b g b g`);
  expect(colors.map((color) => isAlive(parted, color))).toEqual([false, true, true]);
});

test('[C3] the cells outside two sets are the empty ones', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...colors, null), { minLength: CELLS, maxLength: CELLS }), (cells) => {
      const [red, green, blue, empty] = [...colors, null].map((color) =>
        cellSet(cellsWhere(cells, (held) => held === color)),
      );
      if (!red || !green || !blue || !empty) throw new Error('four sets');
      const two = { low: red.low | green.low, high: red.high | green.high };
      expect(outside(two, blue)).toEqual(empty);
    }),
  );
});

test('[C2] groups are listed largest first, each cell in one of them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...colors, null), { minLength: CELLS, maxLength: CELLS }), (cells) => {
      for (const color of colors) {
        const groups = groupsOf(cells, color);
        const sizes = groups.map((group) => group.cells.length);
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
        expect(groups.flatMap((group) => group.cells).sort((a, b) => a - b)).toEqual(
          cellsWhere(cells, (held) => held === color),
        );
        expect(groups.some((group) => group.edges.length >= 3)).toBe(
          hasWon(cellSet(cellsWhere(cells, (held) => held === color))),
        );
      }
    }),
  );
});
