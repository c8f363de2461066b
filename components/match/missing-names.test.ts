import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import type { MatchPage } from '@/server/pages/shapes';
import { missingNames, shortened } from './missing-names';

const seats = seatIds('ABC');
const page = { seats: seats.map((seat, i) => ({ seat, name: ['Ana', 'Bea', 'Cem'][i] })) } as unknown as MatchPage;
const acted = (...has: readonly (boolean | null)[]) =>
  ({ seats: seats.map((seat, i) => ({ seat, acted: has[i] })) }) as unknown as MatchView;

test('those who have not acted are named, and nobody where that is nobody’s business', () => {
  expect(missingNames({ page, view: acted(false, true, false) })).toEqual(['Ana', 'Cem']);
  expect(missingNames({ page, view: acted(null, null, null) })).toEqual([]);
});

test('many names are shortened', () => {
  expect(shortened(['Ana', 'Bea', 'Cem', 'Dov'])).toBe('Ana, Bea, Cem and Dov');
  expect(shortened(['Ana', 'Bea', 'Cem', 'Dov', 'Eli'])).toBe('Ana, Bea, Cem and 2 more');
});
