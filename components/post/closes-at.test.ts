import { expect, test } from 'vitest';
import { closesAt } from './closes-at';

test('a phase closes when its clock has run out, and says no time once it has', () => {
  const view = { status: 'running', dueAt: 10_000 } as const;
  const closes = closesAt(view, 4_000) ?? 0;
  expect(Math.abs(closes - Date.now() - 6_000)).toBeLessThan(1_000);
  expect(closesAt(view, 10_000)).toBeNull();
  expect(closesAt({ ...view, status: 'paused' }, 4_000)).toBeNull();
  expect(closesAt({ ...view, dueAt: null }, 4_000)).toBeNull();
});
