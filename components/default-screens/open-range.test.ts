import { expect, test } from 'vitest';
import { openRange, rangeWords } from './open-range';

const coins = (min: number | null, max: number | null, isWhole = true) =>
  ({
    kind: 'number',
    key: 'coins',
    label: 'Coins',
    help: null,
    isNullable: false,
    isOptional: false,
    min,
    max,
    isWhole,
  }) as const;
const outside = (min: number, max: number) => (n: number) => n < min || n > max;

test('bounds are those of the match where its check says more than the schema', () => {
  expect(openRange(coins(0, 99), outside(3, 12))).toEqual({ min: 3, max: 12 });
  expect(openRange(coins(0, null), outside(3, 12))).toEqual({ min: 3, max: null });
  expect(openRange(coins(0, 99), () => false)).toEqual({ min: 0, max: 99 });
});

test('bounds of the schema stay where everything is refused, too much would have to be asked, or parts of a whole are taken', () => {
  expect(openRange(coins(0, 99), () => true)).toEqual({ min: 0, max: 99 });
  expect(openRange(coins(0, 1_000_000), outside(0, 12))).toEqual({ min: 0, max: 1_000_000 });
  expect(openRange(coins(0, 1, false), outside(0.5, 1))).toEqual({ min: 0, max: 1 });
});

test('bounds are said in words', () => {
  expect([coins(0, 12), coins(0, null), coins(null, 9), coins(null, null)].map(rangeWords)).toEqual([
    'From 0 to 12.',
    'At least 0.',
    'At most 9.',
    null,
  ]);
});
