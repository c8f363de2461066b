import { describe, expect, it } from 'vitest';
import { pickProblem } from './pick-problem';

describe('a tile that is tapped', () => {
  const of = (subset: readonly string[], noLimit = false) => ({ subset: subset as never, noLimit });

  it('is refused in words where it touches none of the chosen ones by a side', () => {
    expect(pickProblem(of(['A1', 'B1']), 'D1')).toBe('D1 touches none of your tiles by a side.');
    expect(pickProblem(of(['A1', 'B1']), 'C2')).toMatch(/^C2 touches none/);
    expect(pickProblem(of(['A1', 'B1']), 'B2')).toBeNull();
  });

  it('is the first, one that is taken away, or any with “no limit”', () => {
    expect(pickProblem(of([]), 'D4')).toBeNull();
    expect(pickProblem(of(['A1', 'B1', 'C1']), 'B1')).toBeNull();
    expect(pickProblem(of(['A1'], true), 'D4')).toBeNull();
  });

  it('is refused beyond eight', () => {
    expect(pickProblem(of(['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2']), 'A3')).toMatch(/^8 tiles are the most/);
  });
});
