import { expect, test } from 'vitest';
import { channelWords } from './channel-words';

const now = new Date(2026, 10, 23, 20, 0);
const at = new Date(2026, 10, 23, 19, 41).getTime();
const last = { at, text: 'Round 2 is open; the host plans to close it on <t:1:f> (<t:1:R>).', problem: null };
const words = (given: Parameters<typeof channelWords>[0]['last'], endedWhy: string | null = null) =>
  channelWords({ endsIn: 'Zx3f', endedWhy, last: given }, now).replace(/0?7:41 PM/, '19:41');

test('says what was posted to a channel last, when, and what became of it', () => {
  const where = 'Posted by the webhook that ends in Zx3f';
  expect(words(null)).toBe(`${where}: nothing yet.`);
  expect(words({ ...last, state: 'sent' })).toBe(`${where}. Last post, 19:41: “Round 2 is open”, delivered.`);
  expect(words({ ...last, state: 'waiting' })).toBe(`${where}. Last post, 19:41: “Round 2 is open” is on its way.`);
  const problem = 'Discord answered 500.';
  expect(words({ ...last, state: 'waiting', problem })).toBe(
    `${where}. Last post, 19:41: “Round 2 is open” is tried again. Discord answered 500.`,
  );
  expect(words({ ...last, state: 'failed', problem })).toBe(
    `${where}. Last post, 19:41: “Round 2 is open” did not arrive. Discord answered 500.`,
  );
  expect(words({ ...last, state: 'failed', problem }, 'Discord knows this webhook no more.')).toBe(
    'Nothing is posted any more. Discord knows this webhook no more.',
  );
});
