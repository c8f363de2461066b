import { expect, test } from 'vitest';
import { stepsFor } from './bluff-desk';
import { emptyDraft } from './bluff-draft';

test('nothing is called done before it has been judged', () => {
  const statements = (states: Parameters<typeof stepsFor>[0]['states']) =>
    stepsFor({ draft: emptyDraft(1), states, areTilesDone: false })[1];
  expect(statements([])).toMatchObject({ label: '0 of 4 statements', isDone: false });
  expect(statements(['done', 'wrong', 'empty', 'done'])).toMatchObject({ label: '2 of 4 statements', isDone: false });
  expect(statements(['done', 'done', 'done', 'done'])).toMatchObject({ label: '4 of 4 statements', isDone: true });
});
