import { expect, it } from 'vitest';
import type { MatchPage } from '@/server/pages/shapes';
import { askedOf } from './arrivals';

const notices = [
  { kind: 'ready-check', seat: null, at: 1, text: 'Hana asks whether everybody is ready.' },
  { kind: 'nudge', seat: null, at: 2, text: 'The host reminds you.' },
] as MatchPage['notices'];

it('asks whether everybody is ready of who holds a seat, and not of the host who asks', () => {
  expect(askedOf({ notices, seat: 'A' as MatchPage['seat'] })).toEqual(notices);
  expect(askedOf({ notices, seat: null }).map(({ kind }) => kind)).toEqual(['nudge']);
});
