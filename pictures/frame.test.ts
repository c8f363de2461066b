import { expect, test } from 'vitest';
import { captionIn } from './frame';

test('what happened is said whole, in smaller letters and on three lines where many with long names win', () => {
  expect(captionIn('Emil wins with 3 points.')).toEqual({ lines: ['Emil wins with 3 points.'], size: 30 });
  const names = ['Fay', 'Ida', 'Kim', 'Max'].map((name) => `${name} of the very long table of the north`);
  const words = `${names.slice(0, 3).join(', ')} and ${names[3]} win with 3 points each.`;
  const { lines, size } = captionIn(words);
  expect(lines.join(' ')).toBe(words);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(size).toBeLessThan(30);
});
