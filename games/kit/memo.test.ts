import { describe, expect, it, vi } from 'vitest';
import { memo } from './memo';

describe('memo', () => {
  it('works out once for each object', () => {
    const work = vi.fn(({ n }: { n: number }) => n * 2);
    const double = memo(work);
    const [two, three] = [{ n: 2 }, { n: 3 }];
    expect([double(two), double(three), double(two)]).toEqual([4, 6, 4]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
