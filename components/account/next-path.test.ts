import { expect, test } from 'vitest';
import { nextPath, nextPathIn } from './next-path';

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

test('of a whole address only the path is followed', () => {
  expect(nextPathIn('https://play.example/m/ABC?tab=words')).toBe('/m/ABC?tab=words');
  expect(nextPathIn('https://play.example//evil.example')).toBe('/');
  expect(nextPathIn('https://evil.example')).toBe('/');
  expect(nextPathIn('javascript:alert(1)')).toBe('/');
  expect(nextPathIn('not one')).toBeNull();
  expect(nextPathIn(undefined)).toBeNull();
});
