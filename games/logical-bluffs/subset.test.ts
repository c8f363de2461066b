import { expect, test } from 'vitest';
import { isContiguous } from './grid';
import { cellsOf, legalShapes, maskOf } from './subset';

test('[B1] the shapes found by bits are those that one can walk through', () => {
  const all = Array.from({ length: 2 ** 16 }, (_, mask) => mask);
  const walked = all.filter((mask) => {
    const some = cellsOf(mask);
    return some.length >= 4 && some.length <= 8 && isContiguous(some);
  });
  expect(legalShapes()).toEqual(walked);
  expect(walked.every((mask) => maskOf(cellsOf(mask)) === mask)).toBe(true);
});
