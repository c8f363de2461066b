import { expect, test } from 'vitest';
import { plain, unmarked } from './discord-text';

test('what a post says is read without whom it mentions, and without its signs for Discord', () => {
  expect(unmarked('<@123456> <@78> the deadline is near.')).toBe('the deadline is near.');
  const name = 'a_b *c* [d] <e> @f #g `h` ~i~ |j| \\k';
  expect(unmarked(plain(`Won by ${name}.`))).toBe(`Won by ${name}.`);
});
