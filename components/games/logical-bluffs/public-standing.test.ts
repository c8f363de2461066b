import { expect, test } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import { bluffed, claimed, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { nowWords, slipSize } from './public-standing';

const [seat = ''] = seatIds('A');

function saying(...texts: readonly string[]): View {
  const statements = texts.map((text) => ({ text, truth: null }));
  return { seats: [{ seat, acted: null }], statements: [{ round: 2, seat, statements }] } as unknown as View;
}

test('statements that are long are set smaller on the stage, so that none is cut', () => {
  const eight = (letters: number) => saying(...Array.from({ length: 8 }, () => 'x'.repeat(letters)));
  expect(slipSize(eight(20), 2)).toBe('roomy');
  expect(slipSize(saying(...Array.from({ length: 8 }, (_, i) => 'x'.repeat(i < 3 ? 58 : 20))), 2)).toBe('tight');
  expect(slipSize(eight(90), 2)).toBe('small');
  expect(slipSize(eight(90), 1), 'those of another round do not count').toBe('roomy');
});

test('the stage says what each phase is about', () => {
  const at = (lines: Parameters<typeof play>[0]) => nowWords(play(lines).view('spectator') as unknown as View);
  expect(at([])).toMatch(/^Each writes four/);
  expect(at(bluffed)).toMatch(/^Each judges what the other says/);
  expect(at(claimed)).toBe(
    'Each may look under tiles, for 8 points each, or name all sixteen: that wins, or costs all points.',
  );
});
