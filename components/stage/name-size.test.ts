import { expect, test } from 'vitest';
import { commonEm, lineEm, nameRem, twoLineEms, twoLineRem } from './name-size';

const large = { most: 2.25, room: 13 };

test('a short name is as large as its place allows', () => {
  expect(nameRem('Ana', large)).toBe(2.25);
  expect(nameRem('', large)).toBe(2.25);
});

test('a long word is smaller, so that it stays whole; a name of many short words breaks at spaces', () => {
  expect(nameRem('Contrarian C', large)).toBeLessThan(2.1);
  expect(nameRem('Contrarian C', large)).toBeGreaterThan(1.8);
  expect(nameRem('Ana of the Hill by Sea', large)).toBe(2.25);
  expect(nameRem('WWWWWWWWWW', large)).toBe(1.3);
});

test('a name of several words is parted where its two lines are shortest, and several names have one size', () => {
  expect(twoLineEms('Ann Bjornsdottir the Second')).toBeCloseTo(10.6);
  expect(commonEm(['Ana', 'Bea'], 8)).toBe(1);
  expect(commonEm(['Ana', 'Ann Bjornsdottir the Second'], 8)).toBe(0.75);
});

test('no name is too small to be read', () => {
  expect(nameRem('x'.repeat(60), { most: 0.875, room: 4.5 })).toBe(0.625);
});

test('a name that stays on one line is a little smaller where it is long, and then cut', () => {
  expect(lineEm('Ana', 6.75)).toBe(1);
  expect(lineEm('Bartholomew', 6.75)).toBeLessThan(0.9);
  expect(lineEm('x'.repeat(60), 6.75)).toBe(0.82);
});

test('a name of forty letters has two lines, smaller where it has to be; a very long word is broken into them', () => {
  const place = { most: 1, room: 6.5 };
  expect(twoLineRem('Ana Maria', place)).toBe(1);
  expect(twoLineRem('Cem of the Very Long Table in the North', place)).toBe(0.625);
  expect(twoLineRem('Beabartholomewsonovichkowskawitz', { most: 1, room: 11 })).toBeGreaterThan(0.9);
  expect(nameRem('Beabartholomewsonovichkowskawitz', { most: 1, room: 11 })).toBe(0.625);
});
