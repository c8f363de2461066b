import { expect, test } from 'vitest';
import { awardsFirst } from './awards-first';

test('awards can be decided before the end is told; a screen that others look at is warned of first', () => {
  const own = awardsFirst({ open: 2, isSafe: false });
  expect(own.words).toBe('2 awards wait for your word, and are told as proposed until then.');
  expect(own.verb).toBe('Confirm or amend first');
  const shared = awardsFirst({ open: 1, isSafe: true });
  expect(shared.words).toMatch(/^One award waits .* and is told .* They give the end away/);
  expect(shared.verb).toBe('Show them here all the same');
});
