import { expect, test } from 'vitest';
import { againstClosing, stillTelling } from './still-telling';

test('while the last close is told, the host reads so, with the seconds that are left', () => {
  expect(stillTelling(5200)).toBe('Everybody is still being shown the last round (6 seconds).');
  expect(stillTelling(null)).toBeNull();
});

test('a host who closes is asked while it is told, and when somebody has not acted', () => {
  const missing = 'One player has not acted, and is treated as at a deadline.';
  expect(againstClosing(1000, null)).toBe('Everybody is still being shown the last round (1 second).');
  expect(againstClosing(null, missing)).toBe(missing);
  expect(againstClosing(1000, missing)).toBe(`Everybody is still being shown the last round (1 second). ${missing}`);
  expect(againstClosing(null, null)).toBeNull();
});
