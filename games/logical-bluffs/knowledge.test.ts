import { describe, expect, it } from 'vitest';
import { seatId } from '../kit/seats';
import { type Cell, cells, colours } from './grid';
import { isCertain, knowledgeOf, likeliestGrid } from './knowledge';

import { holds } from './language/condition';
import { conditionOf } from './language/expansion';
import { read } from './language/read';
import type { BluffView } from './view';

const subset: readonly Cell[] = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];
const said = (text: string, truth: boolean | null): BluffView => ({
  round: 1,
  seat: seatId('A'),
  subset,
  statements: [{ text, truth }],
});

function conditionFor(text: string) {
  const reading = read(text, subset);
  if (reading.type !== 'read') throw new Error(text);
  return { statement: reading.statement, condition: conditionOf(reading.statement, subset) };
}

describe('what a seat knows', () => {
  it('is nothing at first: every grid is possible', () => {
    const knowledge = knowledgeOf({ known: {}, statements: [] });
    expect(knowledge.count).toBe(4 ** 16);
    expect(knowledge.counts[0]).toEqual(colours.map(() => 4 ** 15));
  });

  it('agrees with looking at every colouring', () => {
    const facts = ['Exactly two tiles are red.', 'No two blue tiles are orthogonally adjacent.'];
    const question = 'There are more green tiles than yellow tiles.';
    const knowledge = knowledgeOf({
      known: { A1: 'green' },
      statements: [said(facts[0] as string, true), said(facts[1] as string, false)],
    });
    const conditions = facts.map((text) => conditionFor(text).condition);
    const asked = conditionFor(question);
    let count = 0;
    let yes = 0;
    const byColour = subset.map(() => [0, 0, 0, 0]);
    for (let x = 0; x < 4 ** 6; x++) {
      const colouring = subset.map((_, i) => (x >> (2 * i)) & 3);
      if (colouring[0] !== colours.indexOf('green')) continue;
      if (
        !holds(conditions[0] as (typeof conditions)[number], colouring) ||
        holds(conditions[1] as (typeof conditions)[number], colouring)
      )
        continue;
      count++;
      if (holds(asked.condition, colouring)) yes++;
      for (const [i, colour] of colouring.entries())
        (byColour[i] as number[])[colour] = ((byColour[i] as number[])[colour] as number) + 1;
    }
    expect(knowledge.count).toBe(count * 4 ** 10);
    expect(knowledge.chanceOf(asked.statement, subset)).toBeCloseTo(yes / count, 12);
    for (const [i, cell] of subset.entries()) {
      expect(knowledge.counts[cells.indexOf(cell)]).toEqual(byColour[i]?.map((n) => n * 4 ** 10));
    }
    expect(isCertain(knowledge, 'A1')).toBe(true);
    expect(isCertain(knowledge, 'B1')).toBe(false);
  });

  it('finds a tile that follows from the rest', () => {
    const knowledge = knowledgeOf({
      known: { A1: 'red', B1: 'red' },
      statements: [said('Exactly two tiles are red.', true), said('Every tile is red or blue.', true)],
    });
    expect(likeliestGrid(knowledge)[cells.indexOf('B3')]).toBe('blue');
    expect(isCertain(knowledge, 'B3')).toBe(true);
    expect(knowledge.allows(cells.map((cell) => (cell === 'B3' ? 1 : 15)))).toBe(false);
  });

  it('takes no account of what the seat was not told', () => {
    expect(knowledgeOf({ known: {}, statements: [said('Every tile is red.', null)] }).count).toBe(4 ** 16);
  });
});
