import { expect, test } from 'vitest';
import { stillTelling } from './still-telling';

test('while the last close is told, the host reads so, with the seconds that are left', () => {
  expect(stillTelling(5200)).toBe('Everybody is still being shown the last round (6 seconds).');
  expect(stillTelling(null)).toBeNull();
});
