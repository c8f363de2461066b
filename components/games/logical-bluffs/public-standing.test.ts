import { expect, test } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import type { View } from '@/games/logical-bluffs/view';
import { isSetTight } from './public-standing';

const [seat = ''] = seatIds('A');

function saying(...texts: readonly string[]): View {
  const statements = texts.map((text) => ({ text, truth: null }));
  return { seats: [{ seat, acted: null }], statements: [{ round: 2, seat, statements }] } as unknown as View;
}

test('statements that are long are set smaller on the stage, so that none is cut', () => {
  const long = 'x'.repeat(75);
  expect(isSetTight(saying(...Array.from({ length: 8 }, () => 'short')), 2)).toBe(false);
  expect(isSetTight(saying(...Array.from({ length: 8 }, () => long)), 2)).toBe(true);
  expect(isSetTight(saying(...Array.from({ length: 8 }, () => long)), 1), 'those of another round do not count').toBe(
    false,
  );
});
