import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, type Colour, cells, colours } from '../grid';
import { holds } from './condition';
import { conditionOf } from './expansion';
import { sayStatement } from './print';
import { read } from './read';

const block: readonly Cell[] = ['A1', 'B1', 'A2', 'B2'];
const strip: readonly Cell[] = ['A1', 'B1', 'C1', 'C2', 'C3'];

/** A tile's colour, by its name. */
type At = (cell: Cell) => Colour;

/** The sentence is true for exactly the colourings for which `so` says it is. */
function expectMeaning(text: string, subset: readonly Cell[], so: (at: At, tiles: readonly Colour[]) => boolean) {
  const reading = read(text, subset);
  expect(reading.type, text).toBe('read');
  if (reading.type !== 'read') return;
  const condition = conditionOf(reading.statement, reading.judged.subset);
  for (const colouring of colouringsOf(subset.length)) {
    const at: At = (cell) => colours[colouring[reading.judged.subset.indexOf(cell)] as number] as Colour;
    const expected = so(at, reading.judged.subset.map(at));
    if (holds(condition, colouring) !== expected)
      throw new Error(`${text}: ${colouring.join('')} should be ${expected}`);
  }
}

function* colouringsOf(tiles: number): Generator<number[]> {
  for (let x = 0; x < 4 ** tiles; x++) yield Array.from({ length: tiles }, (_, i) => (x >> (2 * i)) & 3);
}

const count = (tiles: readonly Colour[], ...some: Colour[]) => tiles.filter((colour) => some.includes(colour)).length;

describe('what is fixed', () => {
  it('[L1] numbers, shares and comparisons mean what is written in the rules', () => {
    expectMeaning('There are two red tiles.', block, (_, tiles) => count(tiles, 'red') >= 2);
    expectMeaning('Only two tiles are red.', block, (_, tiles) => count(tiles, 'red') === 2);
    expectMeaning('There is just one red tile.', block, (_, tiles) => count(tiles, 'red') === 1);
    expectMeaning('Some tiles are red.', block, (_, tiles) => count(tiles, 'red') >= 1);
    expectMeaning('An even number of tiles are red.', block, (_, tiles) => count(tiles, 'red') % 2 === 0);
    expectMeaning(
      'Every red tile is adjacent to a blue tile.',
      ['A1', 'B1'],
      (_, tiles) => !tiles.includes('red') || (tiles.includes('red') && tiles.includes('blue')),
    );
    expectMeaning('Between one and two tiles are red.', block, (_, tiles) => [1, 2].includes(count(tiles, 'red')));
    expectMeaning('Most tiles are red.', block, (_, tiles) => count(tiles, 'red') > 2);
    expectMeaning('Half the tiles are red.', block, (_, tiles) => count(tiles, 'red') === 2);
    expectMeaning(
      'There are as many red as blue tiles.',
      block,
      (_, tiles) => count(tiles, 'red') === count(tiles, 'blue'),
    );
    expectMeaning(
      'There are twice as many red as blue tiles.',
      block,
      (_, tiles) => count(tiles, 'red') === 2 * count(tiles, 'blue'),
    );
    expectMeaning('Red outnumbers blue by two.', block, (_, tiles) => count(tiles, 'red') === count(tiles, 'blue') + 2);
    expectMeaning('Three colours appear.', block, (_, tiles) => new Set(tiles).size >= 3);
    expectMeaning('At least two tiles are red or blue.', block, (_, tiles) => count(tiles, 'red', 'blue') >= 2);
  });

  it('[L2] squares lie in the subset whole, rows and columns as far as they do', () => {
    expectMeaning('There is a 2x2 square with one red tile.', strip, () => false);
    expectMeaning('There is a 2x2 square with three red tiles.', block, (_, tiles) => count(tiles, 'red') >= 3);
    expectMeaning(
      'Every row contains a blue tile.',
      strip,
      (at) => [at('A1'), at('B1'), at('C1')].includes('blue') && at('C2') === 'blue' && at('C3') === 'blue',
    );
    expectMeaning(
      'No row has two tiles of the same colour.',
      block,
      (at) => at('A1') !== at('B1') && at('A2') !== at('B2'),
    );
  });

  it('[L3] "and" binds tighter than "or", and a comma splits at the top', () => {
    const red = (at: At, cell: Cell) => at(cell) === 'red';
    expectMeaning(
      'A1 is red or B1 is red and A2 is red.',
      block,
      (at) => red(at, 'A1') || (red(at, 'B1') && red(at, 'A2')),
    );
    expectMeaning(
      'A1 is red or B1 is red, and A2 is red.',
      block,
      (at) => (red(at, 'A1') || red(at, 'B1')) && red(at, 'A2'),
    );
    expectMeaning(
      'A1 is red and B1 is red, or A2 is red.',
      block,
      (at) => (red(at, 'A1') && red(at, 'B1')) || red(at, 'A2'),
    );
    expectMeaning('A1 is red unless B1 is red.', block, (at) => red(at, 'A1') || red(at, 'B1'));
    expectMeaning('A1 is red or B1 is red but not both.', block, (at) => red(at, 'A1') !== red(at, 'B1'));
    expectMeaning(
      'If A1 is red, then B1 and A2 are red.',
      block,
      (at) => !red(at, 'A1') || (red(at, 'B1') && red(at, 'A2')),
    );
    expectMeaning('A1 is red if and only if B1 is red.', block, (at) => red(at, 'A1') === red(at, 'B1'));
    expectMeaning('Either A1 or B1 is red.', block, (at) => red(at, 'A1') || red(at, 'B1'));
  });

  it('[L4] places are those of the subset, corners and edges those of the grid', () => {
    const low: readonly Cell[] = ['B2', 'C2', 'B3', 'B4'];
    expectMeaning('Every top tile is red.', low, (at) => at('B2') === 'red' && at('C2') === 'red');
    expectMeaning('A rightmost tile is red.', low, (at) => at('C2') === 'red');
    expectMeaning(
      'No centre tile is red.',
      low,
      (at) => !['B2', 'C2', 'B3'].some((cell) => at(cell as Cell) === 'red'),
    );
    expectMeaning(
      'Every edge tile is red.',
      block,
      (at) => at('A1') === 'red' && at('B1') === 'red' && at('A2') === 'red',
    );
    expectMeaning('A corner tile is red.', block, (at) => at('A1') === 'red');
  });

  it.each([
    'All tiles are not red.',
    'There are more red tiles than blue tiles in the top row.',
    'Every tile is not red or blue.',
  ])('[L5] “%s” is not taken in either way', (text) => {
    const reading = read(text, block);
    expect(reading.type).toBe('ambiguous');
    if (reading.type !== 'ambiguous') return;
    for (const statement of reading.statements) expect(read(sayStatement(statement), block).type).toBe('read');
  });

  it('[L6] a tile matters where its colour decides; both ways to judge agree with looking at every colouring', () => {
    for (const text of [
      'A1 and B1 are the same colour.',
      'There is a row with two red tiles.',
      'Most tiles are red.',
      'A1 is red or B1 is red.',
    ]) {
      const reading = read(text, strip);
      if (reading.type !== 'read') throw new Error(text);
      const condition = conditionOf(reading.statement, reading.judged.subset);
      const truths = [...colouringsOf(strip.length)].map((colouring) => holds(condition, colouring));
      const matters = reading.judged.subset.filter((_, tile) =>
        truths.some((truth, x) =>
          [1, 2, 3].some((k) => ((x >> (2 * tile)) & 3) === 0 && truths[x + k * 4 ** tile] !== truth),
        ),
      );
      expect(reading.judged.idle).toEqual(reading.judged.subset.filter((cell) => !matters.includes(cell)));
      expect(reading.judged.count).toBe(truths.filter((truth) => truth).length);
    }
  });

  it('[L6] diagrams and truth tables agree', () => {
    const nine = cells.slice(0, 9);
    fc.assert(
      fc.property(
        fc.constantFrom('Two', 'Exactly three', 'No', 'An even number of', 'Half of the'),
        fc.constantFrom(...colours),
        (many, colour) => {
          const reading = read(`${many} tiles are ${colour}.`, nine);
          if (reading.type !== 'read') throw new Error('not read');
          const condition = conditionOf(reading.statement, nine);
          let expected = 0;
          for (const colouring of colouringsOf(9)) if (holds(condition, colouring)) expected++;
          expect(reading.judged.count).toBe(expected);
        },
      ),
      { numRuns: 2 },
    );
  });

  it.each([
    'There are at least two red tiles.',
    'Every red tile is adjacent to a blue tile.',
    'If A1 is red, then B1 is blue.',
  ])('[L7] “%s” is printed so that it reads back the same', (text) => {
    const reading = read(text, block);
    if (reading.type !== 'read') throw new Error(text);
    const again = read(sayStatement(reading.statement), block);
    expect(again.type === 'read' && again.judged.count).toBe(reading.judged.count);
  });
});
