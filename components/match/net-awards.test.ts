import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { netAwards } from './net-awards';

const award = (seat: string, kind: string, amount: number) => ({ seat: seatId(seat), kind, amount, reason: '' });

test('what each has in all stands together: garnets given and lost, tokens in quarters, the same for several in one line', () => {
  const awards = [
    award('A', 'token-of-life', 4),
    award('A', 'garnet', 1),
    award('B', 'token-of-life', 4),
    award('B', 'garnet', 1),
    award('C', 'garnet', 2),
    award('A', 'garnet', -1),
    award('B', 'garnet', -1),
    award('C', 'garnet', -1),
    award('D', 'garnet', 1),
    award('D', 'garnet', -1),
    award('E', 'token-of-life', 2),
    award('E', 'token-of-life', 4),
  ];
  expect(netAwards(awards)).toEqual([
    { seats: ['A', 'B'], words: 'a token of life' },
    { seats: ['C'], words: '1 garnet' },
    { seats: ['D'], words: 'nothing' },
    { seats: ['E'], words: '1½ tokens of life' },
  ]);
});

test('where nobody has two awards there is nothing to count together; an empty token is held', () => {
  expect(netAwards([award('A', 'garnet', 1), award('B', 'garnet', -1)])).toEqual([]);
  expect(netAwards([award('A', 'token-of-life', 0), award('A', 'shard', 2)])).toEqual([
    { seats: ['A'], words: 'an empty token of life and 2 shards' },
  ]);
});
