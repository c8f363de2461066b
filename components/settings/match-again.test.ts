import { expect, test } from 'vitest';
import type { AnyGame } from '@/games/game';
import { games } from '@/games/index';
import { seatId } from '@/games/kit/seats';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { matchAgain } from './match-again';

const seat = (id: string, name: string, holder: PageSeat['holder'], standIn = false) =>
  ({ seat: seatId(id), name, absent: null, holder, standIn }) as PageSeat;

const page = {
  title: 'Episode 3',
  visibility: 'private',
  joinWay: 'links',
  sealed: true,
  practice: false,
  quietHours: { zone: 'UTC', from: 1320, until: 480 },
  settingsGiven: { rounds: 5, doors: 1 },
  seats: [
    seat('A', 'Ann', 'player'),
    seat('B', 'Contrarian B', 'bot'),
    seat('C', 'Cleo', 'bot', true),
    seat('D', 'Seat D', 'free'),
    seat('E', 'Eve', 'free'),
  ],
} as unknown as MatchPage;
const chains = games.get('pointing-chains') as AnyGame;

test('people come again, bots and free seats do not; settings that are gone are named', () => {
  expect(matchAgain(page, chains)).toEqual({
    first: {
      title: 'Episode 3',
      players: 'Ann\nCleo\nEve',
      count: null,
      visibility: 'private',
      joinWay: null,
      sealed: true,
      practice: false,
      quiet: { zone: 'UTC', from: '22:00', until: '08:00' },
      given: { rounds: 5 },
      givenFor: ['Ann', 'nobody 1', 'Cleo', 'nobody 3', 'Eve'],
    },
    dropped: ['doors'],
  });
});

test('whoever had a bot in their place is asked again, by their own name', () => {
  const dora = { ...seat('D', 'Dora', 'bot'), absent: 'Dora' };
  const seats = [...page.seats.slice(0, 3), dora];
  expect(matchAgain({ ...page, seats }, chains).first.players).toBe('Ann\nCleo\nDora');
});

test('sizes that were proposed for as many as played are proposed for those who come again', () => {
  const given = (settingsGiven: MatchPage['settingsGiven']) =>
    matchAgain({ ...page, settingsGiven }, chains).first.given;
  const ofFive = { bigSection: 4, tokenThreshold: 3 };
  expect(given({ rounds: 5, ...ofFive })).toEqual({ rounds: 5, bigSection: 3, tokenThreshold: 2 });
  expect(given({ ...ofFive, bigSection: 5 })).toEqual({ bigSection: 5, tokenThreshold: 2 });
});

test('where everybody may sit down though all are named, that stays', () => {
  expect(matchAgain({ ...page, joinWay: 'open' }, chains).first.joinWay).toBe('open');
});

test('where people alone are too few, the other seats come again too, without names', () => {
  const seats = [seat('A', 'Ann', 'player'), seat('B', 'Marek', 'bot'), seat('C', 'Nina', 'bot')];
  const { first } = matchAgain({ ...page, seats }, chains);
  expect([first.players, first.givenFor]).toEqual(['Ann\nSeat B\nSeat C', ['Ann', 'Seat B', 'Seat C']]);
  const bots = matchAgain({ ...page, seats: seats.slice(1) }, chains).first;
  expect([bots.players, bots.count]).toEqual(['', 2]);
});
