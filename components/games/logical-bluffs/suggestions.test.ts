import { describe, expect, it } from 'vitest';
import { read } from '@/games/logical-bluffs/language/read';
import { completionsOf } from './suggestions';

describe('suggestions', () => {
  it('go on from what is written', () => {
    for (const offer of completionsOf('There are m')) expect(offer).toMatch(/^There are m/);
    expect(completionsOf('adjacent').length).toBeGreaterThan(0);
    expect(completionsOf('xyzzy')).toEqual([]);
  });

  it('can all be read', () => {
    for (const start of ['', 'There', 'A', 'E', 'No', 'At', 'Most', 'If', 'Some', 'All', 'Red', 'Blue']) {
      for (const offer of completionsOf(start)) expect(read(offer, ['A1', 'B1', 'A2', 'B2']).type, offer).toBe('read');
    }
  });
});
