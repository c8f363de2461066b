import { expect, test } from 'vitest';
import bifrost from '@/components/games/bifrost/screens';
import bluffs from '@/components/games/logical-bluffs/screens';
import { seatIds } from '@/games/kit/seats';
import { formatEyes, formatPlace, momentQuery, openingEyes, parseEyes, parsePlace } from './place';

const seats = seatIds(['A', 'B', 'all-in']);

test.each([
  ['41', { step: 41, beat: null }],
  ['41.3', { step: 41, beat: 2 }],
  ['0', { step: 0, beat: null }],
])('%s is a place, and is written so', (at, place) => {
  expect(parsePlace(at)).toEqual(place);
  expect(formatPlace(place)).toBe(at);
});

test.each([undefined, '', '-1', '1e3', '4.', 'x', '12345678', '1.2.3'])('%s is no place', (at) => {
  expect(parsePlace(at)).toBeNull();
});

test('eyes are everything, a spectator’s, or a seat’s', () => {
  for (const viewer of ['host', 'spectator', ...seats] as const)
    expect(parseEyes(formatEyes(viewer), seats)).toBe(viewer);
  expect(parseEyes('all', seats)).toBe('host');
  expect(parseEyes('all', seatIds(['all']))).toBe('all');
  expect(parseEyes('Z', seats)).toBeNull();
  expect(parseEyes(undefined, seats)).toBeNull();
  expect(momentQuery('host', { step: 4, beat: 0 })).toBe('?as=all&at=4.1');
});

test('a film opens in the eyes that its address names, else in those its game chose, else everything is shown', () => {
  expect(openingEyes({ as: undefined, seats, filmEyes: undefined })).toBe('host');
  expect(openingEyes({ as: undefined, seats, filmEyes: bluffs.filmEyes })).toBe('spectator');
  expect(openingEyes({ as: undefined, seats, filmEyes: bifrost.filmEyes })).toBe('spectator');
  expect(openingEyes({ as: 'all', seats, filmEyes: 'spectator' })).toBe('host');
  expect(openingEyes({ as: 'B', seats, filmEyes: 'spectator' })).toBe('B');
});
