import { describe, expect, it } from 'vitest';
import { seatId } from '../kit/seats';
import { countBoards } from './count';
import { clearNotes, emptyNotebook, knowledgeFrom, noteAt, parseNotebook, setNote, verdictOn } from './notebook';
import { clueFrom } from './testing';

const marked = (...marks: string[]) =>
  marks.reduce((notebook, text) => {
    const [color, cell, mark] = text.split(' ');
    return parseNotebook(setNote(notebook, { seat: 'B', color, cell } as never, mark as never));
  }, emptyNotebook);
const boardsWith = (...marks: string[]) => countBoards([], knowledgeFrom(marked(...marks), seatId('B')));

describe('the notebook', () => {
  it('[N1] counts every board while nothing is marked, and "maybe" takes nothing away', () => {
    expect(boardsWith()).toBe(3_144_960);
    expect(boardsWith('red A1 maybe', 'blue A1 maybe')).toBe(3_144_960);
  });

  it('[N1] "yes" places a colour and keeps others off its cell', () => {
    expect(boardsWith('red A1 yes')).toBe(5 * 15 * 14 * 13 * 12);
    expect(boardsWith('red A1 yes', 'red B1 yes')).toBe(0);
    expect(boardsWith('red A1 yes', 'blue A1 yes')).toBe(0);
  });

  it('[N1] "no" takes one cell from one colour', () => {
    const without = boardsWith('red A1 no');
    expect(without).toBe(3_144_960 - boardsWith('red A1 yes'));
  });

  it('[N1] marks for one player say nothing about another', () => {
    expect(countBoards([], knowledgeFrom(marked('red A1 yes'), seatId('C')))).toBe(3_144_960);
  });

  it.each([
    ['line red row1 row2', ['red A1 yes'], 'certain'],
    ['line red row1 row2', ['blue A1 yes'], 'possible'],
    ['line red row3 row4', ['red A1 yes'], 'contradicted'],
    ['share red blue yes', ['red A1 yes', 'blue B2 yes'], 'contradicted'],
    ['steps red blue 2 3', ['red A1 yes', 'blue B2 yes'], 'certain'],
    ['count row1 row2 1', ['red A1 yes', 'blue B2 yes'], 'contradicted'],
    ['line red row1 row2', ['red A1 yes', 'red B1 yes'], null],
  ])('[N1] what marks say of %s with %j: %s', (clue, marks, verdict) => {
    expect(verdictOn(clueFrom(clue), knowledgeFrom(marked(...marks), seatId('B')))).toBe(verdict);
  });

  it('[N1] a mark replaces the one before, and can be taken away', () => {
    const place = { seat: seatId('B'), color: 'red', cell: 'A1' } as const;
    const twice = setNote(setNote(emptyNotebook, place, 'yes'), place, 'no');
    expect(twice.notes).toHaveLength(1);
    expect(noteAt(twice, place)).toBe('no');
    expect(noteAt(setNote(twice, place, null), place)).toBeNull();
    expect(clearNotes(twice, seatId('B')).notes).toEqual([]);
    expect(clearNotes(twice, seatId('C')).notes).toHaveLength(1);
  });

  it.each([null, undefined, 'x', { version: 2, notes: [] }, { version: 1, notes: [{ seat: 'B' }] }])(
    '[N1] what is no notebook is an empty one: %j',
    (value) => expect(parseNotebook(value)).toEqual(emptyNotebook),
  );
});
