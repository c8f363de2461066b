import { expect, it } from 'vitest';
import { settleMantra } from '@/games/runes-to-ruins/mantra';
import { closeWords } from './purse';

const words = (insight: number, mantra: number) =>
  closeWords({ insight, mantra, after: settleMantra({ insight, mantra }) });

it.each([
  [6, 0, 'No mantra: the close costs you nothing.'],
  [6, 4, 'The close clears away your 4 mantra and costs no insight.'],
  [3, 13, 'The close clears away your 13 mantra and costs 1 insight.'],
  [3, 17, 'The close clears away 13 of your 17 mantra and costs 1 insight; 4 stay with you.'],
  [0, 7, 'The close clears away 6 of your 7 mantra and costs no insight; 1 stays with you.'],
])('with %i insight and %i mantra it says what the close will take', (insight, mantra, said) =>
  expect(words(insight, mantra)).toBe(said),
);
