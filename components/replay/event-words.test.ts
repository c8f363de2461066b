import { expect, test } from 'vitest';
import type { Viewer } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import type { MatchEvent } from '@/games/match';
import { eventWords } from './event-words';

const [A, B] = seatIds('AB') as [never, never];
const told = { nameOf: (seat: string) => `<${seat}>`, actionWords: () => 'did it' };
const words = (event: Omit<MatchEvent, 'at'>, viewer: Viewer, acted: boolean | null = false) =>
  eventWords({ at: 0, ...event }, { ...told, viewer, seats: [{ seat: A, acted }] });
const pointing = { by: A, action: { type: 'point', at: 'B' } };

test('what a seat sent is told to itself and to who sees everything; others hear that something was sent', () => {
  expect(words(pointing, 'host')).toBe('<A> did it.');
  expect(words(pointing, A)).toBe('<A> did it.');
  expect(words(pointing, B)).toBe('<A> sent something.');
  expect(words(pointing, 'spectator')).toBe('<A> sent something.');
});

test('where nobody may know who acts, nobody hears that either', () => {
  expect(words(pointing, B, null)).toBeNull();
  expect(words(pointing, 'spectator', null)).toBeNull();
  expect(words(pointing, A, null)).toBe('<A> did it.');
});

test('what hosts do with the match is told to all, what they decide in the game to who sees everything', () => {
  expect(words({ by: 'host', action: { type: 'pause' } }, 'spectator', null)).toBe('The host paused the match.');
  expect(words({ by: 'clock' }, B)).toBe('The deadline passed.');
  const choosing = { by: 'host', action: { type: 'choose', seat: 'B' } } as const;
  expect(words(choosing, 'host')).toBe('The host did it.');
  expect(words(choosing, 'spectator')).toBeNull();
});
