import { expect, it } from 'vitest';
import { standardRules } from '@/games/runes-to-ruins/runes';
import { votePays } from './vote-pay';

const symbol = 'straight-box slash-divider cross-splitter torn-slope cross-zig-zag torn-enclosure'.split(' ');

const rules = { ...standardRules, conditions: null };

it('counted conditions pay what they pay, ranked ones somewhere between 0 and 6', () => {
  const pays = votePays({ symbol, insight: 6, mantraObtained: 0, others: 4, rules });
  expect(pays).toHaveLength(15);
  expect(pays.filter(({ isCertain }) => isCertain).map(({ number, pays: sure }) => [number, sure])).toEqual([
    [12, 3],
    [13, 3],
  ]);
  for (const { pays: one } of pays) {
    expect(one).toBeGreaterThanOrEqual(0);
    expect(one).toBeLessThanOrEqual(6);
  }
  expect(pays[0]).toMatchObject({ number: 1, figure: 28 });
  expect(pays[9]?.figure).toBeNull();
});
