import { expect, test } from 'vitest';
import { type MatchDraft, plainName, readDraft } from './match-draft';

const draft: MatchDraft = {
  ...{ title: '', players: '', count: null, practice: false, given: {}, givenFor: [] },
  ...{ visibility: 'unlisted', joinWay: null, sealed: false, quiet: null, starts: '' },
};
const read = (part: Partial<MatchDraft>) => readDraft('pointing-chains', { ...draft, ...part });
const countOf = (part: Partial<MatchDraft>) => read(part).count;

test('names fill seats: they make more of what was set, or is usual, and never fewer', () => {
  expect(countOf({ players: '' }), 'as usually play').toBe(13);
  expect(countOf({ players: 'Ann' })).toBe(13);
  expect(countOf({ players: 'Ann\nBen\nCleo\nDan' })).toBe(13);
  expect(countOf({ players: Array.from({ length: 14 }, (_, n) => `Player ${n}`).join('\n') })).toBe(14);
  expect(countOf({ players: 'Ann', count: 6 })).toBe(6);
  expect(countOf({ players: 'Ann\nBen\nCleo\nDan', count: 3 })).toBe(4);
  expect(countOf({ players: '', count: 6 })).toBe(6);
  expect(countOf({ players: 'Ann', count: Number.NaN }), 'while it is typed').toBe(13);
  expect(countOf({ players: 'Ann', count: 5, practice: true }), 'nobody is named').toBe(5);
  expect(readDraft('runes-to-ruins', { ...draft, players: 'Ann' }).count, 'in Runes to Ruins').toBe(5);
});

test('seats that nobody is named for are there for whoever comes', () => {
  const { seats, nameOf, joinWay } = read({ players: 'Ann', count: 3 });
  expect([seats.map(nameOf), joinWay]).toEqual([['Ann', 'Seat B', 'Seat C'], 'open']);
  expect(read({ players: 'Ann\nBen\nCleo', count: 3 }).joinWay).toBe('links');
  expect(read({ players: '' }).joinWay).toBe('open');
});

test('a number that is much too large stays as it was typed, and no seats are drawn for it', () => {
  const { count, seats } = read({ count: 1e9 });
  expect(count).toBe(1e9);
  expect(seats.length).toBeLessThanOrEqual(100);
});

test('a title calls its host by name, without what stands behind it in brackets', () => {
  expect(['Harriet (demo host)', 'Ann', '(Ann)'].map(plainName)).toEqual(['Harriet', 'Ann', '(Ann)']);
});
