import { expect, test } from 'vitest';
import { capital, inWords, listed, onTo, ordinal, pointsWords, withinSentence } from './words';

test('numbers, lists and places read as in print', () => {
  expect([0, 1, 12, 14].map(inWords)).toEqual(['no', 'one', 'twelve', '14']);
  expect([['A'], ['A', 'B'], ['A', 'B', 'C'], []].map((items) => listed(items))).toEqual([
    'A',
    'A and B',
    'A, B and C',
    '',
  ]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th',
  );
  expect([1, -1, 0, -3].map(pointsWords)).toEqual(['1 point', '−1 point', '0 points', '−3 points']);
  expect(capital('a chain')).toBe('A chain');
});

test('where a scene leads is said within a sentence', () => {
  expect(['Round 2 of 3', 'The break', 'The winners’ vote', 'the finale'].map(onTo)).toEqual([
    'On to Round 2 of 3',
    'On to the break',
    'On to the winners’ vote',
    'On to the finale',
  ]);
});

test('a phase and its round have no capital within a sentence', () => {
  expect(
    ['Dig, round 1 of 2', 'Blame all, round 2, as it opened', 'Round 1: bluff', 'Half 1, step 7'].map(withinSentence),
  ).toEqual(['dig, round 1 of 2', 'blame all, round 2, as it opened', 'Round 1: bluff', 'Half 1, step 7']);
});
