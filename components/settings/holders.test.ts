import { expect, test } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import { holdersOfMatch } from './holders';

const seats = seatIds('ABC').map((seat, i) => ({ seat, name: ['Ana', 'Bea', 'Cem'][i] ?? '' }));
const told = (settings: Readonly<Record<string, unknown>>, game = 'runes-to-ruins') =>
  holdersOfMatch({ game, settings, seats }).map(({ label, value }) => `${label}. ${value}`);

test('who holds which artefact is said by name, in seat order', () => {
  expect(told({ artefacts: { C: ['dark'], A: ['light', 'dark'] } })).toEqual([
    'Artefacts. Ana: light and dark; Cem: dark',
  ]);
});

test('where nobody holds anything, nothing is said', () => {
  expect(told({ artefacts: {} })).toEqual([]);
  expect(told({ artefacts: { B: [] } })).toEqual([]);
  expect(told({ artefacts: { B: 'light', D: ['light'], A: ['sword'] } })).toEqual([]);
  expect(told({})).toEqual([]);
});

test('colours that are given out are nobody’s business', () => {
  expect(told({ colors: { A: ['red'], B: ['green'], C: ['blue'] } }, 'bifrost')).toEqual([]);
});
