import { expect, test } from 'vitest';
import { workedRound } from './worked-round';

test('its match is what the steps say: blue is found on two boards, and Cem wins', () => {
  expect(workedRound.answer).toMatchObject({ round: 1, query: ['B2', 'A4'], counts: { blue: 2, green: 0 } });
  expect(workedRound.standings.map(({ seat, points }) => [seat, points])).toEqual([
    ['Cem', 1],
    ['Bea', -1],
    ['Ana', -4],
  ]);
  const of = (board: string) => workedRound.broken.filter((one) => one.board === board).map(({ author }) => author);
  expect([of('Ana'), of('Bea'), of('Cem')]).toEqual([
    ['Bea', 'Cem'],
    ['Ana', 'Ana', 'Cem'],
    ['Ana', 'Ana', 'Bea'],
  ]);
});
