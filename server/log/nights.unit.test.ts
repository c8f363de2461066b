import { expect, test } from 'vitest';
import { nextNight, nightsAfter, timeAfterNights } from './nights';

const berlin = { zone: 'Europe/Berlin', from: 22 * 60, until: 8 * 60 };
const at = (text: string) => Date.parse(text);
const shown = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((time) => new Date(time).toISOString().slice(0, 16));

test.each([
  ['in the afternoon', '2026-11-22T15:30:00.250Z', ['2026-11-22T21:00', '2026-11-23T07:00']],
  ['as it begins', '2026-11-22T21:00:00Z', ['2026-11-22T21:00', '2026-11-23T07:00']],
  ['once it has begun, the next', '2026-11-22T21:00:00.001Z', ['2026-11-23T21:00', '2026-11-24T07:00']],
  ['before the clock goes back', '2026-10-24T15:00:00Z', ['2026-10-24T20:00', '2026-10-25T07:00']],
  ['before the clock goes forward', '2026-03-28T15:00:00Z', ['2026-03-28T21:00', '2026-03-29T06:00']],
])('the night that comes, %s', (_, after, night) => {
  expect(shown(nextNight(berlin, at(after)))).toEqual(night);
});

test('a night may lie within a day', () => {
  const noon = { zone: 'UTC', from: 12 * 60, until: 13 * 60 };
  expect(shown(nextNight(noon, at('2026-11-22T12:30:00Z')))).toEqual(['2026-11-23T12:00', '2026-11-23T13:00']);
});

test('nights follow one another', () => {
  const [first, second] = nightsAfter(berlin, { after: at('2026-11-22T22:00:00Z'), count: 2 });
  expect([first, second].map((night) => night && shown(night))).toEqual([
    ['2026-11-23T21:00', '2026-11-24T07:00'],
    ['2026-11-24T21:00', '2026-11-25T07:00'],
  ]);
});

test('time that runs leaves out every night that begins meanwhile, and no other', () => {
  const hour = 3_600_000;
  const after = (from: string, hours: number) =>
    new Date(timeAfterNights(berlin, { from: at(from), ms: hours * hour })).toISOString().slice(0, 16);
  expect(after('2026-11-22T15:00:00Z', 6)).toBe('2026-11-22T21:00');
  expect(after('2026-11-22T15:00:00Z', 7)).toBe('2026-11-23T08:00');
  expect(after('2026-11-22T15:00:00Z', 24)).toBe('2026-11-24T11:00');
  expect(after('2026-11-22T22:00:00Z', 2)).toBe('2026-11-23T00:00');
});
