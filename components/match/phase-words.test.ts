import { expect, test } from 'vitest';
import { onTo } from '@/components/stage/words';
import { nextWords } from './phase-words';

test('the way on from the last close leads to the finale, and in a match that its host ended without a result to the end', () => {
  const way = (status: 'running' | 'finished', told: { readonly phase: string; readonly hasFinale: boolean }) =>
    onTo(nextWords({ status }, told));
  expect(way('running', { phase: 'Round 3', hasFinale: false })).toBe('On to Round 3');
  expect(way('finished', { phase: 'Finished', hasFinale: true })).toBe('On to the finale');
  expect(way('finished', { phase: 'Finished', hasFinale: false })).toBe('On to the end');
});
