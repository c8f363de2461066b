import { expect, it } from 'vitest';
import type { PageSeat } from '@/server/pages/shapes';
import { seatChanged } from './seat-changed';

const asked = 'as it was';
const seat = (part: Partial<PageSeat>) =>
  ({ seat: 'C', name: 'Ana', sitting: 'another', standIn: false, ...part }) as PageSeat;

it.each([
  { now: seat({ holder: 'player', sitting: asked }), says: null },
  { now: seat({ holder: 'bot', standIn: true }), says: 'A bot stands in for Ana now.' },
  { now: seat({ holder: 'bot' }), says: 'A bot plays Ana now.' },
  { now: seat({ holder: 'free' }), says: 'Nobody sits on Ana’s seat now.' },
  { now: seat({ holder: 'free', name: 'Seat C' }), says: 'Nobody sits on seat C now.' },
  { now: seat({ holder: 'guest', name: 'Eve' }), says: 'Eve plays this seat now.' },
])('says what a seat has become since it was asked about: $says', ({ now, says }) => {
  expect(seatChanged(now, asked)).toBe(says);
});
