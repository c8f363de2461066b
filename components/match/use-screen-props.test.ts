import { expect, test } from 'vitest';
import { ExampleMatch } from '@/components/games/book/example-match';
import { seatId } from '@/games/kit/seats';
import { pointingChains } from '@/games/pointing-chains/game';
import { canPlay } from './use-screen-props';

const a = seatId('A');

test('whose seat is sealed from them has no controls until it has closed, nor has anybody beside the seat', () => {
  const view = new ExampleMatch(pointingChains, { names: ['Ann', 'Ben', 'Cleo'] }).seenBy(a);
  expect(canPlay({ seat: a, isWithheld: false }, view)).toBe(true);
  expect(canPlay({ seat: a, isWithheld: true }, view)).toBe(false);
  expect(canPlay({ seat: null, isWithheld: false }, view)).toBe(false);
});
