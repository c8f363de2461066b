import { describe, expect, it } from 'vitest';
import { explainClue } from './explain';
import { boardFrom, clueFrom } from './testing';

const board = boardFrom(`
  r . . o
  . b . .
  . . . .
  g . . y
`);

describe('why a clue is true or false', () => {
  it.each([
    ['line red row1 row2', true, 'Red is in A1, in row 1.', 'A1'],
    ['line red row1 colA', true, 'Red is in A1, in row 1 and column A.', 'A1'],
    ['line red row2 colB', false, 'Red is in A1, outside row 2 and column B.', 'A1'],
    ['line purple row2 colB', false, 'Purple is not on the board.', ''],
    ['steps red blue 2 3', true, 'Red is in A1 and blue in B2: 2 steps apart.', 'A1 B2'],
    ['steps blue yellow 1 2', false, 'Blue is in B2 and yellow in D4: 4 steps apart.', 'B2 D4'],
    ['steps red purple 1 2', false, 'Purple is not on the board.', 'A1'],
    ['share red orange no', false, 'Red is in A1 and orange in D1: both in row 1.', 'A1 D1'],
    ['share red green yes', true, 'Red is in A1 and green in A4: both in column A.', 'A1 A4'],
    ['share red blue yes', false, 'Red is in A1 and blue in B2: they share no line.', 'A1 B2'],
    ['count row1 colB 3', true, '3 tokens lie in row 1 or column B.', 'A1 D1 B2'],
    ['count row3 colB 2', false, '1 token lies in row 3 or column B, not 2.', 'B2'],
    ['count row3 colC 1', false, 'No token lies in row 3 or column C, not 1.', ''],
  ])('[S1] %s is %s: %s', (text, isTrue, why, tokens) => {
    const explained = explainClue(clueFrom(text), board);
    expect({ isTrue: explained.isTrue, why: explained.why, tokens: explained.tokens.join(' ') }).toEqual({
      isTrue,
      why,
      tokens,
    });
  });

  it('[S1] says which cells a clue about lines is about', () => {
    expect(explainClue(clueFrom('count row1 colB 3'), board).field).toEqual(['A1', 'B1', 'C1', 'D1', 'B2', 'B3', 'B4']);
    expect(explainClue(clueFrom('share red blue yes'), board).field).toEqual([]);
  });

  it('[S1] two colours that are both missing', () => {
    expect(explainClue(clueFrom('share red blue no'), []).why).toBe('Neither red nor blue is on the board.');
  });
});
