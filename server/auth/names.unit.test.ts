import { expect, test } from 'vitest';
import { nameKeyOf } from '@/games/kit/name-key';
import { isNameAmong, lookAlike, nameSchema, withoutStacks } from './names';

test.each([
  ['  Ann   Lee ', 'Ann Lee'],
  ['Zoë', 'Zoë'],
  ['ｆｕｌｌ', 'full'],
  ['愛子', '愛子'],
  ["O'Neil-3", "O'Neil-3"],
  // What came along unseen is left out.
  ['rtl\u202eevil', 'rtlevil'],
  ['zero\u200bwidth', 'zerowidth'],
  ['A\u034fnn', 'Ann'],
  ['Ann\ufe0f', 'Ann'],
])('%j is kept as %j', (given, kept) => {
  expect(nameSchema.parse(given)).toBe(kept);
});

test.each([
  ...['', 'a', ' . ', '-dash', 'x'.repeat(33), 'tab\u0000', '\u202e\u200ba', '<b>', 'a@b.c'],
  ...['\u3164\u3164', 'A\u2800nn'], // letters and marks to Unicode, which no font shows
])('%j is no name', (given) => {
  expect(nameSchema.safeParse(given).success).toBe(false);
});

test.each(['Z\u0336oe', 'A\u0489nn', 'A\u20ddnn', 'q\u0307\u0323x'])('%j is marked over', (given) => {
  expect(nameSchema.safeParse(given).error?.issues[0]?.message).toContain('marks');
  expect(nameSchema.safeParse(withoutStacks(given)).success).toBe(true);
});

test.each(['Nguyễn', 'Ọ\u0301ba', 'मित्र', 'שָׁלוֹם', 'مُحَمَّد'])('%j is written as its script is', (given) => {
  expect(nameSchema.safeParse(given).success).toBe(true);
});

test.each([
  'Main Match',
  'main match',
  'Deleted player',
  'HOST',
  'H\u043est',
  'Ho\u200bst',
  '\u202eHost',
  'Spectator',
  '@everyone',
  'Bot',
  'Free',
  'FR\u0435E',
  'Bot Ann',
  'bot 7',
  ...[
    'admin',
    'Adm\u0456n',
    'Adrnin',
    'Moderator',
    'M\u043ed',
    'System',
    'SYSTEM',
    'The system',
    'Co-host',
    'Spectators',
  ],
  ...['Seat', 'Seat B', 'seat 12', 'S\u0435at B', 'Seat AB'],
])('%j is nobody’s name', (given) => {
  expect(nameSchema.safeParse(given).success).toBe(false);
});

test.each([
  'Hostess',
  'Freeman',
  'Botho',
  'Bothilde',
  'Abbot',
  'Host of one',
  'Seaton',
  'Seat warmer',
  'Modesty',
  'Systema',
  'Adminah',
])('%j is somebody’s', (given) => {
  expect(nameSchema.safeParse(given).success).toBe(true);
});

test('names that differ in case or form only are the same name', () => {
  expect(new Set(['Ann', 'ANN', ' ann', 'Ａnn'].map(nameKeyOf)).size).toBe(1);
});

test.each([
  ['Ann', 'ANN'],
  ['Ann', '\u0410nn'], // Cyrillic
  ['ann', '\u13AAnn'], // Cherokee
  ['Bob', 'B\u03BFb'], // Greek
  ['Bob', 'Bob\u200b'],
  ['Ann', 'A\u034fnn'], // a joiner that cannot be seen
  ['Ilya', 'llya'],
  ['Ilya', 'ILYA'],
  ['Player 1', 'Player l'],
  ['Zoë', 'Zoe\u0308'],
  ['Ann', 'Ann\u0332'],
  ['Ann 2', 'Ann 2\u0301'],
  ['Admin', 'ạdmin'],
  ['Holly', 'Ho\u0323lly'],
  ['Ann', 'Ann\u05b0'], // Hebrew
  ['Ann', 'A\u0e3ann'], // Thai
  ['Ann 2', 'Ann 2\u093c'], // Devanagari
])('%j and %j look alike', (one, other) => {
  expect(lookAlike(one, ['Kim', other])).toBe(other);
  expect(isNameAmong(other, [one])).toBe(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Zoë', 'Zoe'],
  ['Player 1', 'Player 2'],
  ['Анна', 'Инна'],
  ['愛子', '愛'],
  ['राम', 'रम'], // a vowel of its script
  ['François', 'Francois'],
])('%j and %j do not', (one, other) => {
  expect(lookAlike(one, [other])).toBeNull();
});

test.each(['Ann Lee.', 'Ann-Lee', 'AnnLee', "Ann Lee'", 'ann_lee', '\u0410nn L\u0435e-'])(
  '%j is taken for Ann Lee at a table',
  (name) => {
    expect(lookAlike(name, ['Bo', 'Ann Lee'])).toBe('Ann Lee');
  },
);

test('figures stay apart, and so do a name of ours and one that begins like it', () => {
  expect(lookAlike('Team 1-1', ['Team 11'])).toBeNull();
  expect(nameSchema.safeParse('Bo Tran').success).toBe(true);
  expect(nameSchema.safeParse('Sea Tom').success).toBe(true);
});
