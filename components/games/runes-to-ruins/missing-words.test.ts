import { describe, expect, it } from 'vitest';
import { standardRules } from '@/games/runes-to-ruins/runes';
import { withRuneAt } from './grid-tool';
import { missingWords } from './symbol-composer';

const grid = (text: string) => text.split(/\s+/).map((word) => (word === '-' ? null : word));

describe('what is missing of a symbol', () => {
  it.each([
    ['- - - - - -', ['Choose six runes.']],
    ['slash-box straight-slope - - - -', ['4 places are still empty.']],
    [
      'straight-divider - - - - straight-box',
      ['4 places are still empty.', 'Straight Box is not joined to the rest yet.'],
    ],
    ['straight-box slash-divider cross-splitter torn-slope cross-zig-zag torn-enclosure', []],
  ])('%s', (text, words) => expect(missingWords(grid(text), standardRules)).toEqual(words));

  it('names neighbours that are not joined, where all have to be', () => {
    const rules = { ...standardRules, joining: 'neighbours' } as const;
    expect(missingWords(grid('straight-divider straight-box - - - -'), rules)).toContain(
      'Straight Divider and Straight Box are neighbours and not joined.',
    );
    expect(missingWords(grid('straight-box slash-divider - - - -'), rules)).toHaveLength(1);
  });

  it('names the groups that stand twice in both orders', () => {
    expect(missingWords(grid('straight-divider slash-divider slash-slope - - -'), standardRules)[1]).toBe(
      'One of the two orders must have no group twice: Divine has Divider twice, Mundane has Slash twice.',
    );
  });

  it('names a group that stands more than three times', () => {
    expect(missingWords(grid('torn-divider torn-slope torn-splitter torn-box - -'), standardRules)).toContain(
      'At most three runes may share a group: Torn 4 times.',
    );
  });

  it('a rune moves from where it stood', () => {
    expect(withRuneAt(grid('slash-box - - - - -'), { rune: 'slash-box', at: 3 })).toEqual(grid('- - - slash-box - -'));
  });
});
