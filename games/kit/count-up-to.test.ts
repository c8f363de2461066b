import { expect, test } from 'vitest';
import { countUpTo } from './count-up-to';

test('counts those that have at most so much, as looking at each would', () => {
  for (const times of [[], [3], [1, 2, 2, 2, 7], [0, 5, 9, 12, 40, 41]]) {
    const lines = times.map((time) => ({ time }));
    for (let limit = -1; limit <= 42; limit++)
      expect(countUpTo(lines, limit, ({ time }) => time)).toBe(times.filter((time) => time <= limit).length);
  }
});
