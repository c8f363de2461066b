import { expect, test, vi } from 'vitest';
import { problemWithListed } from './listed-names';

test('of names that could be taken for one another the second is wrong, and says which it looks like', () => {
  expect(problemWithListed(['Ann', 'Ben', 'Ann'], null)).toMatchObject({
    at: 2,
    message: expect.stringMatching(/^Ann is named twice/),
  });
  expect(problemWithListed(['Ann L', 'Ben', 'Ann L.'], null)).toMatchObject({
    at: 2,
    message: expect.stringMatching(/^Ann L\. looks like Ann L, further up/),
  });
  expect(problemWithListed(['Anna', null, 'Аnna'], null)?.at).toBe(2);
});

test('the host’s own name is no player’s, but where they play too', () => {
  expect(problemWithListed(['Ann', 'hanna'], 'Hanna')?.at).toBe(1);
  expect(problemWithListed(['Ann', 'Hanna'], null)).toBeNull();
});

test('each name is looked at once, however many there are: a hundred long ones held the process for half a second', () => {
  const names = Array.from({ length: 100 }, (_, i) => `${'Ж'.repeat(190)}${1000 + i}`);
  const normalized = vi.spyOn(String.prototype, 'normalize');
  expect(problemWithListed(names, 'Hanna')).toBeNull();
  const { length } = normalized.mock.calls;
  normalized.mockRestore();
  expect(length).toBeLessThan(names.length * 20);
});
