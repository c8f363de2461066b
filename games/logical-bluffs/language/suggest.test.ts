import { describe, expect, it } from 'vitest';
import { inShort } from '../../kit/testing/in-short';
import type { Cell } from '../grid';
import { Budget } from './budget';
import { appraise } from './statement';
import { saidInstead, suggestionsFor } from './suggest';
import { refusedInChat } from './testing/refused-in-chat';

const six: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];
const eight: readonly Cell[] = ['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2'];

describe('what is proposed for loose words', () => {
  it.each([
    ['i think theres prob 2 reds', 'There are at least two red tiles.'],
    ['tons of red', 'There are at least three red tiles.'],
    ['barely any green', 'There is exactly one green tile.'],
    ['not too many reds', 'There are at most two red tiles.'],
    ['nearly all of them are red', 'All but exactly one of the tiles are red.'],
    ['A1 might be red', 'A1 is red and there is at least one red tile other than A1.'],
    ['nothing but reds and greens', 'Every tile is red or green.'],
    ['Only red and blue tiles appear.', 'Every tile is red or blue.'],
    ['reds hate blues', 'There are no red tiles that are adjacent to at least one blue tile.'],
    ['no red is alone', 'Every red tile is adjacent to at least one red tile.'],
    ['reds stick together', 'The red tiles are orthogonally connected.'],
    ['the third tile is blue', 'C1 is blue and there is at least one blue tile other than C1.'],
    ['red red red blue', 'There are exactly three red tiles and there is exactly one blue tile.'],
    ['False: two tiles are red', 'There is at most one red tile.'],
    ['thre reds', 'There are at least three red tiles.'],
    ['every rwo has a blu', 'Every row has at least one blue tile.'],
    ['each blue glued beside some red', 'Every blue tile is adjacent to at least one red tile.'],
  ])('of “%s” begins with “%s”', (text, first) => {
    expect(suggestionsFor(text, six)[0]).toBe(first);
  });

  it.each([
    ['A1 is red, unlike B1.', /B1 is red/],
    ['A1 is red, not B1.', /[Nn]one|A1 (?:and B1 are|is) not/],
    ['a1 rd b1 bleu', /A1 and B1 are/],
    ['The red tile is A1.', /B1 is red/],
    ['Each row is a different colour.', /every row/],
    ['A1 is n0t red, B1 and A2 are.', /A1 is red/],
    ['A1 is now red and B1 is blue', /not/],
    ['nope, all red', /no/],
    ['won red', /non/],
    ['Nothing is red but A1.', /no red/],
    ['apart from A1, all red', /(?<!other than )A1 is red/],
    ['A1 and B1 are red and blue.', /are red/],
    ['A1 is red and/or B1 is blue.', /A1 is red and/],
    ['A1 red, others blue', /other.* red/],
    ['row 1 all red; row 2 isnt', /red/],
    ['B1 is adjacent to a red tile and is itself blue.', /B1 is red/],
    ['A1 and B2 differ, yet A2 matches one of them.', /A2 is/],
  ])('of “%s” never says otherwise', (text, otherwise) => {
    for (const said of suggestionsFor(text, six)) expect(said).not.toMatch(otherwise);
  });
});

describe('what leaves tiles out', () => {
  it.each([
    'A1 and B1 are not both red.',
    'A1 or B1 is red.',
    'If A1 is red, B1 is blue.',
    'A1 is not red but B1 is.',
    'Not all of A1, B1 and C1 are red.',
    'A1 is red unless B1 is.',
    'Neither A1 nor B1 is red.',
    'The top row has two colours.',
    'A1 is red, B1 too.',
  ])('is so where what is proposed for “%s” is', (text) => {
    const { judged } = appraise(text, six);
    const said = suggestionsFor(text, six);
    expect(said.length, text).toBeGreaterThan(0);
    for (const each of said) {
      const [less, more] = [appraise(each, six).judged?.table, judged?.table];
      expect(
        less?.every((word, i) => (word & ~(more?.[i] ?? 0)) === 0),
        each,
      ).toBe(true);
    }
  });
});

describe('what people type in a chat, and what is refused', () => {
  it('gets proposals that can be sent as they are, six times of seven', () => {
    const asked = inShort(16, refusedInChat);
    const without = asked.filter((text) => {
      const { problem } = appraise(text, six);
      if (problem === null) return false;
      const said = suggestionsFor(text, six);
      expect(said.length, text).toBeLessThanOrEqual(3);
      for (const each of said) expect(appraise(each, six).problem, `${text}: ${each}`).toBeNull();
      return said.length === 0;
    });
    expect(without.length / asked.length, without.join('\n')).toBeLessThan(0.15);
  });

  it('costs no more than a few sentences do', () => {
    const { spend } = Budget.prototype;
    let spent = 0;
    Budget.prototype.spend = function (steps) {
      if (steps < 1_000) spent += steps;
      spend.call(this, steps);
    };
    try {
      for (const text of inShort(
        8,
        refusedInChat.filter((_, i) => i % 4 === 0),
      )) {
        spent = 0;
        suggestionsFor(text, eight);
        expect(spent, text).toBeLessThan(75_000);
      }
    } finally {
      Budget.prototype.spend = spend;
    }
  });
});

describe('what is proposed says whether it is all that was said', () => {
  it.each([
    ['every rwo has a blu', 'all', 'Every row has at least one blue tile.'],
    ['Every row has a red tile, and row 2 two.', 'part', 'Every row has at least one red tile.'],
    ['Row 1 is red.', 'more', 'Row 1 is all red and at least one other tile is red.'],
  ])('[L7] “%s”: %s', (text, says, said) => {
    expect(saidInstead(text, six)[0]).toEqual({ text: said, says });
  });
});
