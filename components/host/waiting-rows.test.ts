import { expect, test } from 'vitest';
import type { Waiting } from '@/games/waiting';
import { waitingRows } from './waiting-rows';

const asks = (askedBy: string, since: number): Waiting => ({
  ...{ id: `question ${since}`, since, text: `${askedBy} asks: why?`, safeText: 'A player asks you something.' },
  ...{ tab: 'words', askedBy },
});

test('a player who asks much has one row, where the first of it waits, and crowds nobody out', () => {
  const paused: Waiting = { id: 'paused', since: 2, text: 'Paused.', safeText: 'Paused.', tab: 'now' };
  const ada = Array.from({ length: 20 }, (_, i) => asks('Ada', 3 + i));
  const rows = waitingRows([asks('Ada', 1), paused, ...ada, asks('Ben', 30)]);
  expect(rows.map(({ text, since, all }) => [text, since, all.length])).toEqual([
    ['Ada asks 21 things', 1, 21],
    ['Paused.', 2, 0],
    ['Ben asks: why?', 30, 0],
  ]);
});
