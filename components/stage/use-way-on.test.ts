import { expect, test } from 'vitest';
import type { Card } from './scene';
import { afterInterludeMs, hostReadsMs, untouchedMs } from './use-way-on';

const card: Card = { title: 'Round 2', lines: [{ text: 'Your guess: 2 exact.' }, { text: 'You hold', amount: '11' }] };

test('who looks on comes to the next round soon after the interlude', () => {
  expect(afterInterludeMs({ ownCard: null, cardSince: null, now: 20_000 })).toBe(3000);
});

test('a card of one’s own that was there before the interlude was over has the time to be read', () => {
  expect(afterInterludeMs({ ownCard: card, cardSince: 19_000, now: 20_000 })).toBe(7000);
  expect(afterInterludeMs({ ownCard: card, cardSince: 5000, now: 20_000 })).toBe(3000);
});

test('one that came after the interlude stays while somebody is at it, and half a minute more, or long enough to read it three times', () => {
  expect(afterInterludeMs({ ownCard: card, cardSince: null, now: 20_000 })).toBeNull();
  expect(untouchedMs(card)).toBe(30_000);
  expect(untouchedMs({ ...card, lines: Array.from({ length: 6 }, () => ({ text: 'A line.' })) })).toBe(48_000);
});

test('who looks on and touches nothing comes to a phase whose clock runs, interlude or not', () => {
  expect(untouchedMs(null)).toBe(6000);
});

test('a host for whom the match waits goes on by themselves, but from a card of their own only to the end', () => {
  expect(hostReadsMs({ ownCard: null, tellsEnd: false })).toBe(6000);
  expect(hostReadsMs({ ownCard: card, tellsEnd: false })).toBeNull();
  expect(hostReadsMs({ ownCard: card, tellsEnd: true })).toBe(8000);
});
