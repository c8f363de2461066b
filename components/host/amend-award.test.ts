import { expect, test } from 'vitest';
import { formatTokens } from '@/components/match/award-words';
import { quartersOffered } from './amend-award';

test('tokens of life are offered as one says them, with what is chosen already', () => {
  expect(quartersOffered(4).map(formatTokens)).toEqual(['¼', '½', '¾', '1', '1¼', '1½', '1¾', '2']);
  expect(quartersOffered(12).map(formatTokens).at(-1)).toBe('3');
});
