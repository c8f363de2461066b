import { expect, it } from 'vitest';
import { games } from '../index';
import { checkAction, createMatch, viewOf } from '../match';
import { createStart } from '../record';
import { isTooLarge } from './is-too-large';
import { itemAt } from './item-at';

// Whoever sends something far too large has it refused before anybody looks at all of it.

it.each<[string, unknown]>([
  ['an action', { type: 'symbol', runes: ['sun', 'moon'] }],
  ['nothing', null],
  ['no value', undefined],
  ['four long statements', { type: 'bluff', statements: Array(4).fill('x'.repeat(2000)) }],
  ['a guess at every symbol of sixty-four', { symbols: Array.from({ length: 64 }, () => Array(6).fill('sun')) }],
])('%s is not too large', (_, action) => {
  expect(isTooLarge(action)).toBe(false);
});

it.each<[string, unknown]>([
  ['a long list', { place: Array(5000).fill(null) }],
  ['a long list of short lists', { symbols: Array.from({ length: 900 }, () => ['sun', 'moon', 'star']) }],
  ['a long text', { cell: 'x'.repeat(20_001) }],
  ['long keys', { ['x'.repeat(20_001)]: 1 }],
  ['many keys', Object.fromEntries(Array.from({ length: 3000 }, (__, i) => [i, 0]))],
  ['a deep nest', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
])('%s is too large', (_, action) => {
  expect(isTooLarge(action)).toBe(true);
});

/** A list that counts how often somebody looks into it. */
function watched(length: number) {
  const looks = { count: 0 };
  const list: unknown[] = Array.from({ length }, () => ['sun', 'sun', 'sun', 'sun', 'sun', 'sun']);
  const get = (target: unknown[], key: string, receiver: unknown) => {
    looks.count += 1;
    return Reflect.get(target, key, receiver);
  };
  return { looks, list: new Proxy(list, { get }) };
}

it.each([...games.values()].map((game) => [game.id, game] as const))(
  '%s reads none of a list without end',
  (_, game) => {
    const count = game.seats.min;
    const seats = Array.from({ length: count }, (__, i) => `S${i}`);
    const match = createMatch(createStart({ game: game.id, settings: {}, seats, seed: 'large' }));
    const view = viewOf(match, itemAt(match.start.seats, 0));
    for (const option of ['guess', 'submit', 'bluff', 'vote', 'move', 'point']) {
      const { looks, list } = watched(40_000);
      const action = { type: option, symbols: list, place: list, statements: list, votes: list, cell: list, at: list };
      expect(checkAction(game, view, action)?.code).toBe('BAD_ACTION');
      expect(looks.count).toBeLessThan(2_500);
    }
  },
);
