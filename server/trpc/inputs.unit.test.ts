import { expect, test } from 'vitest';
import { shownInput } from './inputs';

const read = (text: string) => shownInput(40).safeParse(text);

test.each(['Episode 3', 'Zoë & Ben', 'Rún – ᚱ', '王者', 'Night 🧑‍🚀', 'עברית', '100 %'])('%s can be a name', (name) => {
  expect(read(name)).toMatchObject({ success: true, data: name });
});

test('lines and gaps become single spaces', () => {
  expect(read(' The \n long\ttable ').data).toBe('The long table');
});

test.each([
  ['nothing but a zero-width space', '\u200b'],
  ['a name with a zero-width space', 'Ben\u200b'],
  ['what turns the text around', '\u202eneB'],
  ['isolates', '\u2066Ben\u2069'],
  ['blank fillers', '\u2800\u3164'],
  ['a joiner alone', '\u200d'],
  ['a control', 'Ben\u0007'],
])('%s cannot', (_, name) => {
  expect(read(name).success).toBe(false);
});
