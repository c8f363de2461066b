import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { darkens, serveDebt, settleMantra } from './mantra';

const settled = (insight: number, mantra: number) => Object.values(settleMantra({ insight, mantra }));

describe('mantra', () => {
  it.each([
    [3, 17, 2, 4],
    [0, 17, 0, 11],
    [6, 100, 0, 0],
    [7, 72, 1, 0],
    [5, 0, 5, 0],
    [5, 6, 5, 0],
    [5, 12, 5, 6],
    [5, 13, 4, 0],
    [9, 60, 4, 0],
    [9, 61, 3, 0],
    [5, 61, 0, 1],
    [1, 500, 0, 487],
  ])('[M2] %i insight and %i mantra become %i and %i', (insight, mantra, left, carried) => {
    expect(settled(insight, mantra)).toEqual([left, carried]);
  });

  it('[M2] never takes what is not there, never makes more of either', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(400), (insight, mantra) => {
        const after = settleMantra({ insight, mantra });
        expect(after.insight).toBeGreaterThanOrEqual(0);
        expect(after.mantra).toBeGreaterThanOrEqual(0);
        expect(insight - after.insight).toBeLessThanOrEqual(6);
        expect(mantra - after.mantra).toBeGreaterThanOrEqual(Math.min(mantra, 6));
      }),
    );
  });

  it.each([
    [3, 45, 1, 5],
    [1, 45, 0, 25],
    [0, 45, 0, 45],
    [4, 19, 4, 19],
  ])('[M3] %i insight serve a debt of %i: %i and %i are left', (insight, mantra, left, carried) => {
    expect(Object.values(serveDebt({ insight, mantra }))).toEqual([left, carried]);
  });

  it.each([
    [0, 10],
    [9, 10],
    [14, 10],
    [15, 15],
    [24, 20],
  ])('[A3] %i mantra in the dark get %i more', (mantra, more) => expect(darkens(mantra)).toBe(more));
});
