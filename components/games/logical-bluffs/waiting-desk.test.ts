import { expect, test } from 'vitest';
import { bluffed, claimed, pass, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { actedWords } from './clocks';
import { doneWords } from './waiting-desk';

const viewOf = (lines: typeof bluffed) => play(lines).view('A') as unknown as View;

function waitingWords(lines: typeof bluffed): string {
  const view = viewOf(lines);
  if (view.turn === undefined) throw new Error('A has no turn.');
  return doneWords(view, { turn: view.turn, other: 'Bea' });
}

test('who waits is told what they have done, and what the other is at', () => {
  const [first] = bluffed;
  const answered = claimed[bluffed.length];
  if (first === undefined || answered === undefined) throw new Error('Too short.');
  expect(waitingWords([first])).toBe('Your statements are in. Bea is still writing.');
  expect(waitingWords([...bluffed, answered])).toBe('Your answers are in. Bea is still judging what you said.');
  expect(waitingWords([...claimed, [5000, 'A', pass]])).toBe(
    'You are done in this round. Bea may still buy a tile or guess.',
  );
});

test('everybody sees what a seat is at, unless it is sealed', () => {
  const running = { status: 'running' } as const;
  expect(actedWords({ ...running, phase: 'bluff' }, false)).toBe('Writing four statements');
  expect(actedWords({ ...running, phase: 'claim' }, false)).toBe('Judging four statements');
  expect(actedWords({ ...running, phase: 'reveal' }, false)).toBe('May buy, guess or pass');
  expect(actedWords({ ...running, phase: 'reveal' }, null)).toBe('Sealed');
});
