import { expect, test } from 'vitest';
import { calledOn } from './called';

const seats = [
  { name: 'Ann', holder: 'player', standIn: false },
  { name: 'Hedda', holder: 'bot', standIn: false },
  { name: 'Dora', holder: 'bot', standIn: false, absent: 'Dora' },
  { name: 'Eva', holder: 'bot', standIn: true },
  { name: 'Seat E', holder: 'free', standIn: false },
];

const names = (page: { anonymous: boolean; results: object | null }) =>
  calledOn({ seats, ...page }).map(({ name }) => name);

const marked = ['Ann', 'Hedda (bot)', 'Dora (bot)', 'Eva', 'Seat E'];

test('every bot is called one, whether it has a name of its own or somebody’s who did not come, from the start on', () => {
  expect(names({ anonymous: false, results: null })).toEqual(marked);
  expect(names({ anonymous: false, results: {} })).toEqual(marked);
});

test('where nobody may know who is who, not before the results', () => {
  expect(names({ anonymous: true, results: null })).toEqual(seats.map(({ name }) => name));
  expect(names({ anonymous: true, results: {} })).toEqual(marked);
});
