import { expect, it } from 'vitest';
import { formatAward } from './award-words';

it.each([
  ['token-of-life', 4, 'a token of life'],
  ['token-of-life', 1, 'a quarter of a token of life'],
  ['token-of-life', 2, 'half a token of life'],
  ['token-of-life', 8, '2 tokens of life'],
  ['token-of-life', 6, '1½ tokens of life'],
  ['token-of-life', 0, 'an empty token of life'],
  ['garnet', 1, '1 garnet'],
  ['garnet', -1, '1 garnet lost'],
  ['shard', 3, '3 shards'],
  ['mark-of-elimination', 1, 'a mark of elimination'],
])('%s %i is %s', (kind, amount, words) => {
  expect(formatAward({ kind, amount })).toBe(words);
});

it.each([
  [1, '1 × favour'],
  [-2, '−2 × favour'],
])('of another kind, %i is %s', (amount, words) => {
  expect(formatAward({ kind: 'favour', word: 'favour', amount })).toBe(words);
});
