import { expect, test } from 'vitest';
import { HOST_GONE_MS } from '@/games/kit/told-after';
import { leftToHost } from './hosts-to-tell';

test('an end is its host’s for ten minutes from the last round, and from each of their steps', () => {
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: null }, 1000)).toBe(HOST_GONE_MS);
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: null }, 1000 + HOST_GONE_MS)).toBe(0);
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: 500_000 }, 1000 + HOST_GONE_MS)).toBe(499_000);
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: 500_000 }, 600_000 + HOST_GONE_MS)).toBe(0);
});
