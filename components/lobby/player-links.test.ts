import { afterAll, expect, test, vi } from 'vitest';
import type { PageSeat } from '@/server/pages/shapes';
import { invitedTo } from './player-links';
import { openToBotsWords } from './seat-list';

vi.stubGlobal('window', { location: { origin: 'https://play.example.org' } });
afterAll(() => vi.unstubAllGlobals());

const seatWith = (seat: Partial<PageSeat>) => ({ standIn: false, absent: null, kept: false, ...seat }) as PageSeat;

test('who is invited keeps their link while a bot plays on their seat, under the name that they were invited by', () => {
  const seats = [
    seatWith({ seat: 'A', name: 'Ann', holder: 'free', link: 'a' } as object),
    seatWith({ seat: 'B', name: 'Ben', absent: 'Ben', holder: 'bot', link: 'b' } as object),
    seatWith({ seat: 'C', name: 'Hedda', holder: 'bot', link: 'c' } as object),
    seatWith({ seat: 'D', name: 'Dora', holder: 'guest', link: 'd' } as object),
    seatWith({ seat: 'E', name: 'Eva', holder: 'bot', standIn: true, link: 'e' } as object),
    seatWith({ seat: 'F', name: 'Finn', absent: 'Finn', holder: 'bot', link: null } as object),
  ];
  const links = [...'abcdef'].map((linkId) => ({ linkId, token: `token-${linkId}` }));
  const invited = invitedTo({ title: 'Friday', startsAt: null, seats }, { links, players: [] });
  expect(invited.map(({ text }) => text)).toEqual([
    'Ann, your seat in Friday: https://play.example.org/join/token-a',
    'Ben, your seat in Friday: https://play.example.org/join/token-b',
    'Seat C, your seat in Friday: https://play.example.org/join/token-c',
  ]);
});

test('bots are offered for the free seats that are kept for nobody', () => {
  const words = (...held: readonly ('.' | 'kept' | 'P')[]) =>
    openToBotsWords(held.map((one) => seatWith({ holder: one === 'P' ? 'player' : 'free', kept: one === 'kept' })));
  expect(words('P', '.', '.')).toBe('Bots on all free seats');
  expect(words('P', '.', 'kept', '.')).toBe('Bots on the 2 open seats');
  expect(words('P', '.', 'kept')).toBe('A bot on the open seat');
  expect(words('P', 'kept', 'kept')).toBeNull();
  expect(words('P', 'P')).toBeNull();
});
