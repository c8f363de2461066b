import { describe, expect, it } from 'vitest';
import { seatId } from '../kit/seats';
import { mantraRisk } from './questions';
import { inRound2, symbols } from './testing';

/** The answer A gets among A, B, C and D, and the mantra it costs. */
function asked(question: string, more: object): [unknown, number] {
  const view = inRound2('ABCD').learns('A', question, more).view('A');
  return [view.answers[0]?.answer, view.mantra];
}

describe('learned insight', () => {
  it('[L2] rune: 2 mantra for each that uses it', () => {
    expect(asked('rune', { rune: 'straight-slope' })).toEqual([2, 4]);
    expect(asked('rune', { rune: 'cross-box' })).toEqual([0, 0]);
  });

  it('[L3] count: 3 mantra for each by which the number was off', () => {
    expect(asked('count', { seat: 'B', group: 'Straight', number: 3 })).toEqual([3, 0]);
    expect(asked('count', { seat: 'B', group: 'Straight', number: 0 })).toEqual([3, 9]);
    expect(asked('count', { seat: 'C', group: 'Enclosure', number: 5 })).toEqual([3, 6]);
  });

  it('[L4] has: 4 mantra if not', () => {
    expect(asked('has', { seat: 'B', rune: 'straight-box' })).toEqual([true, 0]);
    expect(asked('has', { seat: 'C', rune: 'straight-box' })).toEqual([false, 4]);
  });

  it('[L5] line: 5 mantra if nobody has it there', () => {
    expect(asked('line', { rune: 'straight-slope', line: 'row0' })).toEqual([2, 0]);
    expect(asked('line', { rune: 'straight-slope', line: 'col1' })).toEqual([2, 0]);
    expect(asked('line', { rune: 'straight-slope', line: 'row1' })).toEqual([0, 5]);
    expect(asked('line', { rune: 'origin-divider', line: 'col0' })).toEqual([1, 0]);
  });

  it('[L6] shared: two others, or the asker and another', () => {
    expect(asked('shared', { seats: ['B', 'D'] })).toEqual([1, 0]);
    expect(asked('shared', { seats: ['D', 'A'] })).toEqual([1, 0]);
    expect(asked('shared', { seats: ['C', 'D'] })).toEqual([0, 6]);
  });

  it('[L7] best: 3 mantra for each rune not in the symbol that has most of them', () => {
    const runes = ['straight-enclosure', 'straight-slope', 'straight-box', 'cross-box'];
    expect(asked('best', { runes })).toEqual([3, 3]);
    expect(asked('best', { runes: ['cross-box'] })).toEqual([0, 3]);
    expect(asked('best', { runes: symbols.D })).toEqual([6, 0]);
  });

  it('[L8] others never include the asker', () => {
    expect(asked('rune', { rune: 'torn-slope' })).toEqual([0, 0]);
    expect(asked('line', { rune: 'torn-slope', line: 'row1' })).toEqual([0, 5]);
    expect(asked('best', { runes: symbols.A })).toEqual([1, 15]);
  });

  it('[L9] [M1] at once, with its mantra, and it cannot be withdrawn', () => {
    const story = inRound2().learns('A', 'has', { seat: 'B', rune: 'cross-box' });
    expect(story.view('A')).toMatchObject({ insight: 6, mantra: 4, mantraObtained: 4 });
    expect(story.does('A', { type: 'withdraw', power: 'has' }).codes()).toEqual(['BAD_ACTION']);
  });

  it('[L1] six times each question, twice the round number in all', () => {
    const has = { seat: 'B', rune: 'straight-box' };
    const story = inRound2();
    for (let i = 0; i < 5; i++) story.learns('A', 'has', has);
    expect(story.codes()).toEqual(['TOO_MANY']);
    story.closes();
    for (let i = 0; i < 7; i++) story.learns('A', 'has', has);
    expect(story.codes()).toEqual(['TOO_MANY', 'TOO_MANY']);
    story.closes();
    for (let i = 0; i < 7; i++) story.learns('A', 'has', has);
    story.learns('A', 'rune', { rune: 'cross-box' }).learns('A', 'rune', { rune: 'cross-box' });
    expect(story.codes()).toEqual(['TOO_MANY', 'TOO_MANY', 'TOO_MANY']);
    expect(story.learns('A', 'rune', { rune: 'cross-box' }).codes()).toHaveLength(4);
  });

  it('[Q2] out of range, twice, oneself, unknown', () => {
    const story = inRound2();
    story.learns('A', 'count', { seat: 'B', group: 'Box', number: 7 });
    story.learns('A', 'count', { seat: 'B', group: 'Boxes', number: 1 });
    story.learns('A', 'has', { seat: 'A', rune: 'cross-box' });
    story.learns('A', 'shared', { seats: ['B', 'B'] });
    story.learns('A', 'best', { runes: ['cross-box', 'cross-box'] });
    story.learns('A', 'best', { runes: [] });
    story.learns('A', 'line', { rune: 'cross-box', line: 'col3' });
    expect(story.codes()).toEqual(Array(7).fill('BAD_ACTION'));
    expect(story.learns('A', 'has', { seat: 'X', rune: 'cross-box' }).codes().at(-1)).toBe('UNKNOWN_SEAT');
    expect(
      story
        .learns('A', 'shared', { seats: ['A', 'toString'] })
        .codes()
        .at(-1),
    ).toBe('UNKNOWN_SEAT');
  });

  it('[L2] [L7] the risk said before is the most it can cost', () => {
    const learn = { type: 'learn' } as const;
    expect(mantraRisk({ ...learn, question: 'rune', rune: 'cross-box' }, 3)).toBe(6);
    expect(mantraRisk({ ...learn, question: 'count', seat: seatId('B'), group: 'Box', number: 1 }, 3)).toBe(15);
    expect(mantraRisk({ ...learn, question: 'best', runes: ['cross-box', 'torn-box'] }, 3)).toBe(6);
  });
});
