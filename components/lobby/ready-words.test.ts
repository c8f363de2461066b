import { expect, test } from 'vitest';
import type { PageSeat } from '@/server/pages/shapes';
import { readyWords, unready } from './ready-words';

/** "Ann+" is ready, "Ben-" is not, "*Planner" is a bot, "." a free seat. */
function asked(...seated: readonly string[]) {
  const seats = seated.map((one): PageSeat => {
    const holder = one === '.' ? 'free' : one.startsWith('*') ? 'bot' : 'player';
    const ready = holder === 'player' ? one.endsWith('+') : null;
    return { name: one.replace(/[+-]$/, ''), holder, ready } as PageSeat;
  });
  return { readyCheck: { since: 0, by: 'Hana' }, seats };
}

test('it says how many are ready, of the people alone, and whom it waits for', () => {
  expect(readyWords(asked('Ann+', 'Ben-', '*Planner', '.'))).toBe('Ready 1 of 2: waiting for Ben.');
  expect(readyWords(asked('Ann-', 'Ben-'))).toBe('Ready 0 of 2: waiting for Ann and Ben.');
  expect(readyWords(asked('Ann+', 'Ben+', '.'))).toBe('Everybody is ready.');
});

test('where nobody was asked nobody is waited for', () => {
  const page = { ...asked('Ann-', 'Ben-'), readyCheck: null };
  expect(readyWords(page)).toBeNull();
  expect(unready(page)).toEqual([]);
});
