import { expect, it } from 'vitest';
import type { MatchPage } from '@/server/pages/shapes';
import { askedOf, rulingsOfOthers } from './arrivals';

const notices = [
  { kind: 'ready-check', seat: null, at: 1, text: 'Hana asks whether everybody is ready.' },
  { kind: 'nudge', seat: 'A', at: 2, text: 'The host reminds you.' },
  { kind: 'seat-opened', seat: 'B', at: 3, text: 'The seat of Ben was opened on another device.' },
] as MatchPage['notices'];

it('asks whether everybody is ready, and reminds, who holds a seat, and not the host who asks', () => {
  expect(askedOf({ notices, seat: 'A' as MatchPage['seat'] })).toEqual(notices);
  expect(askedOf({ notices, seat: null }).map(({ kind }) => kind)).toEqual(['seat-opened']);
});

it('tells nobody of a ruling that they published themselves: a co-host is told, and a player of the host’s name', () => {
  const rulings = ['Hana', 'Cora'].map((by, i) => ({ n: i + 1, at: i, by, text: `Ruling ${i + 1}`, question: null }));
  const told = (host: boolean, name: string | null) =>
    rulingsOfOthers({ can: { host }, rulings }, name).map(({ by }) => by);
  expect(told(true, 'Hana')).toEqual(['Cora']);
  expect(told(true, 'Cora')).toEqual(['Hana']);
  expect(told(false, 'Hana')).toEqual(['Hana', 'Cora']);
  expect(told(false, null)).toEqual(['Hana', 'Cora']);
});
