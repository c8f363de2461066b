import { describe, expect, test } from 'vitest';
import { catalog, catalogEntry, formatSeats } from './catalog';
import { games } from './index';

describe('the catalog says what the rules say', () => {
  test.each([...games.values()])('$id', (game) => {
    const entry = catalogEntry(game.id);
    expect(entry?.name).toBe(game.name);
    expect(entry?.seats).toEqual(game.seats);
  });

  test('a game is listed once', () => {
    expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length);
  });
});

test('an unknown game has no entry', () => {
  expect(catalogEntry('constructor')).toBeNull();
});

test('seats in words', () => {
  expect(formatSeats({ min: 3, max: 3, standard: 3 })).toBe('3 players');
  expect(formatSeats({ min: 3, max: 26, standard: 13 })).toBe('3 to 26 players');
});
