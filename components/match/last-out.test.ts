import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { isLastOut, lastOutWords } from './last-out';

const seatsOf = (acted: readonly (boolean | null)[]) =>
  acted.map((one, i) => ({ seat: seatId(String.fromCharCode(65 + i)), acted: one }));
const ready = { pace: 'ready' };

test.each<[string, boolean, readonly (boolean | null)[], object]>([
  ['the others are done', true, [false, true, true], {}],
  ['another is out too', false, [false, false, true], {}],
  ['it is done itself', false, [true, true, true], {}],
  ['only the clock closes', false, [false, true, true], { settings: { pace: 'clock' } }],
  ['only the host closes', false, [false, true, true], { settings: { pace: 'host' } }],
  ['the match stands still', false, [false, true, true], { status: 'paused' }],
  ['nobody may know who is done', false, [false, null, null], {}],
  ['nobody may know who, but how many are done', true, [false, null, null], { done: 2 }],
  ['nobody may know who, and one is out', false, [false, null, null], { done: 1 }],
  ['one only watches', false, [false, true, true], { mine: null }],
])(
  'whether a seat is the last one out, where %s: %s',
  (_, isLast, acted, { status = 'running', ...more }: object & { status?: 'running' | 'paused' }) => {
    const view = { status, seats: seatsOf(acted) };
    expect(isLastOut({ view, settings: ready, mine: seatId('A'), ...more })).toBe(isLast);
  },
);

test('it is told what closes, and with what', () => {
  expect(lastOutWords('point')).toBe('You are the last: the round closes once you point.');
});
