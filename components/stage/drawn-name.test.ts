import { expect, test } from 'vitest';
import { nameLines } from './drawn-name';

test('a name that fits stands on one line, a longer one on two, parted where both are shortest', () => {
  expect(nameLines('Ana', 8)).toEqual({ lines: ['Ana'], scale: 1 });
  expect(nameLines('Ada of the Hill', 8)).toEqual({ lines: ['Ada of', 'the Hill'], scale: 1 });
  expect(nameLines('Contrarian C', 10)).toEqual({ lines: ['Contrarian', 'C'], scale: 1 });
});

test('a word that is longer than the room is set smaller, never cut', () => {
  expect(nameLines('Bartholomaeus', 8)).toEqual({ lines: ['Bartholomaeus'], scale: 8 / 13 });
  expect(nameLines('Bartholomaeus the Great', 8)).toEqual({ lines: ['Bartholomaeus', 'the Great'], scale: 8 / 13 });
});
