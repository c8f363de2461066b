import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { reachedWords, remindedWords } from './told-words';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map(seatId);
const by = (state: 'sent' | 'waiting' | 'quiet' | 'failed', problem: string | null = null) => ({
  kind: 'mail' as const,
  state,
  problem,
});

test('says of reminders what was sent, and what was not', () => {
  if (A === undefined || B === undefined || C === undefined || D === undefined) throw new Error('no seats');
  const seats = [
    { seat: A, told: [by('sent')] },
    { seat: B, told: [by('failed', 'The mail server refused it (550).')] },
    { seat: C, told: [] },
    { seat: D, told: [by('quiet')] },
  ];
  expect(remindedWords({ seats, online: new Set() })).toBe(
    'Sent to 1 by e-mail. 1 hears of it at a time they chose. To 1 it did not arrive: The mail server refused it (550). 1 has no way to be reached: send them the link.',
  );
  expect(remindedWords({ seats: [{ seat: C, told: [] }], online: new Set([C]) })).toBe('1 has the page open.');
  expect(remindedWords({ seats: [{ seat: A, told: [by('waiting')] }], online: new Set() })).toBe(
    'To 1 it is still on its way.',
  );
});

test('says of a seat by which ways, and what became of the last message', () => {
  if (A === undefined) throw new Error('no seats');
  const sent = { ...by('sent'), at: 1_000, text: '' };
  expect(reachedWords({ seat: A, kinds: [], last: null }, 0)).toBe('No way to be reached');
  expect(reachedWords({ seat: A, kinds: ['mail'], last: null }, 0)).toBe('Reached by e-mail');
  expect(reachedWords({ seat: A, kinds: ['mail'], last: sent }, 61_000)).toBe('Sent by e-mail, 1 min ago');
  const named = { ...sent, text: 'Round 2 is open until Mon 23 Nov, 01:15 (in 2 hours), and waits for you.' };
  expect(reachedWords({ seat: A, kinds: ['mail'], last: named }, 45_000)).toBe(
    '“Round 2 is open”, by e-mail, 44 s ago',
  );
});
