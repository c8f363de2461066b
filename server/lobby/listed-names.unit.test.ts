import { expect, test, vi } from 'vitest';
import { problemsWithListed } from './listed-names';

test('of names that could be taken for one another the second is wrong, and says which it looks like', () => {
  expect(problemsWithListed(['Ann', 'Ben', 'Ann'], null)).toMatchObject([
    { at: 2, message: expect.stringMatching(/^Ann is named twice/) },
  ]);
  expect(problemsWithListed(['Ann L', 'Ben', 'Ann L.', 'Ben', 'ann l'], null)).toMatchObject([
    { at: 2, message: expect.stringMatching(/^Ann L\. looks like Ann L, further up/) },
    { at: 3, message: expect.stringMatching(/^Ben is named twice/) },
    { at: 4, message: expect.stringMatching(/^ann l looks like Ann L, further up/) },
  ]);
  expect(problemsWithListed(['Anna', null, 'Аnna'], null)).toMatchObject([{ at: 2 }]);
});

test('the host’s own name is no player’s, but where they play too', () => {
  expect(problemsWithListed(['Ann', 'hanna'], 'Hanna')).toMatchObject([{ at: 1 }]);
  expect(problemsWithListed(['Ann', 'Hanna'], null)).toEqual([]);
});

test('each name is looked at once, however many there are: a hundred long ones held the process for half a second', () => {
  const names = Array.from({ length: 100 }, (_, i) => `${'Ж'.repeat(190)}${1000 + i}`);
  const normalized = vi.spyOn(String.prototype, 'normalize');
  expect(problemsWithListed(names, 'Hanna')).toEqual([]);
  const { length } = normalized.mock.calls;
  normalized.mockRestore();
  expect(length).toBeLessThan(names.length * 20);
});
