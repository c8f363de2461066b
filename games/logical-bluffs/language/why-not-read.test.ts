import { describe, expect, it } from 'vitest';
import { isCell } from '../grid';
import { appraise, explainProblem } from './statement';

const whyOf = (tiles: string, text: string): string => {
  const { problem } = appraise(text, tiles.split(' ').filter(isCell));
  return problem === null ? '' : explainProblem(problem, text);
};

describe('what is not read is told in words that say what to change', () => {
  it.each([
    ['1B is red and A1 is blue.', 'There is no 1B; a tile is named by its column and its row, as B1.'],
    ['E5 is red.', 'There is no E5; the cells are A1 to D4.'],
    ['Two tiles are purple.', 'Purple is no colour here; the tiles are red, blue, green or yellow.'],
    ['How many are red? One or two, I think.', 'A statement says what is so, and asks nothing'],
    ['My opponent has more red tiles.', 'A statement is about the colours of the tiles of the subset'],
    ['One tile is hideously red.', '“hideously” is no word that is read here.'],
    [
      'A1 is red, with green on either side of it.',
      '“A1 is red” is read; “with green on either side of it” after it is not.',
    ],
    ['Two tiles are red, the children are blue.', '“children” is no word that is read here.'],
    ['Of every for B1, and A1 is green.', '“Of every for B1” cannot be read by itself'],
    ['There is of another.', 'Of which tiles “another” is said cannot be told here'],
    ['with A1 and', 'This is too short to be read'],
  ])('“%s”: %s', (text, why) => expect(whyOf('A1 B1 C1', text)).toContain(why));

  it('of whatever else an example is given', () => {
    expect(whyOf('A1 B1 C1', 'Tiles the red every of.')).toContain(
      'as in “Exactly two tiles are red” or “A1 is not blue”',
    );
  });
});
