import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { settingsSchema } from '@/games/logical-bluffs/settings';
import { bluff, four, type Line, play, topLeft, topRight } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { resolveWords } from './resolve-words';

test('[H1] a host reads that nothing closes before they have ruled, not that statements are shown', () => {
  const wishes = { adjudication: 'host', pace: 'host' };
  const wordsOf = (statements: readonly string[]) => {
    const lines: readonly Line[] = [
      [1000, 'A', bluff(topLeft, statements)],
      [2000, 'B', bluff(topRight)],
    ];
    const view = play(lines, wishes).view('host') as unknown as MatchView<View>;
    return resolveWords({ view, settings: settingsSchema.parse(wishes), missing: [] } as never);
  };
  expect(wordsOf([...four.slice(0, 3), 'They look warm.'])).toMatch(/^Nothing closes yet: both have written/);
  expect(wordsOf(four)).toMatch(/^Both have written: the statements are shown/);
});
