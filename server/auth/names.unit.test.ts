import { expect, test } from 'vitest';
import { nameKeyOf, nameSchema } from './names';

test.each([
  ['  Ann   Lee ', 'Ann Lee'],
  ['Zoë', 'Zoë'],
  ['ｆｕｌｌ', 'full'],
  ['愛子', '愛子'],
  ["O'Neil-3", "O'Neil-3"],
])('%j is kept as %j', (given, kept) => {
  expect(nameSchema.parse(given)).toBe(kept);
});

test.each(['', 'a', ' . ', '-dash', 'x'.repeat(33), 'tab\u0000', 'rtl\u202eevil', 'zero\u200bwidth', '<b>', 'a@b.c'])(
  '%j is no name',
  (given) => {
    expect(nameSchema.safeParse(given).success).toBe(false);
  },
);

test('names that differ in case or form only are the same name', () => {
  expect(new Set(['Ann', 'ANN', ' ann', 'Ａnn'].map(nameKeyOf)).size).toBe(1);
});
