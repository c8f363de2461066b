import { describe, expect, it } from 'vitest';
import { cells } from '../grid';
import { appraise } from './statement';
import { everyKind, warmReader } from './warm';

describe('what is read before anybody asks', () => {
  it('is read rightly or refused as any sentence is, and leaves nothing behind that changes another', () => {
    const subset = cells.slice(0, 6);
    const before = appraise('There are two red tiles in row 1.', subset).problem;
    warmReader();
    expect(appraise('There are two red tiles in row 1.', subset).problem).toEqual(before);
    const codes = everyKind.map((text) => appraise(text, subset).problem?.code ?? 'read');
    expect(codes.filter((code) => code !== 'NOT_UNDERSTOOD')).toHaveLength(everyKind.length - 1);
  });
});
