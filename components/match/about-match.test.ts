import { expect, test } from 'vitest';
import { rulesWords } from './about-match';

test('a match says by which version of its rules it is played, and that a rulebook of another one is not its own', () => {
  expect(rulesWords({ playedBy: 3, today: 3 })).toBe(', version 3');
  expect(rulesWords({ playedBy: 2, today: 3 })).toBe(', version 2; the rulebook here is of version 3');
  expect(rulesWords({ playedBy: 2, today: null })).toBe(', version 2');
  expect(rulesWords({ playedBy: null, today: null })).toBe('');
});
