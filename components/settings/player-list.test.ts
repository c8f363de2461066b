import { describe, expect, test } from 'vitest';
import { addressesHidden, faultsByLine, listFaults, parsePlayers } from './player-list';

const told = (text: string) =>
  parsePlayers(text).players.map(({ name, address }) => (address === null ? name : `${name} <${address}>`));

describe('a list is read as hosts paste it', () => {
  test.each<[string, string, string[]]>([
    ['names alone', 'Ann\nBen\nCleo', ['Ann', 'Ben', 'Cleo']],
    [
      'with addresses',
      'Ann <ann@example.org>\nBen, ben@example.org',
      ['Ann <ann@example.org>', 'Ben <ben@example.org>'],
    ],
    ['blank lines, trailing spaces, Windows', '\r\n  Ann  \r\n\r\n\u00a0Ben\u00a0\t \r\n', ['Ann', 'Ben']],
    ['numbered', '1. Ann\n2) Ben\n(3) Cleo\n10: Dan\n#5 Eve\n6 - Finn', ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']],
    ['bullets and ticks', '- Ann\n• Ben\n* Cleo\n✅ Dan\n- [x] Eve', ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']],
    ['numbers as emoji', '1️⃣ Ann\n2️⃣ Ben', ['Ann', 'Ben']],
    ['emoji in names stay', 'Ann 🎲\n👩‍🚀 Ben\n🦊', ['Ann 🎲', '👩‍🚀 Ben', '🦊']],
    [
      'columns of a spreadsheet with their heading',
      'No.\tName\tE-mail\n1\tAnn Lee\tann@example.org\n2\tBen\t\n3\tCleo\tcleo@example.org',
      ['Ann Lee <ann@example.org>', 'Ben', 'Cleo <cleo@example.org>'],
    ],
    [
      'the address first',
      'ann@example.org\tAnn\nben@example.org\tBen',
      ['Ann <ann@example.org>', 'Ben <ben@example.org>'],
    ],
    ['addresses alone', 'ann@example.org\nben.b@example.org', ['ann <ann@example.org>', 'ben.b <ben.b@example.org>']],
    ['a message', 'Ann, Ben, Cleo and Dan', ['Ann', 'Ben', 'Cleo', 'Dan']],
    ['one person and an address', 'Ann, ann@example.org', ['Ann <ann@example.org>']],
    [
      'the recipients of a mail',
      '"Ann Lee" <ann@example.org>; Ben <ben@example.org>,',
      ['Ann Lee <ann@example.org>', 'Ben <ben@example.org>'],
    ],
    [
      'quotation marks around a name, and within it',
      '“Ann”,\n"Ben Lee"\n„Cleo“\n‘Dan’\nJoe "The Cat"\n"Quo" Te\nEve & "Co" <eve@example.org>',
      ['Ann', 'Ben Lee', 'Cleo', 'Dan', 'Joe "The Cat"', '"Quo" Te', 'Eve & "Co" <eve@example.org>'],
    ],
    ['mentions in a chat', '@Ann\n@Ben#1234', ['Ann', 'Ben#1234']],
    ['lines of a chat', '[20:14, 22/11/2026] Ann: in!\n[20:15, 22/11/2026] Ben: me too: yes', ['Ann', 'Ben']],
    ['a heading with a colon', 'Players:\nAnn\nBen', ['Ann', 'Ben']],
    [
      'names with digits and marks',
      '2 Chainz\nO’Neil\nJean-Luc\nDoe, John\nX Æ A-12',
      ['2 Chainz', 'O’Neil', 'Jean-Luc', 'Doe, John', 'X Æ A-12'],
    ],
    ['marks of direction', '\u200eAnn\u200f\n\u202aBen\u202c', ['Ann', 'Ben']],
    ['a heading that is somebody’s name later', 'Ann\nPlayer', ['Ann', 'Player']],
    ['other scripts', 'Αννα\n아름\nمريم', ['Αννα', '아름', 'مريم']],
    [
      'what is said of somebody',
      'Eve Smith (they/them)\n- Ann (she/her) <ann@example.org>\n(Ben)',
      ['Eve Smith (they/them)', 'Ann (she/her) <ann@example.org>', 'Ben'],
    ],
    [
      'several in one line of a list',
      'Ann\nGus; Hal; Ida\nBen;ben@example.org',
      ['Ann', 'Gus', 'Hal', 'Ida', 'Ben <ben@example.org>'],
    ],
    [
      'headings of parts, and remarks',
      'Thursday club:\nAnn (late)\nBen (plays from the train) <ben@example.org>\nFriday club:\nCleo [maybe]',
      ['Ann', 'Ben <ben@example.org>', 'Cleo'],
    ],
    [
      'telephone numbers',
      'Ann +44 20 7946 0018\nBen: (030) 1234567\nCleo (late) 555-123-4567\nDan\t0151 2345678\nEve (tel:+4930123456)',
      [
        'Ann <+44 20 7946 0018>',
        'Ben <(030) 1234567>',
        'Cleo <555-123-4567>',
        'Dan <0151 2345678>',
        'Eve <+4930123456>',
      ],
    ],
    [
      'brackets of somebody’s name stay as they are written',
      '<b>x</b> <foo@example.com>\nAnn <3\nBen <ben@example.org',
      ['<b>x</b> <foo@example.com>', 'Ann <3', 'Ben <ben@example.org>'],
    ],
    ['nothing', ' \n\t\n--\n1.', []],
  ])('%s', (_, text, players) => {
    expect(told(text)).toEqual(players);
  });
});

test('where more stands in a line than was taken of it, it is said how it was read', () => {
  const text = 'Thursday club:\nAnn (late) <ann@example.org>\n\n(Ben)\n3. Cleo (she/her)\n(4) Dan\n- [x] Eve\nFinn)';
  expect(parsePlayers(text).notes).toEqual([
    'Line 1, “Thursday club:”, is read as a heading.',
    'Line 2, “Ann (late)”, is read as Ann.',
    'Line 4, “(Ben)”, is read as Ben.',
    'Line 8, “Finn)”, is read as Finn.',
  ]);
  expect(parsePlayers('Ann <ann@example.org>\nBen (+49 151 2345678)').notes).toEqual([]);
});

const table = { min: 3, max: 6 };
function problemsOf(text: string) {
  const { players } = parsePlayers(text);
  return faultsByLine(listFaults(players, table), players);
}

test('all that is wrong is told at once, each in a sentence and by its line', () => {
  expect(problemsOf('Ann\nBen\nCleo')).toEqual([]);
  expect(problemsOf('Ann\nBen')).toEqual(['You name 2 players; this game takes 3 to 6.']);
  expect(problemsOf(`Ann\n\n${'x'.repeat(41)}\nBen\n ANN\nben`)).toEqual([
    `Line 3: “${'x'.repeat(24)}…” is too long: a name has at most 40 letters.`,
    'Line 5: ANN is there twice. Call each player something else, or take one away.',
    'Line 6: ben is there twice. Call each player something else, or take one away.',
  ]);
  expect(problemsOf('Ann\nANN')).toEqual([
    'You name 2 players; this game takes 3 to 6.',
    'Line 2: ANN is there twice. Call each player something else, or take one away.',
  ]);
  const { players } = parsePlayers('Ann');
  expect(listFaults(players, { min: 2, max: 2 })).toEqual([
    { at: null, message: 'You name 1 player; this game takes exactly 2.' },
  ]);
  expect(listFaults(players, { ...table, count: 4 }), 'the others come by themselves').toEqual([]);
});

test('what was meant for an address and is none is said to be part of the name; a handle is a name', () => {
  expect(parsePlayers('Ann, ann@example.org\nBen ben@\nCleo <cleo@example>\n@dan').notes).toEqual([
    'Line 2: “ben@” is no whole address, and is read as part of the name.',
    'Line 3: “cleo@example” is no whole address, and is read as part of the name.',
  ]);
});

test('sixty lines are counted, not cut', () => {
  const text = Array.from({ length: 60 }, (_, i) => `${i + 1}. Player ${i + 1}`).join('\n');
  expect(parsePlayers(text).players).toHaveLength(60);
  expect(problemsOf(text)).toEqual(['You name 60 players; this game takes 3 to 6.']);
});

test('a list on a screen that others look at has no address and no number', () => {
  const text = 'Ann <ann@example.org>\nBen, ben@example.org; Cleo cleo@example.org\nDov +44 20 7946 0018\nEli';
  expect(addressesHidden(text)).toBe('Ann <•••>\nBen, •••; Cleo •••\nDov •••\nEli');
});
