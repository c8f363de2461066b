import { expect, test } from 'vitest';
import { catalog, catalogEntry, formatSeats } from './catalog';
import { games } from './index';

test('every game is offered once, by the id that its rules have', () => {
  expect(catalog.map(({ id }) => id).toSorted()).toEqual([...games.keys()].toSorted());
});

test('main matches stand before death matches, the largest first', () => {
  const places = catalog.map(({ kind, seats }) => (kind === 'main match' ? 0 : 1000) - seats.standard);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(catalog)('$id credits somebody, and its standard number of players is one it takes', (entry) => {
  const { min, max, standard } = entry.seats;
  expect(entry.designers).not.toEqual([]);
  expect(min <= standard && standard <= max).toBe(true);
  expect(entry.tags.filter((tag) => tag !== tag.toLowerCase())).toEqual([]);
});

test('an unknown game has no entry', () => {
  expect(catalogEntry('constructor')).toBeNull();
});

test('seats in words', () => {
  expect(formatSeats({ min: 3, max: 3, standard: 3 })).toBe('3 players');
  expect(formatSeats({ min: 3, max: 26, standard: 13 })).toBe('3 to 26 players');
});
