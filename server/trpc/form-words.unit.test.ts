import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameSchema } from '../auth/names';
import { formWords, sentenceAbout } from './form-words';
import { textInput } from './inputs';

const said = (schema: z.ZodType, value: unknown): string => {
  const issue = schema.safeParse(value, { error: formWords }).error?.issues[0];
  return sentenceAbout('field', issue?.message ?? 'is fine');
};

test.each([
  ['“field” is missing.', z.string(), undefined],
  ['“field” has to be a text.', z.string(), 7],
  ['“field” has to be a whole number.', z.int(), 1.5],
  ['“field” has to be an object.', z.object({}), null],
  ['“field” has to be a list.', z.array(z.string()), {}],
  ['“field” has to be one of “open”, “links”.', z.enum(['open', 'links']), 'x'],
  ['“field” is empty.', textInput(5), ' '],
  ['“field” has to have at most 5 characters.', textInput(5), 'much too long'],
  ['“field” has to have at least 10 characters.', z.string().min(10), 'short'],
  ['“field” has to be 1 or more.', z.int().min(1), 0],
  ['“field” has to be 9 or less.', z.int().max(9), 10],
  ['“field” has to have at least one entry.', z.array(z.string()).min(1), []],
  ['“field” is not written as it has to be.', z.base64(), '?'],
  ['“field” is not known here.', z.strictObject({}), { more: 1 }],
  ['“field” has none of the forms that it can have.', z.union([z.literal(''), z.int()]), 'x'],
])('%s', (sentence, schema, value) => {
  expect(said(schema, value)).toBe(sentence);
});

test('words of a schema’s own are kept, and a whole sentence stands by itself', () => {
  expect(said(textInput(50), 'a\u2800b')).toMatch(/^“field” has signs that cannot be seen/);
  expect(said(nameSchema, 'a')).toMatch(/^A name has 2 to 32 letters/);
  expect(sentenceAbout('', 'has to be an object')).toBe('The request has to be an object.');
});
