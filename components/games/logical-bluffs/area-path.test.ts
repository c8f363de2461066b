import { expect, test } from 'vitest';
import type { Cell } from '@/games/logical-bluffs/grid';
import { areaPath } from './area-path';

/** Its corners in order, without what rounds them. */
const cornersOf = (area: readonly Cell[], within = 0): readonly string[] =>
  areaPath(area, within)
    .split('M')
    .slice(1)
    .map((loop) => [...loop.matchAll(/Q([\d.-]+ [\d.-]+)/g)].map(([, corner]) => corner).join(', '));

test('an area has one closed outline round all of its tiles', () => {
  expect(cornersOf(['A1'])).toEqual(['1 0, 1 1, 0 1, 0 0']);
  expect(cornersOf(['A1', 'B1'])).toEqual(['2 0, 2 1, 0 1, 0 0']);
  expect(cornersOf(['A1', 'A2', 'B2']), 'round a corner').toEqual(['1 0, 1 1, 2 1, 2 2, 0 2, 0 0']);
});

test('drawn within its edge it is as far from it on all sides, also in its hollows', () => {
  expect(cornersOf(['A1', 'A2', 'B2'], 0.1)).toEqual(['0.9 0.1, 0.9 1.1, 1.9 1.1, 1.9 1.9, 0.1 1.9, 0.1 0.1']);
});

test('what it encloses has an outline of its own', () => {
  const ring: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
  expect(cornersOf(ring)).toEqual(['3 0, 3 3, 0 3, 0 0', '1 1, 1 2, 2 2, 2 1']);
});

test('tiles that touch at a corner alone are outlined one by one there', () => {
  expect(cornersOf(['A1', 'B2'])).toEqual(['1 0, 1 1, 0 1, 0 0', '2 1, 2 2, 1 2, 1 1']);
});
