import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { equal, isEqual } from './equal';

test('breaks that break nothing are in the code as it stands, and each is listed once', () => {
  const gone = equal.filter(({ file, text }) => !readFileSync(file, 'utf8').includes(text));
  expect(gone).toEqual([]);
  expect(new Set(equal.map(({ file, text, to }) => `${file} ${text} ${to}`)).size).toBe(equal.length);
});

test('another break of the same line is asked about', () => {
  const [first] = equal;
  expect(first && isEqual(first)).toBe(true);
  expect(first && isEqual({ ...first, to: 'something else' })).toBe(false);
});
