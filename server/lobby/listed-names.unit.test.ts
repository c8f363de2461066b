import { expect, test } from 'vitest';
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
