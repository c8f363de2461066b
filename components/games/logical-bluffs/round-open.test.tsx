import { expect, test } from 'vitest';
import { drawnAmong } from '@/components/testing/drawn';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import type { View } from '@/games/logical-bluffs/view';
import { replay } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { RoundOpen } from './round-open';

test('[S1] beside what was true stands in words whether the other was taken in', () => {
  const record = recordsOf('logical-bluffs').find(({ name }) => name === 'wrong-guess-and-items')?.record;
  if (record === undefined) throw new Error('it is recorded');
  const { view } = replay(record, { view: 'spectator' });
  const nameOf = (seat: string) => ({ A: 'Lena', B: 'Bente' })[seat] ?? seat;
  const drawn = <RoundOpen view={view as MatchView<View>} round={1} isStill />;
  const text = drawnAmong(seatIds('AB'), { nameOf, anonymous: false, drawn }).replaceAll(/<[^>]*>/g, '');
  expect(text).toMatch(/believed|seen through/);
  expect(text).toMatch(/fooled (Lena|Bente)/);
  expect(text).not.toMatch(/[✓✗]/);
});
