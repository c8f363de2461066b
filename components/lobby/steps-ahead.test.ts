import { expect, test } from 'vitest';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { stepsAhead } from './steps-ahead';

type Before = Parameters<typeof stepsAhead>[0];

const seat = (more: Partial<PageSeat>) =>
  ({ holder: 'player', promised: null, ready: null, name: 'Ann', ...more }) as PageSeat;
const told = (seats: readonly PageSeat[], more: Partial<Before> = {}) =>
  stepsAhead({ ...{ seats, readyCheck: null, startsAt: null, promise: null }, ...more } as Before).map(
    ({ text, state }) => `${state}: ${text}`,
  );
const readyCheck = { at: 0, by: 'Hanna' } as unknown as MatchPage['readyCheck'];

test('a table that fills waits for its seats, a full one for its host', () => {
  expect(told([seat({}), seat({ holder: 'free' })])).toEqual([
    'now: The table fills: 1 of 2.',
    'ahead: The host starts the match.',
    'ahead: This page becomes the board by itself.',
  ]);
  expect(told([seat({}), seat({ holder: 'bot' })]).slice(0, 2)).toEqual([
    'done: The table is full.',
    'now: The host starts the match.',
  ]);
});

test('whoever is asked is counted: what the game has them promise, and whether they are ready', () => {
  const seats = [
    seat({ promised: true, ready: true }),
    seat({ promised: false, ready: false }),
    seat({ holder: 'bot' }),
  ];
  const promise = { name: 'Limited communication', text: '' };
  expect(told(seats, { readyCheck, promise })).toEqual([
    'done: The table is full.',
    'now: Everybody promises limited communication: 1 of 2.',
    'ahead: Everybody says they are ready: 1 of 2.',
    'ahead: The host starts the match.',
    'ahead: This page becomes the board by itself.',
  ]);
});

test('a start at a time says what it needs', () => {
  expect(told([seat({ ready: true })], { startsAt: 1, readyCheck })).toContain(
    'now: It starts by itself at its time, if every seat is taken and everybody is ready by then.',
  );
  const promise = { name: 'Limited communication', text: '' };
  expect(told([seat({ ready: true, promised: true })], { startsAt: 1, readyCheck, promise })).toContain(
    'now: It starts by itself at its time, if every seat is taken, everybody has promised limited communication and everybody is ready by then.',
  );
  expect(told([seat({ holder: 'free' })], { startsAt: 1 })).toContain(
    'ahead: It starts by itself at its time, if every seat is taken by then.',
  );
});
