import { expect, test } from 'vitest';
import { minuteInput, shownInput, timeInput } from './inputs';

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

test('what is no time is told what a time is', () => {
  for (const given of ['2026-11-27T20:00', 1.5, -1, 1e16, null, undefined]) {
    const [problem] = timeInput.safeParse(given).error?.issues ?? [];
    expect(problem?.message, String(given)).toMatch(/^has to be a time in whole milliseconds since 1970/);
  }
  expect(minuteInput.safeParse('22:00').error?.issues[0]?.message).toBe(
    'has to be whole minutes after midnight, 0 to 1439',
  );
  expect(timeInput.parse(Date.UTC(2026, 10, 27, 20))).toBe(1_795_809_600_000);
});
