import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { MatchEvent } from '@/games/match';
import { countingSeqs, rewoundBy } from './rewinds';

/** A log as `'point rewind:1 point'`. */
const log = (text: string): MatchEvent[] =>
  text.split(' ').map((word, at): MatchEvent => {
    const [type, to] = word.split(':');
    if (to === undefined) return { at, by: seatId('A'), action: { type, at: 'B' } };
    return { at, by: 'host', action: { type, to: Number(to) } };
  });

test('what a rewind took back does not count; the rewind and what came before and after it do', () => {
  const events = log('point point point rewind:1 point');
  expect(countingSeqs(events, { end: 5 })).toEqual([5, 4, 1]);
  expect(countingSeqs(events, { end: 3 })).toEqual([3, 2, 1]);
  expect(countingSeqs(events, { end: 0 })).toEqual([]);
  expect(rewoundBy(events)).toEqual(
    new Map([
      [2, 4],
      [3, 4],
    ]),
  );
});

test('a rewind that goes back behind another one says of the other, too, that it does not count', () => {
  const events = log('point point rewind:1 point rewind:0 point');
  expect(countingSeqs(events, { end: 6 })).toEqual([6, 5]);
  expect([...rewoundBy(events)]).toEqual([
    [2, 5],
    [1, 5],
    [3, 5],
    [4, 5],
  ]);
});

test('a rewind that goes forward to what was taken back makes it count again', () => {
  const events = log('point point rewind:0 rewind:2');
  expect(countingSeqs(events, { end: 4 })).toEqual([4, 2, 1]);
  expect(rewoundBy(events)).toEqual(new Map([[3, 4]]));
});

test('without a rewind all of a log counts', () => {
  expect(countingSeqs(log('point point'), { end: 2 })).toEqual([2, 1]);
  expect(rewoundBy(log('point point'))).toEqual(new Map());
});
