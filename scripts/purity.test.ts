import { expect, test } from 'vitest';
import { purityFaults } from './purity';

const faultsOf = (source: string, path = 'games/bifrost/act.ts') => purityFaults([{ path, source }]);

test.each([
  ['const now = Date.now();', /match time: take `at`/],
  ['const today = new Date();', /match time/],
  ['const { now } = performance;', /match time/],
  ['const card = Math.random();', /createRandom/],
  ['const { random } = Math;', /createRandom/],
  ["const card = Math['random']();", /createRandom/],
  ['crypto.getRandomValues(bytes);', /createRandom/],
  ['setTimeout(close, 1000);', /`dueAt`/],
  ['const ring = setInterval;', /`dueAt`/],
  ["const rules = await fetch('/rules');", /in server\//],
  ['if (process.env.DEBUG) return;', /in server\//],
  ["globalThis['fetch']();", /in server\//],
  ["eval('Date.now()');", /in server\//],
  ["const now = new Function('return Date.now()');", /in server\//],
  ['const names = new Intl.Collator();', /in server\//],
  ['const text = points.toLocaleString();', /in server\//],
])('rules may not say %s', (source, why) => {
  expect(faultsOf(`// rules\n${source}`)).toMatchObject([{ line: 2, sentence: expect.stringMatching(why) }]);
});

test.each([
  ['// Date.now() would be wrong here', 'a comment'],
  ["const message = 'There is no process here; fetch nothing.';", 'a text'],
  ['const best = Math.max(...seats.map(({ date }) => date));', 'other names and other mathematics'],
  ['const { fetch: fetched } = state;', 'a key'],
  ['interface Round { window?: number }', 'a key of a type'],
  ['return round.document;', 'a property'],
  ["names.sort((a, b) => a.localeCompare(b, 'en'));", 'an order that is the same everywhere'],
])('%s is none of it: %s', (source) => {
  expect(faultsOf(source)).toEqual([]);
});

test('what tests do, and what is not the rules', () => {
  expect(faultsOf('Math.random();', 'games/bifrost/act.test.ts')).toEqual([]);
  expect(faultsOf('Math.random();', 'components/games/bifrost/screens.tsx')).toEqual([]);
});

test('each is told at its line', () => {
  const source = '/* two\n lines */\nMath.random();\nDate.now();\n';
  expect(faultsOf(source).map(({ line }) => line)).toEqual([3, 4]);
});
