import { describe, expect, it } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { markAt, marksOn, readNotebook, toggled, withMark } from './notebook';

const empty = readNotebook(null);

describe('the notebook', () => {
  it('reads what it saved, for seats called anything', () => {
    const one = withMark(empty, { seat: seatId('__proto__'), rune: 'cross-box', place: null, mark: 'no' });
    const two = withMark(one, { seat: seatId('B'), rune: 'torn-box', place: 4, mark: 'yes' });
    const read = readNotebook(JSON.parse(JSON.stringify({ ...two, off: [3], usesAnswers: false })));
    expect(markAt(marksOn(read, seatId('__proto__')), 'cross-box', null)).toBe('no');
    expect(markAt(marksOn(read, seatId('B')), 'torn-box', 4)).toBe('yes');
    expect(markAt(marksOn(read, seatId('B')), 'torn-box', 3)).toBeNull();
    expect(read).toMatchObject({ off: [3], usesAnswers: false });
  });

  it('takes a mark back, and leaves the other places alone', () => {
    const marked = withMark(empty, { seat: seatId('B'), rune: 'torn-box', place: 4, mark: 'maybe' });
    const both = withMark(marked, { seat: seatId('B'), rune: 'torn-box', place: null, mark: 'yes' });
    const cleared = withMark(both, { seat: seatId('B'), rune: 'torn-box', place: 4, mark: null });
    expect(markAt(marksOn(cleared, seatId('B')), 'torn-box', 4)).toBeNull();
    expect(markAt(marksOn(cleared, seatId('B')), 'torn-box', null)).toBe('yes');
  });

  it.each([
    'x',
    7,
    { marks: 'x' },
    { marks: [['B']] },
    { marks: [['B', { anywhere: { a: 'perhaps' }, at: [] }]] },
    { marks: [['B', null]], off: ['1'], believed: {} },
  ])('reads %j as an empty one', (value) => expect(readNotebook(value)).toEqual(empty));

  it('switches an answer off and on', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
