import { describe, expect, it } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { knowledgeOf } from '@/games/logical-bluffs/knowledge';
import {
  allOpen,
  coloursIn,
  contradictions,
  gridOf,
  type Marks,
  onlyMark,
  readMarks,
  toggleMark,
  withCertain,
} from './marks';

const knowledge = knowledgeOf({
  known: { A1: 'red' },
  statements: [
    {
      round: 1,
      seat: seatId('A'),
      subset: ['A1', 'B1', 'A2', 'B2'],
      statements: [{ text: 'Exactly one tile is red.', truth: true }],
    },
  ],
});

describe('marks', () => {
  it('are kept as masks, and anything else is an open board', () => {
    expect(readMarks({ marks: toggleMark(allOpen, 'B2', 'red') })[5]).toBe(14);
    for (const value of [null, 3, {}, { marks: [1] }]) expect(readMarks(value)).toEqual(allOpen);
    expect(coloursIn(5)).toEqual(['red', 'green']);
  });

  it('begin with the tiles that are known', () => {
    expect(readMarks(null, { A1: 'red', B1: 'blue' }).slice(0, 3)).toEqual([1, 2, 15]);
    expect(readMarks({ marks: onlyMark(allOpen, 'A1', 'blue') }, { A1: 'red' })[0]).toBe(2);
  });

  it('make a grid once one colour is left everywhere', () => {
    expect(gridOf(allOpen)).toBeNull();
    expect(gridOf(allOpen.map(() => 2))).toEqual(new Array(16).fill('blue'));
  });

  it('lose what is impossible', () => {
    expect(withCertain(allOpen, knowledge).slice(0, 2)).toEqual([1, 14]);
  });

  it('contradict what is certain, alone or together', () => {
    const found = (marks: Marks) => contradictions(marks, { ...knowledge, fits: knowledge.allows(marks) });
    expect(found(onlyMark(allOpen, 'A1', 'blue'))).toEqual({ tiles: ['A1'], together: false });
    expect(found(onlyMark(allOpen, 'B1', 'red')).tiles).toEqual(['B1']);
    expect(found(onlyMark(allOpen, 'B1', 'blue'))).toEqual({ tiles: [], together: false });
    expect(contradictions(allOpen, { ...knowledge, fits: false })).toEqual({ tiles: [], together: true });
  });
});
