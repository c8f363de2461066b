import { expect, test } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import { holdersOfMatch } from './holders';

const seats = seatIds('ABC').map((seat, i) => ({ seat, name: ['Ana', 'Bea', 'Cem'][i] ?? '' }));
const told = (settings: Readonly<Record<string, unknown>>, game = 'runes-to-ruins') =>
  holdersOfMatch({ game, settings, settingsGiven: settings, seats }).map(({ label, value }) => `${label}. ${value}`);

test('who holds which artefact is said by name, in seat order', () => {
  expect(told({ artefacts: { C: ['dark'], A: ['light', 'dark'] } })).toEqual([
    'Artefacts. Ana: light and dark; Cem: dark',
  ]);
});

test('where nobody holds anything, nothing is said', () => {
  expect(told({ artefacts: {} })).toEqual([]);
  expect(told({ artefacts: { B: [] } })).toEqual([]);
  expect(told({ artefacts: { B: 3, D: ['light'], A: ['sword'] } })).toEqual([]);
  expect(told({})).toEqual([]);
});

test('so is who plays which colour, to whoever may know it, and who knows which tiles', () => {
  expect(told({ colors: { A: 'red', B: 'green', C: 'blue' } }, 'bifrost')).toEqual([
    'Who plays which colour. Ana: red; Bea: green; Cem: blue',
  ]);
  expect(told({ colors: null }, 'bifrost')).toEqual([]);
  expect(told({ known: [['A1', 'B2'], ['C3']] }, 'logical-bluffs')).toEqual([
    'Tiles known from the start. Ana: A1 and B2; Bea: C3',
  ]);
});

test('a ranking is said best first', () => {
  expect(told({ priorRanking: ['C', 'A', 'B'] }, 'proof-by-contradiction')).toEqual([
    'Ranking of the match before. 1st Cem, 2nd Ana, 3rd Bea',
  ]);
});

test('what was left as it is is nobody’s own', () => {
  const settings = { known: [['A1'], ['B2']] };
  expect(holdersOfMatch({ game: 'logical-bluffs', settings, settingsGiven: {}, seats })).toEqual([]);
});
