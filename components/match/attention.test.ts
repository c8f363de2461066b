import { expect, test } from 'vitest';
import { titleOf } from './attention';

test('in the last half minute the title of a tab counts its seconds, for who has something to do', () => {
  const of = (prompt: string | null, leftMs: number | null) => titleOf({ title: 'Friday', prompt, leftMs });
  expect(of('Your move on board 2', 11_200)).toBe('(!) 12 s · Your move on board 2 · Friday · Main Match');
  for (const leftMs of [null, 31_000, 0])
    expect(of('Your move on board 2', leftMs)).toBe('(!) Your move on board 2 · Friday · Main Match');
  expect(of(null, 11_200)).toBe('Friday · Main Match');
});
