import { expect, test } from 'vitest';
import type { AnyGame } from '@/games/game';
import { games } from '@/games/index';
import { seatId } from '@/games/kit/seats';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { matchAgain, nextTitle } from './match-again';
import { withoutNames } from './player-list';

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

test('people come again, and as many seats; settings that are gone are named', () => {
  expect(matchAgain(page, chains)).toEqual({
    first: {
      title: 'Episode 4',
      players: 'Ann\nCleo\nEve',
      count: 5,
      visibility: 'private',
      joinWay: 'links',
      sealed: true,
      practice: false,
      quiet: { zone: 'UTC', from: '22:00', until: '08:00' },
      given: { rounds: 5 },
      givenFor: ['Ann', 'nobody 1', 'Cleo', 'nobody 3', 'Eve'],
    },
    dropped: ['doors'],
    absent: [],
  });
});

test('whoever had a bot in their place is asked again, by their own name', () => {
  const dora = { ...seat('D', 'Dora', 'bot'), absent: 'Dora' };
  const seats = [...page.seats.slice(0, 3), dora];
  const { first, absent } = matchAgain({ ...page, seats }, chains);
  expect([first.players, absent]).toEqual(['Ann\nCleo\nDora', ['Dora']]);
  expect(withoutNames('Ann\nCleo\n Dora ', absent), 'their seat can be left for a bot').toBe('Ann\nCleo');
});

test('sizes that were proposed for as many as played, or chosen, stay: as many play again', () => {
  const given = { rounds: 5, bigSection: 4, tokenThreshold: 3 };
  expect(matchAgain({ ...page, settingsGiven: given }, chains).first.given).toEqual(given);
});

test('who may take the seats without a name stays as it was', () => {
  expect(matchAgain({ ...page, joinWay: 'open' }, chains).first.joinWay).toBeNull();
  const full = [seat('A', 'Ann', 'player'), seat('B', 'Ben', 'player'), seat('C', 'Cleo', 'player')];
  expect(matchAgain({ ...page, seats: full }, chains).first).toMatchObject({ joinWay: null, count: 3 });
  expect(matchAgain({ ...page, seats: full, joinWay: 'open' }, chains).first.joinWay).toBe('open');
});

test('the seats of bots that had no name to keep are left for bots or anybody', () => {
  const seats = [seat('A', 'Ann', 'player'), seat('B', 'Marek', 'bot'), seat('C', 'Nina', 'bot')];
  const { first } = matchAgain({ ...page, seats }, chains);
  expect([first.players, first.count, first.givenFor]).toEqual(['Ann', 3, ['Ann', 'nobody 1', 'nobody 2']]);
  const bots = matchAgain({ ...page, seats: seats.slice(1) }, chains).first;
  expect([bots.players, bots.count]).toEqual(['', 2]);
});

test('the title is the next one', () => {
  expect(['Friday', 'Friday 2', 'Episode 9', 'Games of 2026'].map(nextTitle)).toEqual([
    ...['Friday 2', 'Friday 3', 'Episode 10', 'Games of 2026 2'],
  ]);
  expect(nextTitle('x'.repeat(80))).toBe(`${'x'.repeat(78)} 2`);
});
