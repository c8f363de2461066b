import { expect, test } from 'vitest';
import { rulingsPart } from './rulings';

const ruling = (n: number, length: number) => ({
  ...{
    id: 7 * n + 100,
    matchId: 1,
    by: 'Olga',
    text: 'x'.repeat(length),
    question: null,
    key: null,
    createdAt: new Date(n),
  },
});
const some = (count: number, length: number) => Array.from({ length: count }, (_, i) => ruling(i + 1, length));
const numbers = ({ rulings, older }: ReturnType<typeof rulingsPart>) => [rulings.map(({ n }) => n), older];

test('a page has the latest rulings, oldest first: so many, and of so many characters', () => {
  expect(numbers(rulingsPart([], null))).toEqual([[], 0]);
  expect(numbers(rulingsPart(some(3, 10), null))).toEqual([[1, 2, 3], 0]);
  expect(numbers(rulingsPart(some(10, 4_000), null))).toEqual([[8, 9, 10], 7]);
  expect(rulingsPart(some(60, 10), null)).toMatchObject({ older: 10, rulings: { length: 50 } });
  expect(JSON.stringify(rulingsPart(some(10, 4_000), null)).length).toBeLessThan(15_000);
});

test('the latest is there however long it is, and a question counts with its answer', () => {
  const long = { ...ruling(2, 4_000), question: 'y'.repeat(20_000) };
  expect(numbers(rulingsPart([ruling(1, 1), long], null))).toEqual([[2], 1]);
  expect(numbers(rulingsPart([ruling(1, 1), long, ruling(3, 1)], null))).toEqual([[3], 2]);
});

test('those before are asked for, part by part, until there are none', () => {
  const all = some(10, 4_000);
  expect(numbers(rulingsPart(all, 8))).toEqual([[5, 6, 7], 4]);
  expect(numbers(rulingsPart(all, 2))).toEqual([[1], 0]);
  expect(numbers(rulingsPart(all, 1))).toEqual([[], 0]);
});
