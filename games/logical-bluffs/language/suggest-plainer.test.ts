import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { isCell } from '../grid';
import { coloursIn } from './pieces';
import { read } from './read';
import { appraise } from './statement';
import { saidInstead, suggestionsFor } from './suggest';
import { refusedInChat } from './testing/refused-in-chat';
import { refusedOtherwise } from './testing/refused-otherwise';
import { wordsOf } from './words';

const tilesOf = (tiles: string) => tiles.split(' ').filter(isCell);
const row = 'A1 B1 C1 D1';
const column = 'B1 B2 B3';
const square = 'A1 B1 A2 B2';
const six = 'A1 B1 C1 A2 B2 C2';
const bend = 'A1 B1 C1 C2';

describe('what is said with words to spare, or with words that nobody here knows', () => {
  it.each([
    // Words that say nothing.
    [six, 'At the very least, three tiles are blue.', 'at least three tiles are blue'],
    [six, 'For the avoidance of doubt, one tile is red, please.', 'one tile is red'],
    [six, 'Within this group, in total, two tiles are yellow.', 'two tiles are yellow'],
    [six, 'You will find exactly three green tiles, as you can see.', 'there are exactly three green tiles'],
    // How many.
    [six, 'Anywhere between one and three tiles are red.', 'between one and three tiles are red'],
    [six, 'Half of the tiles are red, no more and no less.', 'exactly half of the tiles are red'],
    [six, 'Add up the green tiles and you get an even number.', 'the number of green tiles is even'],
    [six, 'Blue turns up in exactly two of the six places.', 'there are exactly two blue tiles'],
    [six, 'The sum of the blue and the green tiles is at most two.', 'at most two tiles are blue or green'],
    [six, 'Blues and greens are tied in number.', 'as many blues as greens'],
    [six, 'The number of blue tiles can be divided by two.', 'the number of blue tiles is even'],
    [six, 'Only a minority of the tiles is red.', 'fewer than half of the tiles are red'],
    [six, 'red x2', 'there are two red tiles'],
    [six, '# green is prime', 'there are exactly two, three or five green tiles'],
    // Whether it is there.
    [six, 'At least two colours have turned up in this group.', 'at least two colours appear'],
    [six, 'No tile is red other than B1, which is.', 'only B1 is red'],
    // Alike or not.
    [column, 'B1 and B3 coincide in colour, whereas B2 stands alone.', 'B1 and B3 match and B2 differs from B1'],
    [column, 'B1 differs in colour from B2 and likewise from B3.', 'B1 matches no other tile'],
    ['A1 B1', 'A1 and B1 cannot be told apart by colour.', 'A1 and B1 are the same colour'],
    // Beside.
    [six, 'No two blue tiles touch along an edge.', 'no two blue tiles are orthogonally adjacent'],
    [six, 'Two red tiles are never next to each other.', 'no two red tiles are adjacent'],
    [six, 'There is a red tile with a green tile right beside it.', 'a red tile is adjacent to a green tile'],
    // Joints.
    ['A1 B1', 'A1 is red exactly when B1 is not.', 'A1 is red if and only if B1 is not red'],
    ['A1 B1', 'if a1 is green then b1 red', 'if A1 is green, B1 is red'],
    ['A1 B1', 'A1 being blue rules out B1 being blue.', 'if A1 is blue, B1 is not blue'],
    ['A1 B1', 'a1 or b1 blue, maybe both', 'at least one of A1 and B1 is blue'],
    [
      column,
      'Either of B1 and B3, but not both, is red, and B2 is not.',
      'exactly one of B1 and B3 is red, B2 is not red',
    ],
    [square, 'Unless A1 is blue, none of the others is.', 'A1 is blue or no other tile is blue'],
    // By the names of their places.
    [
      row,
      'The two tiles at the ends are green, and those in between are not.',
      'A1 and D1 are green, B1 and C1 are not',
    ],
    [column, 'Neither end tile matches the tile between them.', 'B2 matches neither B1 nor B3'],
    [bend, 'The tile at the bend is the only one of its colour.', 'C1 matches no other tile'],
    ['A1 B1', 'One or the other is green.', 'there is a green tile'],
    [six, 'The corner tile, C2, is red, and no other tile is.', 'only C2 is red'],
  ])('on %s “%s” is proposed as “%s”, or is read so', (tiles, text, meant) => {
    const subset = tilesOf(tiles);
    const plain = read(meant, subset);
    const { problem, judged } = appraise(text, subset);
    const said =
      problem === null ? [judged] : suggestionsFor(text, subset).map((each) => appraise(each, subset).judged);
    expect(plain.type).toBe('read');
    expect(plain.type === 'read' && said.some((one) => one?.sameAs(plain.judged) === true)).toBe(true);
  });

  it.each([
    ['A1 B1', 'A1 being red rules out B1 being red.', /at least one/i],
    ['A1 B1', 'If A1 is not green, B1 must be.', /B1 is not/],
    [six, 'Blue is the prettiest colour in this row.', /./],
    [six, 'One tile is off from all being blue.', /./],
    [six, '2 green 2 not', /at most/],
    [row, 'A1 and B1 are twins, C1 and D1 are not.', /not all/i],
    [square, 'B1 is green, as is exactly one tile next to it.', /B1 is (?!green)/],
    [square, 'Two of them share a row; the other two share another.', /colour/],
    [six, 'Row 1 is without green tiles, and row 2 has at least two.', /two red/],
  ])('of it nothing else is proposed: on %s “%s”', (tiles, text, otherwise) => {
    for (const said of suggestionsFor(text, tilesOf(tiles))) expect(said).not.toMatch(otherwise);
  });

  it('proposals that come to the same are one', () => {
    for (const text of inShort(16, refusedInChat)) {
      const said = suggestionsFor(text, tilesOf(six)).map((each) => appraise(each, tilesOf(six)).judged);
      for (const [i, each] of said.entries())
        expect(each !== null && said.slice(0, i).some((before) => before?.sameAs(each)), text).toBe(false);
    }
  });
});

describe('what is near', () => {
  const plain = (text: string) =>
    wordsOf(text)
      .map((word) => word.text)
      .join(' ');
  it('[L7] has every colour and tile that was spoken of, and no other', () => {
    for (const text of inShort(16, refusedOtherwise))
      for (const { says, text: said } of saidInstead(text, tilesOf(six)).filter(({ says }) => says === 'near')) {
        expect(coloursIn(plain(said)).sort(), `${text}: ${said} (${says})`).toEqual(coloursIn(plain(text)).sort());
        expect(said.match(/[A-D][1-4]/g) ?? [], text).toEqual(text.toUpperCase().match(/[A-D][1-4]/g) ?? []);
      }
  });
});
