import { expect, test } from 'vitest';
import { minuteInput, seatNameInput, settingsInput, shownInput, textInput, timeInput, zoneInput } from './inputs';

const read = (text: string) => shownInput(40).safeParse(text);

test.each(['Episode 3', 'Zoë & Ben', 'Rún – ᚱ', '王者', 'Night 🧑‍🚀', 'עברית', '100 %'])('%s can be a name', (name) => {
  expect(read(name)).toMatchObject({ success: true, data: name });
});

test('lines and gaps become single spaces', () => {
  expect(read(' The \n long\ttable ').data).toBe('The long table');
});

test.each([
  ['a zero-width space', 'Ben\u200b', 'Ben'],
  ['what turns the text around', '\u202eneB', 'neB'],
  ['isolates', '\u2066Ben\u2069', 'Ben'],
  ['a right-to-left mark', 'Ben\u200f', 'Ben'],
  ['a joiner between letters', 'Be\u200dn', 'Ben'],
  ['a sign that only joins', 'Be\u034fn', 'Ben'],
  ['what chooses a form, of a letter, and a joiner after it', 'Ben\ufe0f\u200d🎲', 'Ben🎲'],
  ['a soft hyphen', 'Light\u00adhouse', 'Lighthouse'],
])('%s came along from elsewhere and is left out, in names, titles and texts', (_, given, kept) => {
  for (const form of [shownInput(40), seatNameInput]) expect(form.parse(given)).toBe(kept);
  if (!given.includes('\u200dn')) expect(textInput(40).parse(given)).toBe(kept);
});

test.each([
  ['nothing but a zero-width space', '\u200b'],
  ['a joiner alone', '\u200d'],
  ['blank fillers', '\u2800\u3164'],
  ['a control', 'Ben\u0007'],
])('%s cannot', (_, name) => {
  expect(read(name).success).toBe(false);
});

test.each([
  ['Ａｎｎ', 'Ann'],
  ['Ann 🎲', 'Ann 🎲'],
  ['👩🏽\u200d🚀 Ben', '👩🏽\u200d🚀 Ben'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['1\ufe0f\u20e3 Cleo', '1\ufe0f\u20e3 Cleo'],
  ['Eve (they/them)', 'Eve (they/them)'],
])('a seat called %j is called %j', (given, kept) => {
  expect(seatNameInput.parse(given)).toBe(kept);
});

test('a name that is too long once it is composed is no name', () => {
  expect(seatNameInput.safeParse('\ufdfa'.repeat(3)).success).toBe(false);
});

test.each([
  ['a blank that is no space', 'blank\u2800'],
  ['a control', 'bell\u0007'],
  ['nothing that is seen', '\u200b\u2060'],
])('a text has none: %s', (_, text) => {
  expect(textInput(100).safeParse(text).success).toBe(false);
});

test.each(['Two\r\nlines\tand a tab', 'می\u200cخواهم', 'Well done 👩🏽\u200d🚀 ❤\ufe0f'])('%j is a text', (text) => {
  expect(textInput(100).safeParse(text)).toMatchObject({ success: true, data: text });
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

test.each([
  ['five marks on one letter', 'Z\u0301\u0300\u0302\u0303\u0304algo'],
  ['one mark twice', 'Z\u0301\u0301algo'],
  ['circles round circles', 'a\u20dd\u20dd'],
])('%s are in no title and in no text', (_, text) => {
  for (const form of [shownInput(80), seatNameInput, textInput(80)])
    expect(form.safeParse(text).error?.issues[0]?.message).toBe('has a letter with more marks than can be read');
});

test.each([
  ['a\n\n\nb', 'a\n\n\nb'],
  ['a\n\n\n\nb', 'a\n\nb'],
  ['a\r\n \r\n\t\n\n\n  b\n\n\n\n\nc', 'a\r\n\n  b\n\nc'],
])('more than two blank lines are one: %j', (text, kept) => {
  expect(textInput(80).safeParse(text)).toMatchObject({ success: true, data: kept });
});

test('blank lines are folded in no time, and before the length is counted', () => {
  const since = performance.now();
  expect(textInput(80).safeParse(`a${'\n'.repeat(4_000)}${' \n'.repeat(4_000)}b`)).toMatchObject({ data: 'a\n\nb' });
  expect(textInput(8_000).safeParse(`a${'\n \n  x'.repeat(1_300)}`).success).toBe(true);
  expect(performance.now() - since).toBeLessThan(50);
});

test('what people write has its marks: Vietnamese, Hebrew with points, Thai, Arabic with vowels, keys, families', () => {
  for (const text of [
    'Nguy\u1ec5n',
    '\u05e9\u05c1\u05b8\u05bc',
    '\u0e17\u0e35\u0e48',
    '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f',
    '1\ufe0f\u20e3',
    '\u2764\ufe0f',
  ])
    expect(textInput(80).safeParse(text).success, text).toBe(true);
});

test.each(['Seat B', 's\u0435at b', 'Host', 'H\u043est', 'admin', 'System', 'Moderator', 'Spectator'])(
  'a host calls no seat %j, which would be taken for a part of the site',
  (name) => {
    expect(seatNameInput.safeParse(name).error?.issues[0]?.message).toContain(
      'would be taken for a part of Main Match',
    );
  },
);

test('settings are an object with no more fields than any game could have', () => {
  const withFields = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, i]));
  expect(settingsInput.safeParse(withFields(200)).success).toBe(true);
  for (const wrong of [withFields(201), [], null, 'rounds']) expect(settingsInput.safeParse(wrong).success).toBe(false);
});

test('a zone is one that there is a clock for, and no clock is looked for by half a megabyte', () => {
  expect(zoneInput.safeParse('Europe/Berlin').success).toBe(true);
  expect(zoneInput.safeParse('Europe/Nowhere').error?.issues).toMatchObject([{ message: 'is no time zone' }]);
  expect(zoneInput.safeParse('x'.repeat(400_000)).error?.issues).toMatchObject([{ code: 'too_big' }]);
});
