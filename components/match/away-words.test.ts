import { expect, test } from 'vitest';
import { notTold } from './away-words';

const missed = (at: number) => ({ at, text: `At ${at}.`, words: null, path: '/m/X' });

test('what a scene told that was left by a reload was not missed; what came after it was', () => {
  const all = [missed(10_000), missed(30_000)];
  expect(notTold(all, 20_000)).toEqual([missed(30_000)]);
  expect(notTold(all, 29_500)).toEqual([]);
  expect(notTold(all, null)).toEqual(all);
});
