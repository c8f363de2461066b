import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { claimed, type Line, pass, play, standardGrid } from '@/games/logical-bluffs/testing';
import { noteAfter } from './use-closes';

const settings = { sealedReveal: true };
const seen = (lines: readonly Line[]) => play(lines, settings).view('A') as unknown as MatchView;

const guessed: readonly Line[] = [...claimed, [5000, 'A', { type: 'guess', grid: standardGrid }]];
const passed: readonly Line[] = [...guessed, [6000, 'B', pass]];
const over: readonly Line[] = [...passed, [4000 + (30 + 150) * 1000, 'clock']];

test('what the game answered to a guess stands until the phase closes, and not under the end', () => {
  expect(noteAfter('This is the grid', seen(guessed), seen(passed))).toBe('This is the grid');
  expect(seen(over).status).toBe('finished');
  expect(noteAfter('This is the grid', seen(passed), seen(over))).toBeNull();
});
