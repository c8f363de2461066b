import { expect, test } from 'vitest';
import { nextPath } from './next-path';

test.each(['/', '/m/ABCD', '/games?x=1#top'])('%s is a way on', (path) => {
  expect(nextPath(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  ['/m'],
])('%j leads to the first page', (wish) => {
  expect(nextPath(wish)).toBe('/');
});
