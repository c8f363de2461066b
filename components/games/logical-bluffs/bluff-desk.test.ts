import { expect, test } from 'vitest';
import { emptyAfter, promptFor, stepsFor } from './bluff-desk';
import { emptyDraft } from './bluff-draft';

test('nothing is called done before it has been judged', () => {
  const statements = (states: Parameters<typeof stepsFor>[0]['states']) =>
    stepsFor({ draft: emptyDraft(1), states, areTilesDone: false })[1];
  expect(statements([])).toMatchObject({ label: '0 of 4 statements', isDone: false });
  expect(statements(['done', 'wrong', 'empty', 'done'])).toMatchObject({ label: '2 of 4 statements', isDone: false });
  expect(statements(['done', 'done', 'done', 'done'])).toMatchObject({ label: '4 of 4 statements', isDone: true });
});

test('what is being read is counted as written, and called neither ready nor wrong', () => {
  const [, step] = stepsFor({
    draft: emptyDraft(1),
    states: ['done', 'reading', 'reading', 'reading'],
    areTilesDone: true,
  });
  expect(step).toMatchObject({ label: '4 of 4 statements, three being read', isDone: false });
});

test('the bar says what sending takes, and what keeps from it: neither what to do nor how far one is, which stand beside it', () => {
  expect(promptFor(['empty', 'empty', 'empty', 'empty'])).toBe('Final once sent.');
  expect(promptFor(['done', 'wrong', 'done', 'done'])).toBe('Mend statement 2.');
  expect(promptFor(['done', 'reading', 'done', 'done'])).toBe('Final once sent.');
});

test('after a sentence is said the next empty statement is the one to write, from the top again after the last', () => {
  expect(emptyAfter(['', '', '', ''], 0)).toBe(1);
  expect(emptyAfter(['', 'a', ' ', 'b'], 1)).toBe(2);
  expect(emptyAfter(['', 'a', 'b', ''], 3)).toBe(0);
  expect(emptyAfter(['a', 'b', 'c', ''], 3)).toBeNull();
});
