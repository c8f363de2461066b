import { expect, test } from 'vitest';
import { Together } from './together';

/** Writes that end when they are told to. */
function writer(most?: number, gatherMs?: number) {
  const begun: (readonly string[])[] = [];
  const ends: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const write = (all: readonly string[]) => {
    begun.push(all);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  };
  return { begun, ends, together: new Together(write, most, gatherMs) };
}

test('what comes while one is written goes with the next, and each hears of its own', async () => {
  const { begun, ends, together } = writer();
  const done: string[] = [];
  const add = (one: string) => together.add(one).then(() => done.push(one));
  const [first, second, third] = [add('a'), add('b'), add('c')];
  expect(begun).toEqual([['a']]);
  ends[0]?.resolve();
  await first;
  expect(done).toEqual(['a']);
  await expect.poll(() => begun).toEqual([['a'], ['b', 'c']]);
  ends[1]?.resolve();
  await Promise.all([second, third]);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('a write that fails fails for those that were in it alone', async () => {
  const { ends, together } = writer();
  const [first, second] = [together.add('a'), together.add('b')];
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  ends[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});

test('so many go at once, and no more; it is done when all have gone', async () => {
  const { begun, ends, together } = writer(2);
  const all = ['a', 'b', 'c', 'd'].map((one) => together.add(one));
  let isDone = false;
  const done = together.done().then(() => (isDone = true));
  for (const [i, some] of [['a'], ['b', 'c'], ['d']].entries()) {
    await expect.poll(() => begun[i]).toEqual(some);
    expect(isDone).toBe(false);
    ends[i]?.resolve();
  }
  await Promise.all([...all, done]);
  expect(begun).toHaveLength(3);
});

test('what comes while it gathers goes in one', async () => {
  const { begun, ends, together } = writer(100, 50);
  const first = together.add('a');
  await new Promise((resolve) => setTimeout(resolve, 10));
  const second = together.add('b');
  await expect.poll(() => begun).toEqual([['a', 'b']]);
  ends[0]?.resolve();
  await Promise.all([first, second]);
});
