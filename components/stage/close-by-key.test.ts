import { expect, test } from 'vitest';
import type { MatchView, SeatId } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import { askedBeforeClose } from './close-by-key';

const nameOf = (seat: SeatId) => `${seat}a`;
const viewOf = (...acted: readonly (boolean | null)[]) =>
  ({ seats: seatIds('ABC').map((seat, i) => ({ seat, acted: acted[i] })) }) as unknown as MatchView;

test('closing on who has not acted is asked about, by their names where these are public', () => {
  const asked = (...acted: readonly boolean[]) => askedBeforeClose({ view: viewOf(...acted), screens: {}, nameOf });
  expect(asked(true, false, true)).toBe('Ba has not acted. Press N once more to close the round all the same.');
  expect(asked(false, false, true)).toMatch(/^Aa and Ba have not acted\. /);
  expect(asked(true, true, true)).toBeNull();
});

test('where nobody may know who has, it is asked by how many are ready', () => {
  const asked = (ready: number) =>
    askedBeforeClose({
      view: viewOf(null, null, null),
      screens: { ready: () => ready, closes: () => 'the step' },
      nameOf,
    });
  expect(asked(0)).toBe('0 of 3 are ready. Press N once more to close the step all the same.');
  expect(asked(3)).toBeNull();
});
