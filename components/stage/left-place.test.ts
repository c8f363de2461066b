import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { FINALE, forgetPlace, isJustLeft, keepPlace, momentOf, placeLeftIn } from './left-place';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});
afterEach(() => kept.clear());
afterAll(() => void vi.unstubAllGlobals()); // other files share this world

const second = momentOf({ status: 'running', round: 2, phase: 'point' });
const place = { scene: 'round 1', beat: 'chain 2', moment: second };

test('where a scene was left is known in its match, until it is told or the match goes on', () => {
  expect(placeLeftIn('K7PQ2MXA', second)).toBeNull();
  keepPlace('K7PQ2MXA', place);
  expect(placeLeftIn('K7PQ2MXA', second)).toMatchObject(place);
  expect(placeLeftIn('C4PQ2MXA', second)).toBeNull();
  expect(placeLeftIn('K7PQ2MXA', momentOf({ status: 'running', round: 3, phase: 'point' }))).toBeNull();
  expect(placeLeftIn('K7PQ2MXA', momentOf({ status: 'finished', round: 2, phase: 'point' }))).toBeNull();
  forgetPlace('K7PQ2MXA');
  expect(placeLeftIn('K7PQ2MXA', second)).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  '{"scene":1}',
  `{"scene":"round 1","beat":"loops","moment":"${second}"}`,
  `{"scene":"round 1","moment":"${second}"}`,
])('what is no place is none: %s', (text) => {
  kept.set('left in K7PQ2MXA', text);
  expect(placeLeftIn('K7PQ2MXA', second)).toBeNull();
});

test('what was left a moment ago was left by a reload; an end is none of that', () => {
  const left = { ...place, at: 1_000_000 };
  expect(isJustLeft(left, 1_004_000)).toBe(true);
  expect(isJustLeft(left, 1_060_000)).toBe(false);
  expect(isJustLeft({ ...left, scene: FINALE }, 1_004_000)).toBe(false);
  expect(isJustLeft(null, 1_004_000)).toBe(false);
});
