import { expect, test } from 'vitest';
import { type Row, type Target, withTargets } from './targets';

const rows: Row[] = [
  { matches: 1, 'moves/s': 900 },
  { matches: 10, 'moves/s': 900 },
  { matches: 50, 'moves/s': 900 },
];
const wanted: Readonly<Record<number, number>> = { 1: 800, 10: 1000 };
const target: Target = { column: 'moves/s', atLeast: ({ matches }) => wanted[Number(matches)] ?? null };

test('every row says what it had to reach and whether it did; one without a target says nothing', () => {
  expect(withTargets(rows, [target])).toEqual([
    { matches: 1, 'moves/s': 900, target: 'moves/s at least 800', reached: 'yes' },
    { matches: 10, 'moves/s': 900, target: 'moves/s at least 1,000', reached: 'no' },
    { matches: 50, 'moves/s': 900, target: '', reached: '' },
  ]);
});

test('a row with several targets reaches all of them or has not reached them', () => {
  const targets: Target[] = [
    { column: 'median ms', atMost: () => 20 },
    { column: 'p95 ms', atMost: () => 40 },
  ];
  const reached = withTargets(
    [
      { 'median ms': 20, 'p95 ms': 40 },
      { 'median ms': 12, 'p95 ms': 41 },
    ],
    targets,
  ).map((row) => row.reached);
  expect(reached).toEqual(['yes', 'no']);
});

test('a target can be what another row of the same run came to', () => {
  const noSlower: Target = {
    column: 'median ms',
    atMost: ({ rounds }, all) => (rounds === 'late' ? Number(all[0]?.['median ms']) : null),
  };
  const told = withTargets(
    [
      { rounds: 'early', 'median ms': 5 },
      { rounds: 'late', 'median ms': 6 },
    ],
    [noSlower],
  );
  expect(told.map(({ reached }) => reached)).toEqual(['', 'no']);
});
