import { expect, test } from 'vitest';
import { othersOf, switchOffWords } from './other-pages';

test('the page that asks is none of the others, where it hears of a match itself', () => {
  expect(othersOf({ open: 1, path: '/m/K7PQ2MXA/host' })).toBe(0);
  expect(othersOf({ open: 3, path: '/m/K7PQ2MXA' })).toBe(2);
  expect(othersOf({ open: 1, path: '/m/K7PQ2MXA/rules' })).toBe(1);
  expect(othersOf({ open: 0, path: '/account' })).toBe(0);
});

test('what the server cannot know yet is not taken for none', () => {
  expect(othersOf({ open: 0, path: '/m/K7PQ2MXA' })).toBeNull();
  expect(othersOf({ open: null, path: '/account' })).toBeNull();
});

test('who switches it off reads what shows then: in the match on this page, and on others', () => {
  const words = (others: number | null, showsMatch = false) => switchOffWords({ others, showsMatch });
  expect(words(1)).toBe('Another page of yours is open; it may show secrets too.');
  expect(words(2)).toMatch(/^2 other pages of yours are open; they may/);
  expect(words(null)).toBe('Other pages of yours that are open may show secrets too.');
  expect(words(0, true)).toBe('What is secret in this match shows here at once.');
  expect(words(1, true)).toMatch(/^What is secret in this match shows here at once\. Another page /);
});
