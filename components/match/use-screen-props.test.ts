import { expect, test } from 'vitest';
import { ExampleMatch } from '@/components/games/book/example-match';
import { seatId } from '@/games/kit/seats';
import { pointingChains } from '@/games/pointing-chains/game';
import { canPlay } from './use-screen-props';

const a = seatId('A');

test('whose seat is sealed from them, or a bot’s for now, has no controls, nor has anybody beside the seat', () => {
  const view = new ExampleMatch(pointingChains, { names: ['Ann', 'Ben', 'Cleo'] }).seenBy(a);
  const page = {
    seat: a,
    seats: [
      { seat: a, standIn: false },
      { seat: seatId('B'), standIn: true },
    ],
    isWithheld: false,
  };
  expect(canPlay(page, view)).toBe(true);
  expect(canPlay({ ...page, isWithheld: true }, view)).toBe(false);
  expect(canPlay({ ...page, seat: null }, view)).toBe(false);
  expect(canPlay({ ...page, seats: [{ seat: a, standIn: true }] }, view)).toBe(false);
});
