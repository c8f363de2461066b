import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import { type Cell, isCell } from '../grid';
import corpus from './corpus.json';
import { sayStatement } from './print';
import { read } from './read';
import { appraise } from './statement';
import { saidInstead, suggestionsFor, writableReadings } from './suggest';
import { disagreements } from './testing/grammatical';
import { refusedInFull } from './testing/refused-in-full';
import { refusedOtherwise } from './testing/refused-otherwise';
import { refusedAndBent, refusedSecondParts } from './testing/refused-second-parts';

const six: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];

/** What speaks of nothing but tiles by their names is said of those. */
function subsetOf(text: string): readonly Cell[] {
  const names = [...new Set(text.match(/[A-D][1-4]/g) ?? [])].filter(isCell);
  const isOfMore = /row|column|tiles|other|neighbour|except|through|\bto\b|nothing|none|all/i.test(text);
  return names.length > 1 && !isOfMore ? names : six;
}

const offered = inShort(16, refusedInFull).flatMap((text) => {
  const subset = subsetOf(text);
  const { problem } = appraise(text, subset);
  return problem === null
    ? []
    : [{ text, subset, said: [...writableReadings(problem, subset), ...suggestionsFor(text, subset)] }];
});

describe('what is written in whole sentences, and refused', () => {
  it('gets proposals that can be sent as they are, three times of four', () => {
    for (const { text, subset, said } of offered)
      for (const each of said) expect(appraise(each, subset).problem, `${text}: ${each}`).toBeNull();
    const without = offered.filter(({ said }) => said.length === 0).map(({ text }) => text);
    expect(without.length / offered.length, without.join('\n')).toBeLessThan(0.25);
  });

  it('is answered in words that keep number', () => {
    for (const { text, said } of offered)
      for (const each of said) expect(disagreements(each), `${text}: ${each}`).toEqual([]);
  });
});

describe('what is refused in words that no list has', () => {
  it('[L7] is answered with plain sentences of the same things, six times of ten', () => {
    const refused = refusedOtherwise.filter((text) => appraise(text, six).problem !== null);
    const without = refused.filter((text) => {
      const said = suggestionsFor(text, six);
      for (const each of said) expect(appraise(each, six).problem, `${text}: ${each}`).toBeNull();
      return said.length === 0;
    });
    expect(without.length / refused.length, without.join('\n')).toBeLessThan(0.4);
  });

  it.each([['Red is ahead of blue by exactly two tiles.', 'There are exactly two more red tiles than blue tiles.']])(
    '[L7] “%s” is near to “%s”, and not told to be the same',
    (text, near) => {
      expect(saidInstead(text, six)).toContainEqual({ text: near, says: 'near' });
    },
  );

  it.each([
    ['A1 rd, B1 blue', /A1 and B1 are|^A1 is blue/],
    ['Only a fool would say that A1 is red.', /./],
    ['No red tile gets by without a blue neighbour.', /[Nn]o /],
    ['No reds in row 1, at least two blues in the sky.', /row 1 has (?!no )|blue/i],
    ['no reds in the top row and no greens in heaven', /top row has (?!no )/],
    ['A1 is red and others are not.', /A1 is not|red tile other/],
    ['Row 1 has no reds and row 4 has no reds.', /row 1 has (?!no )|row 2 has .*red/i],
    ['A1 is red or B1 is blue or C1 is green and so what.', /./],
    ['No column is red and one is blue.', /./],
    ['Some columns have a red tile, the others do not.', /[Nn]o/],
    ['Row 1 lacks red, and neither does row 2.', /row \d has (?!no )/i],
    ['A1 is red or blue and B1 is neither red nor blue.', /red|blue/],
    ['B1 is adjacent to a red tile and B2 a blue tile.', /./],
    ['There are reds, there are blues, and one of them is next to green.', /adjacent/],
    ['A1 is red and not next to a blue tile but B1 is.', /adjacent blue/],
    ['Half of the top tiles are red.', /^Exactly half of the tiles/],
    ['At least two tiles share a colour, or so they say.', /colours appear/],
    ['The number of reds in the top row is even, I guess so.', /even/],
    ['A1, B1 and C1 are red, blue and blue in some order.', /A1 is red/],
    ['One of A1 and C2 is red and the other is blue.', /A1 is red/],
    ['There are more reds in columns A and B than in column C.', /^Column A has more/],
    ['Two of the red neighbours touch a blue one twice over.', /exactly/],
    ['No tile except A1 is red.', /A1 is not red/],
    ['Exactly one row has a red tile, and both have a blue tile.', /red tile,? and (?:has|at least one blue)/],
    ['Either row 1 lacks blue or row 2 does.', /row 2 has (?!no )/],
    ['Red is missing from row 1 and blue is from row 2.', /row 2 has (?!no )/],
    ['A1 matches B1, but A2 and B2 do not.', /match B1, but/],
    ['Two red and blue tiles share a row.', /^There are at least two red tiles\.$/],
  ])('[L7] of “%s” nothing is said against it', (text, against) => {
    for (const said of suggestionsFor(text, six)) expect(said).not.toMatch(against);
  });
});

describe('a second part that leans on the first', () => {
  it.each(inShort(8, refusedSecondParts))('on %s “%s” is said in full, or read as that: “%s”', (tiles, text, meant) => {
    const subset = tiles.split(' ').filter(isCell);
    const plain = read(meant, subset);
    const { problem, judged } = appraise(text, subset);
    const truths =
      problem === null ? [judged] : suggestionsFor(text, subset).map((said) => appraise(said, subset).judged);
    expect(plain.type).toBe('read');
    expect(plain.type === 'read' && truths.some((judged) => judged?.sameAs(plain.judged) === true)).toBe(true);
  });

  it.each(inShort(8, refusedAndBent))('of “%s%s” nothing is bent', (tiles, text, otherwise) => {
    for (const said of suggestionsFor(text, tiles.split(' ').filter(isCell))) expect(said).not.toMatch(otherwise);
  });
});

describe('words that keep number', () => {
  it.each([
    ['Columns A, B and C all has red.', 1],
    ['Row one has red.', 1],
    ['Row 1 and row 2 has red.', 1],
    ['A1 and B1 is red.', 1],
    ['There is two red tiles.', 1],
    ['The number of red tiles is even.', 0],
    ['A1 matches B1 and C1 is red.', 0],
    ['Columns A, B and C all have red.', 0],
  ])('“%s”: %i do not', (said, many) => expect(disagreements(said)).toHaveLength(many));

  it.each(Object.entries(corpus.accepted))('are what the corpus is read back in: %s', (_, sentences) => {
    for (const [, said] of sentences) expect(disagreements(said as string), said as string).toEqual([]);
  });

  it.each([
    ['Columns A, B and C both have red.', six],
    ['Row 1, row 2 and column A both have red.', six],
  ] as const)('are proposed for “%s”', (text, subset) => {
    const said = suggestionsFor(text, subset);
    expect(said.length).toBeGreaterThan(0);
    for (const each of said) expect(disagreements(each), each).toEqual([]);
  });
});

describe('what is asked', () => {
  it.each([
    'At most one row and one column contain red.',
    'Exactly one row has red and two columns have blue.',
    'Red appears in exactly one row and two columns.',
    'Red appears in at most one row and one column.',
    'Red appears in exactly two columns and one row.',
    'Red appears in fewer than two rows and two columns.',
    'The second row has more red than blue, and there are two blue tiles.',
  ])('“%s” has a button for each way', (text) => {
    const subset: readonly Cell[] = text.startsWith('The second') ? ['A2', 'B2', 'A3', 'B3'] : six;
    const { problem } = appraise(text, subset);
    const ways = problem?.code === 'NOT_UNDERSTOOD' ? problem.readings.map(sayStatement) : [];
    expect(ways.length).toBeGreaterThan(1);
    expect(writableReadings(problem, subset)).toHaveLength(ways.length);
  });

  it.each([
    'In the top row, two are red and one is blue.',
    'There is a red tile in row 1 and two blue.',
    'Green is the least common colour.',
  ])('“%s” can be chosen in each way, with more where one leaves tiles out', (text) => {
    const { problem } = appraise(text, six);
    const ways = problem?.code === 'NOT_UNDERSTOOD' ? problem.readings.length : 0;
    expect(ways).toBe(2);
    expect(new Set([...writableReadings(problem, six), ...suggestionsFor(text, six)]).size).toBe(ways);
  });
});
