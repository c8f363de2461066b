import { describe, expect, it } from 'vitest';
import type { Cell } from '../grid';
import { mayBeARun } from './colour-phrases';
import { createJudge } from './judge';
import { read } from './read';
import { appraise, explainProblem } from './statement';
import { saidInstead, suggestionsFor, writableReadings } from './suggest';

// What two careful people read differently is refused with both readings; what has one word that does not fit, with the
// reason; and the same thing said otherwise is the same.

const six: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];
const tall: readonly Cell[] = ['B2', 'C2', 'B3', 'C3', 'B4', 'C4'];

describe('read differently by careful people', () => {
  it.each([
    'At most one red and one blue tile.',
    'Exactly two red and two blue tiles.',
    'only one red and one blue',
    'fewer than three red tiles and two blue tiles',
    'Exactly two tiles are red and two are blue.',
    'Exactly one colour appears in both rows.',
    'Reds and blues outnumber greens.',
    'Red and blue are more common than green.',
    'There are two red tiles in total.',
    'More red than blue and green tiles.',
    'All tiles are not red.',
    'The red tile is next to a blue tile.',
    'The rows are the same colour.',
    'At least three red and blue tiles.',
    'A red tile is somewhere above a blue tile.',
    'The red tiles are not in the same row.',
    'All reds and blues are in the same row.',
    'Two red tiles are next to a blue tile.',
    'Two red tiles are adjacent to two blue tiles.',
    'A red tile is not next to a blue tile.',
    'No green tile touches a yellow tile.',
    'Red is the least common colour.',
    'Every colour appears an odd number of times.',
    '2 or 3 reds',
  ])('[L5] “%s”', (text) => {
    const reading = read(text, tall.length === 6 && text.includes('above') ? tall : six);
    expect(reading.type).toBe('ambiguous');
  });
});

describe('one word does not fit', () => {
  it.each([
    ['All four tiles are red.', 'There are six tiles, not four.'],
    ['Both tiles are red.', 'There are six tiles, not two.'],
    ['All four corner tiles are red.', 'There is one corner tile here (A1), not four.'],
    ['All four rows contain a blue tile.', 'There are 2 rows, not 4.'],
    ['All three colours appear.', 'There are four colours, not three.'],
    ['Both colours appear.', 'There are four colours, not two.'],
    ['Red appears twice in a row.', mayBeARun],
    [
      'The leftmost red tile is in the top row.',
      '“The leftmost red tile” may be of the leftmost row or column, or just be the furthest one.',
    ],
    ['There are two orange tiles.', 'Orange is no colour here; the tiles are red, blue, green or yellow.'],
    ['E5 is red.', 'There is no E5; the cells are A1 to D4.'],
  ])('[B5] “%s”: %s', (text, why) => {
    const { problem } = appraise(text, six);
    expect(problem?.code).toBe('NOT_UNDERSTOOD');
    expect(problem === null ? '' : explainProblem(problem, text)).toBe(why);
  });

  it.each([
    'The corners of the subset are red.',
    'The middle tile is red.',
    'There are -2 red tiles.',
    'exactly 1 red, blue',
    'If two tiles touch diagonally, they differ in colour.',
    'Row 1 has no red tile and so does row 2.',
    'A1 is red and not next to a blue tile but B1 is.',
    'None of the tiles is red, nor is any blue.',
    'A1 is red and blue.',
    'red',
  ])('[B5] “%s” is not bent into something else', (text) => expect(read(text, six).type).toBe('unread'));

  it.each([
    ['There are four red tiles on the grid.', 'D4'],
    ['Row 4 has more red tiles than row 1.', 'A4'],
    ['There is no red tile in column D.', 'D1'],
  ] as const)('[B5] “%s” speaks of tiles outside', (text, cell) => {
    const { problem } = appraise(text, six);
    expect(problem?.code === 'OUTSIDE_SUBSET' && problem.cells.includes(cell)).toBe(true);
  });
});

describe('what may be of the row or of all is not guessed', () => {
  it.each([
    'Both rows have a tile that is the same colour as no other tile.',
    'In each row exactly one tile has a colour that no other tile has.',
    'The top row has a tile that matches no other tile.',
  ])('[B5] “%s”', (text) => {
    const { problem } = appraise(text, six);
    expect(problem === null ? '' : explainProblem(problem, text)).toMatch(/^“Another tile” may be one of the same row/);
  });
});

describe('“one of them” is one of those that were spoken of', () => {
  it.each([
    'A1 and B1 are the same colour and none of them is red.',
    'A1 and B1 are red or exactly one of them is blue.',
    'A1 and B1 are not both red, and at least one of them is blue.',
    'All tiles in the top row are red unless one of them is blue.',
    "The top row's tiles differ and one of them is red.",
  ])('[B5] “%s” says nothing of other tiles', (text) =>
    expect(appraise(text, six).problem).toMatchObject({ code: 'TILE_NOT_INVOLVED', always: null }),
  );

  it.each([
    'Two adjacent tiles are the same colour and one of them is red.',
    'No two orthogonally adjacent tiles differ unless one of them is red.',
    'If two orthogonally adjacent tiles differ, one of them is red.',
    'A1 matches B1 and one of them is red.',
  ])('[B5] “%s” is not guessed', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));
});

describe('“of them” is of the tiles that were just spoken of', () => {
  it.each([
    [
      'There are red tiles, but none of them is next to a blue one.',
      'There are red tiles and no red tile is next to a blue tile.',
    ],
    [
      'There are red tiles, and each of them is next to a blue tile.',
      'There are red tiles and every red tile is next to a blue tile.',
    ],
    [
      'There are red tiles, but not all of them are next to a blue tile.',
      'There are red tiles and not every red tile is next to a blue tile.',
    ],
    [
      'There are red tiles, and exactly one of them is next to a blue tile.',
      'There are red tiles and exactly one red tile is next to a blue tile.',
    ],
    [
      'There are green tiles, but most of them are next to a red tile.',
      'There are green tiles and most green tiles are next to a red tile.',
    ],
    ['Some tiles are red, and one of them is next to a blue tile.', 'A red tile is next to a blue tile.'],
    [
      'Red tiles exist, and none of them is next to a blue tile.',
      'There are red tiles and no red tile is next to a blue tile.',
    ],
    [
      'If there are red tiles, one of them is next to a blue tile.',
      'There are no red tiles or there is a red tile next to a blue tile.',
    ],
    [
      'There are no red tiles, or one of them is next to a blue tile.',
      'There are no red tiles or there is a red tile next to a blue tile.',
    ],
    ['There are red tiles, and at least two of them share a row.', 'At least two red tiles share a row.'],
  ])('[L7] “%s” is “%s”', (text, said) => {
    const [reading, plain] = [read(text, six), read(said, six)];
    expect([reading.type, plain.type]).toEqual(['read', 'read']);
    expect(reading.type === 'read' && plain.type === 'read' && reading.judged.sameAs(plain.judged)).toBe(true);
  });

  it.each([
    'There are more red than blue tiles, and one of them is next to green.',
    'There is a red tile, and all of them are next to a blue tile.',
    'There are red tiles, but no two of them are adjacent.',
    'There are red tiles, and two of them are the same colour.',
    'There are red tiles and blue tiles, and one of them is next to green.',
    'There are reds, there are blues, and one of them is next to green.',
    'There are no reds and no blues, or one of them is next to green.',
    'There are red and blue tiles, and none of them are adjacent.',
  ])('[L7] “%s” is not guessed', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));
});

describe('a comma splits at the top where the last part is short as well', () => {
  it.each([
    ['A1 is red or B1 is red, but C1 is not.', '(A1 is red or B1 is red) and C1 is not red'],
    ['A1 is red or B1 is red, and so is C1.', '(A1 is red or B1 is red) and C1 is red'],
    ['A1 is not red or B1 is not red, and neither is C1.', '(A1 is not red or B1 is not red) and C1 is not red'],
    ['Either A1 is red or B1 is red, but C1 is not.', '(A1 is red or B1 is red) and C1 is not red'],
    ['A1 is red and B1 is red, or C1 is.', '(A1 is red and B1 is red) or C1 is red'],
    ['A1 is red if B1 is red, and C1 is not.', '(A1 is red or B1 is not red) and C1 is not red'],
    ['Row 1 has red or row 2 has red, but row 3 does not.', 'Rows 1 or 2 have red, and row 3 has no red'],
    ['Row 1 has a red tile or A1 is blue, but C1 is not.', '(Row 1 has red or A1 is blue) and C1 is not blue'],
  ])('[L7] “%s” is “%s”', (text, said) => {
    const subset: readonly Cell[] = text.includes('ow 3') ? ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'] : ['A1', 'B1', 'C1'];
    const [reading, plain] = [read(text, subset), read(said, subset)];
    expect([reading.type, plain.type]).toEqual(['read', 'read']);
    expect(reading.type === 'read' && plain.type === 'read' && reading.judged.sameAs(plain.judged)).toBe(true);
  });

  it.each([
    'A1 is red or B1 is blue, but C1 is not.',
    'A1 is red or B1 is blue, and so is C1.',
    'A1 is red if B1 is blue, and so is C1.',
    'A1 is red and B1 is blue, or C1 is not.',
  ])('[L5] “%s” may lean on either part', (text) => {
    const subset: readonly Cell[] = ['A1', 'B1', 'C1'];
    expect(writableReadings(appraise(text, subset).problem, subset)).toHaveLength(2);
  });

  it.each(['Red appears or blue appears, but green does not.', 'A1 is red unless B1 is red, and C1 is not.'])(
    '[B5] “%s” is not guessed',
    (text) => expect(read(text, ['A1', 'B1', 'C1']).type).toBe('unread'),
  );
});

describe('a number by itself is of what was counted last', () => {
  const three: readonly Cell[] = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];

  it.each([
    ['Row 1 has a red tile, row 2 a blue one and row 3 two.', 'row 3 has two blue tiles'],
    ['Row 1 has a red tile, row 2 two blue tiles and row 3 one.', 'row 3 has a blue tile'],
    ['Row 1 has no red tile, row 2 no blue tile, row 3 only one.', 'row 3 has exactly one blue tile'],
  ])('[L7] “%s”: %s', (text, last) => {
    const [reading, plain] = [read(text, three), read(text.replace(/,? (?:and )?row 3 .*/, ` and ${last}`), three)];
    expect([reading.type, plain.type]).toEqual(['read', 'read']);
    expect(reading.type === 'read' && plain.type === 'read' && reading.judged.sameAs(plain.judged)).toBe(true);
  });

  it('[L5] “none” after two colours may be of the last or of both', () => {
    const reading = read('Row 1 has a red tile, row 2 two blue tiles and row 3 none.', three);
    expect(reading.type === 'ambiguous' ? reading.statements : []).toHaveLength(2);
  });
});

describe('what no line “does” after what another has not', () => {
  it.each([
    'Some row has neither red nor blue tiles, and no column does.',
    'Row 1 has no red tile, and no column does.',
    'Row 1 does not have a red tile and no column does.',
  ])('[B5] “%s” is not guessed', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));
});

describe('what may be said of having, or of not having', () => {
  it.each([
    'Row 1 lacks blue, but row 2 does not.',
    "Row 1 is without blue, but row 2 isn't.",
    'If row 1 is free of red, row 2 is not.',
    'Either row 1 lacks blue or row 2 does.',
    'Exactly one row has a red tile, and both have a blue tile.',
    'No row contains red, but all contain blue.',
    'Some row lacks both red and blue.',
    'Neither row is without red or blue.',
    'If A1 is not red, then no tile is, and two tiles are red.',
    'Row 1 lacks red, and neither does row 2.',
    'Row 1 has no blue tile, but row 2 does not.',
    'Row 1 has neither red nor blue, but row 2 does not.',
    'There are no reds in row 1, but row 2 doesn’t.',
    'Exactly two rows contain red, and one blue.',
    'Red is missing from row 1 and blue is from row 2.',
    'No two adjacent tiles are red or blue.',
    'A1 matches B1, but A2 and B2 do not.',
    'A1 matches B1, and A2 and B2 do too.',
    'No tile in row 1 is red, but the tiles in row 2 are not.',
    'Neither tile in row 1 is red, but those in row 2 aren’t.',
    'Row 1 never contains red, but row 2 does not.',
    'Row 1 has zero red tiles, and row 2 does not.',
    'If row 1 has no red, row 2 does not.',
    'Row 1 has no red unless row 2 does not.',
    'A1 has no red neighbour, but B1 does not.',
    'No row has red, but column A does not.',
    'Row 1 has no red and blue, and row 2 has no green.',
    'No row has no red and blue.',
    'Most rows contain red, and one blue.',
    'Two rows have red, one blue.',
    'Every row contains red, and one blue.',
    'Some rows contain red and some blue.',
    'Exactly two rows contain two reds, and one one.',
    'Two rows have red tiles, and the other blue.',
    'Two tiles are red, and one is next to blue.',
    'A1 is the same colour as B1, but A2 and B2 are not.',
    'If A1 does not match B1, A2 and B2 do.',
    'A1 shares its colour with B1, but A2 and B2 don’t.',
    'A1 matches B1, and so do A2 and B2.',
  ])('[B5] “%s” is refused, with the reason', (text) => {
    const { problem } = appraise(text, six);
    expect(problem === null ? 'read' : explainProblem(problem, text)).toMatch(/^“.+” may be /);
  });

  it.each(['Two colours appear, and both appear twice.', 'Two colors appear, both twice.'])(
    '[B5] “%s” is refused: there may be more than two',
    (text) => {
      const { problem } = appraise(text, six);
      expect(problem === null ? 'read' : explainProblem(problem, text)).toMatch(/^“Both” takes it for granted/);
    },
  );
});

describe('what a second part says in full, or leaves out without a doubt', () => {
  it.each([
    ['Row 1 has no red, and neither does row 2.', 'No tile is red.'],
    ['Row 1 has no red, but row 2 does.', 'Row 1 has no red and row 2 has red.'],
    ['A1 and B1 match, but A2 and B2 do not.', 'A1 matches B1 but A2 does not match B2.'],
    ['A1 matches B1, and A2 and B2 do not match.', 'A1 matches B1 but A2 does not match B2.'],
    ['Row 1 has no red and blue is in row 2.', 'Row 1 has no red and row 2 has blue.'],
    ['Two tiles are red and one is blue.', 'There are at least two red tiles and at least one blue tile.'],
  ])('[B5] “%s” is “%s”', (text, plain) => {
    const readings = [text, plain].map((written) => read(written, ['A1', 'B1', 'A2', 'B2']));
    expect(readings.map((reading) => reading.type)).toEqual(['read', 'read']);
    const [one, other] = readings;
    expect(one?.type === 'read' && other?.type === 'read' && one.judged.sameAs(other.judged)).toBe(true);
  });
});

describe('“it has” is said of the row that was spoken of', () => {
  it.each([
    'The top row has a red tile but it has no blue tile.',
    'The top row has a red tile if it has a blue tile.',
    'If the top row has a red tile, it has a blue tile.',
  ])('[B5] “%s” says nothing of other rows', (text) =>
    expect(appraise(text, six).problem).toMatchObject({ code: 'TILE_NOT_INVOLVED', always: null }),
  );

  it.each([
    'If every row has a red tile, it has a blue tile.',
    'No row has a red tile or it has a blue tile.',
    'Exactly one row has a red tile and it has a blue tile.',
  ])('[B5] “%s” is not guessed', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));
});

describe('“another tile” may be one more of the same colour', () => {
  it.each(['There is a red tile and another tile is not blue.', 'Some tile is red and some other tile is not blue.'])(
    '[B5] “%s” is not guessed',
    (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'),
  );
});

describe('a verb without a subject is not said of the subset after a part of it', () => {
  it.each([
    'The corners have a red and have no blue.',
    'Only row 1 has a red and has no blue.',
    'Rows 1 and 2 have two reds or have two blues.',
  ])('[B5] “%s” is not guessed', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));
});

describe('what is settled by how tiles are spoken of says nothing', () => {
  it.each([
    'No red tile is red.',
    'A red tile is red.',
    'Exactly two red tiles are red.',
    'Every red tile is blue.',
    'No tile that is red is red.',
    'Every tile that is not red is red.',
    'Most red tiles are red or blue.',
    'A1 is blue and no red tile is red.',
    'A1 is blue and every tile in the top row is in row 1.',
  ])('[B5] “%s”', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));
});

describe('what can be meant otherwise is not guessed', () => {
  it.each([
    'The number of red tiles is not bigger than three or smaller than one.',
    'Only red appears once.',
    'Blue and green are next to each other.',
    'Five tiles match and the third is different.',
    'All tiles are red and A1 is one of them.',
    'A1 and B1 are the only tiles of their colour.',
    'Every row has a different colour.',
  ])('[B5] “%s”', (text) => expect(appraise(text, six).problem?.code).toBe('NOT_UNDERSTOOD'));

  it.each(['Every red tile is red.', 'No red tile is blue.', 'A red tile is not red.'])(
    '[B5] “%s” is always true, or never',
    (text) => expect(appraise(text, six).problem).toMatchObject({ code: 'TILE_NOT_INVOLVED', always: text[0] !== 'A' }),
  );
});

describe('“not both” denies both together', () => {
  it.each([
    ['Green and yellow do not both appear.', 'Green is missing or yellow is missing.'],
    ['Green and yellow never both appear.', 'Green is missing or yellow is missing.'],
    ['Red and blue are not both present.', 'Red is missing or blue is missing.'],
    ['Red, blue and green do not all appear.', 'Red is missing or blue is missing or green is missing.'],
    ['Red and blue do not appear.', 'Red is missing and blue is missing.'],
    ['Rows 1 and 2 do not both contain red.', 'Row 1 has no red or row 2 has no red.'],
    ['The rows are not both all red.', 'Not all tiles are red.'],
    ['Not both rows contain red.', 'Row 1 has no red or row 2 has no red.'],
    ['A1 and B1 do not both match C2.', 'A1 ≠ C2 or B1 ≠ C2'],
    ['A1 and B1 are never both red.', 'A1 is not red or B1 is not red.'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));
});

describe('the colour of a tile is a colour, not the tile', () => {
  it.each([
    ["A1's colour does not appear in the bottom row.", 'A1 ≠ A2 and A1 ≠ B2 and A1 ≠ C2'],
    ['The colour of A1 is in the bottom row.', 'A1 = A2 or A1 = B2 or A1 = C2'],
    ['A1 matches B2, and the others are red.', 'A1 = B2 and B1 is red and C1 is red and A2 is red and C2 is red.'],
    ['There are exactly three greens, all in the top row.', 'green = 3 and row 1 is all green'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));
});

describe('what is left out belongs where people mean it', () => {
  it.each([
    ['No row has red and two blue.', 'No rows have at least one red tile and at least two blue tiles.'],
    ['Each column has a red and a blue.', 'Every column has at least one red tile and at least one blue tile.'],
    ['Exactly two tiles are red and the rest are green.', 'Exactly two tiles are red and no tile is blue or yellow.'],
    ['A1 and C2 match, and so do B1 and B2.', 'A1 and C2 are the same colour and B1 and B2 are the same colour.'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));
});

describe('a second part says the same of others, or something of the rest', () => {
  it.each([
    ['A1 is red, and the rest are not.', 'A1 is the only red tile.'],
    ['A1 is red and no other tile is.', 'A1 is the only red tile.'],
    ['A1 is red; none of the others.', 'A1 is the only red tile.'],
    ['A1 is red and there are no other red tiles.', 'A1 is the only red tile.'],
    ['A1 is red and the other five tiles are not.', 'A1 is the only red tile.'],
    ['If A1 is red, then no other tile is red.', 'If A1 is red, then there is exactly one red tile.'],
    ['If A1 is blue, then so are all the other tiles.', 'If A1 is blue, then all tiles are blue.'],
    ['exactly 1 red, exactly 2 blue, rest green', 'red = 1 and blue = 2 and green = 3'],
    ['Half of the tiles are red, the other half are blue.', 'red = 3 and blue = 3'],
    ['Row 1 is all red and so is the second row.', 'All tiles are red.'],
    ['The top row is a single colour and so is the bottom one.', 'Each row is all one colour.'],
    ['Row 1 has two reds and row 2 has none.', 'Row 1 has two reds and row 2 has no reds.'],
    ['A1 and B2 have the same colour, as do B1, C1, A2 and C2.', 'A1 and B2 match, and B1, C1, A2 and C2 match.'],
    ['A1 is red or has the same colour as all the others.', 'A1 is red or all tiles are the same colour.'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));

  it.each(['A1 is red and the other three are not.', 'A1 and B1 match, the other five are red.'])(
    '[B5] “%s” leaves another number of tiles',
    (text) => expect(read(text, six).type).not.toBe('read'),
  );
});

describe('turns of phrase', () => {
  it.each([
    ['I claim that any two adjacent tiles differ.', 'Every two adjacent tiles have different colours.'],
    ['It is not true that any tile is red.', 'There are no red tiles.'],
    ['The subset is free of red.', 'There are no red tiles.'],
    ['no red at all', 'There are no red tiles.'],
    ['I claim that three tiles are red.', 'There are three red tiles.'],
    ['A red tile shares a side with a blue one.', 'A red tile is orthogonally adjacent to a blue tile.'],
    ['All red tiles lie in the same row.', 'All red tiles are in the same row.'],
    ['no red, max. one blue', 'red = 0 and blue <= 1'],
    ['R > B', 'red > blue'],
    ['exactly 1 row w/o red', 'Exactly one row has no red tile.'],
    ['All tiles except two are red.', 'All but two of the tiles are red.'],
    ['Every red tile has a blue tile directly below it.', 'Every red tile is directly above a blue tile.'],
    ['Only the top row contains red.', 'The top row contains red and the bottom row does not contain red.'],
    ['Two thirds of the tiles or more are red.', 'red >= 4'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));

  it('[L5] “always” is not left out where it says more', () => {
    same('Red is always next to blue.', 'Every red tile is next to a blue tile.');
    same('Red tiles are always next to a blue tile.', 'Every red tile is next to a blue tile.');
  });
});

describe('parts in another order', () => {
  it.each([
    ['Of A1, B2 and C1, precisely one is yellow.', 'Exactly one of A1, B2 and C1 is yellow.'],
    ['One, but not both, of A1 and B2 is red.', 'Exactly one of A1 and B2 is red.'],
    ['A1 or B2, but not both, is red.', 'Exactly one of A1 and B2 is red.'],
    ['Of green tiles there are exactly two.', 'There are exactly two green tiles.'],
    ['The red tiles number at least three.', 'There are at least three red tiles.'],
    ['Were A1 red, A2 would be red too.', 'If A1 is red, A2 is red.'],
    ['Without a blue tile there is no red one.', 'If there is no blue tile, there is no red tile.'],
    ['For A1 to be green it is necessary that A2 be green.', 'If A1 is green, A2 is green.'],
    ['For A1 to be green it is sufficient that A2 be green.', 'If A2 is green, A1 is green.'],
    ['In no event are more than two tiles red.', 'At most two tiles are red.'],
    ['A1 and B2 are, respectively, red and blue.', 'A1 is red and B2 is blue.'],
    ['Whichever colour A1 has, B2 has it too.', 'A1 and B2 are the same colour.'],
    ['Red is present but no more than twice.', 'red >= 1 and red <= 2'],
    ['The presence of red excludes that of green.', 'If red appears, green does not appear.'],
    ['The absence of red implies the presence of green.', 'If red does not appear, green appears.'],
    ["It's A1, not B1, that is red.", 'A1 is red and B1 is not red.'],
    ['A1 ∈ {red, blue} and B1 ∉ {red, blue}', 'A1 is red or blue and B1 is neither red nor blue.'],
    ['Nowhere is red next to blue.', 'No red tile is next to a blue tile.'],
    ['If there is a yellow tile, then it is the only one.', 'At most one tile is yellow.'],
    ['Any tile that is not red is blue.', 'Every tile that is not red is blue.'],
    ['B1 is whatever colour C1 is.', 'B1 and C1 are the same colour.'],
    ['No column contains the same colour twice.', 'No column has two tiles of the same colour.'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));

  it.each(['From left to right the tiles are red, blue and green.', 'red, blue, green from left to right'])(
    '[L1] “%s” is said of one row, and only of as many tiles',
    (text) => {
      const row: readonly Cell[] = ['A1', 'B1', 'C1'];
      const [one, other] = [read(text, row), read('A1 is red, B1 is blue and C1 is green.', row)];
      expect(one.type === 'read' && other.type === 'read' && one.judged.sameAs(other.judged)).toBe(true);
      expect(read(text, six).type).toBe('unread');
    },
  );
});

describe('rows, colours and sums in other words', () => {
  it.each([
    ['Green occurs in the top row but not in the bottom row.', 'Row 1 has green and row 2 has no green.'],
    ['Neither the top row nor the bottom row is all one colour.', 'No row is all one colour.'],
    ['The rows share at least one colour.', 'The two rows have at least one colour in common.'],
    ['The top row has more reds than the bottom.', 'The top row has more reds than the bottom row.'],
    ['The number of red tiles in row 1 is greater than in row 2.', 'Row 1 has more red tiles than row 2.'],
    ['Red and blue combined appear at least four times.', 'red + blue >= 4'],
    ['Together, the red and the blue tiles number at least four.', 'red + blue >= 4'],
    ['The red and blue counts differ by one.', 'The difference between red and blue is one.'],
    ['reds: at least 3', 'red >= 3'],
    ['red or yellow: at least 3 tiles', 'At least three tiles are red or yellow.'],
    ['at most 2 of any colour', 'No colour appears more than twice.'],
    ['at least one of each colour', 'All four colours are present.'],
    ['red iff green', 'Red appears if and only if green appears.'],
    ['if red then blue', 'If red appears, blue appears.'],
    ['red and blue but no green', 'Red and blue appear and green is missing.'],
    ['contains red, blue and green but not yellow', 'red >= 1 and blue >= 1 and green >= 1 and yellow = 0'],
    [
      'Every colour in the top row also appears in the bottom row.',
      'Every colour that appears in row 1 appears in row 2.',
    ],
    [
      'The top row and the bottom row have the same number of colours.',
      'Row 1 has as many different colours as row 2.',
    ],
    ['A1 and A2 match, as do B1 and B2, and C1 matches C2.', 'A1 = A2 and B1 = B2 and C1 = C2'],
    ['From one to three tiles, inclusive, are red.', 'Between one and three tiles are red.'],
    ['Either red or blue is missing.', 'At least one of red and blue is missing.'],
    ['Red shows up more often than green does.', 'red > green'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));

  it.each(['Red is found only in the top row.', 'There is a single red tile.'])(
    '[L5] “%s” can be meant in two ways',
    (text) => expect(read(text, six).type).toBe('ambiguous'),
  );
});

describe('of two colours together it is both, of three different things no two', () => {
  it.each([
    ['Red and green never share a row.', 'No row contains both red and green.'],
    ['Red and blue are never in the same row.', 'No row contains both red and blue.'],
    ['Red and blue tiles do not share a column.', 'No column contains both red and blue.'],
    ['No red and blue tiles are in the same column.', 'No column contains both red and blue.'],
    ['The red and green tiles never share a row.', 'No row contains both red and green.'],
    ['Red tiles do not all share a row.', 'Not all red tiles are in the same row.'],
    ['The red tiles are not all in one row.', 'Not all red tiles are in the same row.'],
    ['Rows 2, 3 and 4 each hold a different number of blue tiles.', 'No two rows have the same number of blue tiles.'],
    ['Rows 2, 3 and 4 have different numbers of blue tiles.', 'No two rows have the same number of blue tiles.'],
    ['The three rows have different numbers of reds.', 'No two rows have the same number of reds.'],
    ['There are different numbers of red, blue and green tiles.', 'red ≠ blue and red ≠ green and blue ≠ green'],
    ['B2, C2 and B3 are different colours.', 'B2 ≠ C2 and B2 ≠ B3 and C2 ≠ B3'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other, tall));

  it.each([
    'Red, green and blue never share a row.',
    'Two red and blue tiles share a row.',
    'Red, green and blue are never adjacent.',
  ])('[L5] “%s” is not taken for what it says of all of them as one', (text) =>
    expect(read(text, tall).type).toBe('unread'),
  );
});

/** Different words for the same: each row of one meaning. */
const paraphrases: readonly (readonly string[])[] = [
  [
    'There are at least two red tiles.',
    '2+ reds',
    'two or more tiles are red',
    'No fewer than 2 squares are red.',
    'red >= 2',
    'two reds at least',
  ],
  [
    'There are more red tiles than blue tiles.',
    'more red than blue',
    'Red outnumbers blue.',
    'red > blue',
    'There are fewer blues than reds.',
    'Red is more common than blue.',
  ],
  [
    'No two red tiles are adjacent.',
    'no reds next to each other',
    "There aren't two adjacent red tiles.",
    'Red tiles are never adjacent.',
    'No red tile is next to another red tile.',
  ],
  [
    'Every row has a red tile.',
    'at least one red per row',
    'There is a red tile in each row.',
    'Both rows contain red.',
    'rows 1 and 2 both contain red',
    'no row without red',
  ],
  [
    'Exactly two colours appear.',
    'exactly 2 colors',
    'There are exactly two different colours.',
    'The number of colours is two.',
    'colours = 2',
  ],
  ['Half of the tiles are red.', '50% red', 'half red', 'Exactly half the tiles are red.', 'red = 3'],
  [
    'Red and blue are equally common.',
    'red = blue',
    'as many reds as blues',
    'the same number of red and blue tiles',
    'There are equally many reds and blues.',
  ],
  [
    'The number of red tiles plus the number of blue tiles is four.',
    'red + blue = 4',
    'Red plus blue equals four.',
    'Exactly four tiles are red or blue.',
  ],
  [
    'A red tile is directly above a blue tile.',
    'red directly over blue',
    'A blue tile is immediately below a red one.',
  ],
];

describe('said otherwise', () => {
  it.each(paraphrases.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)))(
    '[L1] “%s” is “%s”',
    (text, other) => same(text, other),
  );
});

function same(text: string, other: string, subset = six) {
  const [a, b] = [read(text, subset), read(other, subset)];
  expect([a.type, b.type]).toEqual(['read', 'read']);
  expect(a.type === 'read' && b.type === 'read' && a.judged.sameAs(b.judged)).toBe(true);
}

/** What is proposed as said, in whole or in part; not what is only of the same things, and is told to be. */
const saidOfIt = (text: string) => saidInstead(text, six).filter(({ says }) => says !== 'near');

describe('suggestions', () => {
  it.each([
    ['ther are two rde tiles', 'There are at least two red tiles.'],
    ['at least one red tile somehow', 'There is at least one red tile.'],
    ['All tiles are not red.', 'There are no red tiles.'],
    ['A1 is red.', 'A1 is red and there is at least one red tile other than A1.'],
    ['A1 and D4 are both red.', 'A1 and B1 are red and at least one other tile is red.'],
    ['There are two orange tiles.', 'There are at least two red tiles.'],
    ['Their are two red tiles.', 'There are at least two red tiles.'],
    ['There are two red tiles and the blue ones dance.', 'There are at least two red tiles.'],
    [
      'Two tiles are red, two are blue and one smells green.',
      'At least two reds and at least two blues and a green tile.',
    ],
  ])('of “%s” begin with “%s”', (text, first) => {
    expect(suggestionsFor(text, six)[0]).toBe(first);
  });

  it.each(['There are not foo any red tiles.', 'It is not foo that all tiles are red.'])(
    'of “%s” leave out no word that turns it round',
    (text) => {
      for (const each of suggestionsFor(text, six)) expect(each).toMatch(/\b(?:no|not|if)\b/i);
    },
  );

  it.each([
    'Nearly no reds in row 1, hardly blues elsewhere.',
    'Each tile is a different colour from A1.',
    'It is not true that A1 is red and B1 is blue or C1 is green.',
  ])('of “%s” leave out nothing that is said', (text) => {
    expect(suggestionsFor(text, six)).toEqual([]);
  });

  it('of what may be denied say nothing', () => {
    expect(saidInstead('A red tile is next to a blue one but not a green one.', six)).toEqual([]);
  });

  it('of what is too long say the same in fewer words', () => {
    const long = 'There are exactly two tiles that are red and there are exactly two tiles that are blue.';
    expect(suggestionsFor(long, six)).toEqual([
      'There are exactly two red tiles and there are exactly two blue tiles.',
    ]);
  });

  it('are none where nothing near is to be said', () => {
    expect(saidOfIt('Red keeps company with every somewhat unusual blue friend of green.')).toEqual([]);
  });

  it('can all be sent, and there are none of what can be sent itself', () => {
    for (const text of [
      'asdf qwer red',
      'Every red tile is surrounded by blue tiles.',
      'A1 is red.',
      '',
      'more purple than red',
    ]) {
      const found = suggestionsFor(text, six);
      expect(found.length, text).toBeGreaterThan(0);
      for (const each of found) expect(appraise(each, six).problem, each).toBeNull();
    }
    expect(suggestionsFor('more red than blue', six)).toEqual([]);
    for (const text of ['neither glitters blue', 'both blue']) expect(suggestionsFor(text, six)).toEqual([]);
  });
});

describe('readings that are long', () => {
  it.each([
    ['A red tile is adjacent to at most one blue and one green tile.', 2],
    ['The rows have the same colours.', 2],
    ['The tiles are red and blue.', 2],
  ] as const)('[L7] of “%s” can be sent in fewer words', (text, many) => {
    const offered = writableReadings(appraise(text, six).problem, six);
    expect(offered).toHaveLength(many);
    for (const said of offered) expect(appraise(said, six).problem, said).toBeNull();
  });
});

describe('readings that would be refused', () => {
  it('[L7] are not offered', () => {
    const { problem } = appraise('All but A1 are red.', six);
    const offered = writableReadings(problem, six);
    expect(offered).not.toContain('Every tile other than A1 is red.');
    for (const said of offered) expect(appraise(said, six).problem, said).toBeNull();
  });
});

describe('“the other” is said of two', () => {
  const three: readonly Cell[] = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];

  it.each([
    'One row is all red and the other is all blue.',
    'One row has more reds than the other.',
    'One row has two reds and the other none.',
  ])('[B5] “%s” is refused of three, with the number', (text) => {
    const { problem } = appraise(text, three);
    expect(problem === null ? '' : explainProblem(problem, text)).toBe('There are 3 rows, not 2.');
  });
});

describe('what careful people read in two ways is offered in both', () => {
  it.each([
    ['Exactly one tile is red or one tile is blue.', 'Exactly one tile is red or exactly one tile is blue.'],
    ['At most one tile is red or one is blue.', 'At most one tile is red or at most one tile is blue.'],
    ['2 reds 1 blue max.', 'At most two tiles are red and at most one tile is blue.'],
    ['The tiles are two colours.', 'Exactly two colours appear.'],
    ['The rows have one red tile.', 'Every row has a red tile.'],
  ])('[B5] “%s” may be “%s”, or not', (text, meant) => {
    const subset: readonly Cell[] = ['A1', 'B1', 'A2', 'B2'];
    const [reading, plain] = [text, meant].map((written) => read(written, subset));
    if (reading?.type !== 'ambiguous' || plain?.type !== 'read') throw new Error(`${reading?.type}, ${plain?.type}`);
    const judge = createJudge(subset);
    const same = reading.statements.map((statement) => judge(statement)?.sameAs(plain.judged));
    expect(same).toHaveLength(2);
    expect(same.toSorted()).toEqual([false, true]);
  });

  it.each([
    ['red in the top row but not in the bottom row', 'The top row has a red tile and the bottom row has no red tile.'],
    ['2 reds in row 1, but not in row 2', 'Row 1 has at least two red tiles and row 2 has no red tile.'],
    [
      'a red in the left column but not in the right column, and no green',
      'The left column has a red tile, the right column has no red tile, and no tile is green.',
    ],
  ])('[B5] “%s” says of both lines “%s”', (text, meant) => {
    const [one, other] = [text, meant].map((written) => read(written, ['A1', 'B1', 'A2', 'B2']));
    expect(one?.type === 'read' && other?.type === 'read' && one.judged.sameAs(other.judged)).toBe(true);
  });

  it.each([
    ['red in row 1 but not in row 2 or 2 greens', /^“But not in …, or …” may go together in two ways/],
    ['A1 is red and neither is B1.', /^“Neither is” takes up a “not”/],
    ['A1 is red, nor is B1.', /^“Nor is” takes up a “not”/],
    ['The top row has two reds and so is the bottom row.', /^“So is” takes up an “is”/],
    ['There are two red tiles, but not blue.', /^“Not blue” may be that there is none/],
    ['The diagonal is red.', /^“The diagonal” may be the one or the other/],
  ])('[B5] “%s” is refused for what does not fit', (text, reason) => {
    const { problem } = appraise(text, ['A1', 'B1', 'A2', 'B2']);
    expect(problem === null ? 'read' : explainProblem(problem, text)).toMatch(reason);
  });

  it.each([
    ['A1 is not red and neither is B1.', 'No tile is red.'],
    ['A1 isn’t red, nor is B1.', 'No tile is red.'],
    ['A1 is red and so is B1.', 'A1 is red and B1 is red.'],
    ['Neither A1 nor B1 is red.', 'No tile is red.'],
  ])('[B5] “%s” is read still', (text, plain) => {
    const [one, other] = [text, plain].map((written) => read(written, ['A1', 'B1']));
    expect(one?.type === 'read' && other?.type === 'read' && one.judged.sameAs(other.judged)).toBe(true);
  });
});
