import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { claimed, type Line, pass, play, standardGrid } from '@/games/logical-bluffs/testing';
import type { Card } from './scene';
import { type PlayableClose, type Seen, type ShownClose, seenWith } from './use-closes';

const seen = (lines: readonly Line[]) => play(lines).view('A') as unknown as MatchView;
const guessed: readonly Line[] = [...claimed, [5000, 'A', { type: 'guess', grid: standardGrid }]];
const [before, after] = [seen(guessed), seen([...guessed, [6000, 'B', pass]])];

const cardOf = (title: string): Card => ({ title, lines: [] });
const answer: PlayableClose = {
  ...{ before: seen(claimed), after: before, hush: 'All sixteen are named.', card: cardOf('This is the grid') },
  scene: { id: 'guess', title: 'This is the grid', beats: [] },
};
const told: Seen = { view: before, playing: answer, last: answer, note: null };
const over: ShownClose = { before, after, hush: 'All are in.', scene: null, card: cardOf('The phase is closed') };

test('what is told while the match ends says so at once, and nothing of it stands below the end', () => {
  expect(after.status).toBe('finished');
  const { playing, note, view } = seenWith(told, over);
  expect([playing?.card?.title, playing?.scene.title, note]).toEqual(['The phase is closed', 'This is the grid', null]);
  expect(view).toBe(after);
  expect(seenWith({ ...told, playing: null }, over)).toMatchObject({ playing: null, note: null });
});

test('while the match goes on an answer stands beside the board, and leaves what plays as it is', () => {
  const { playing, note } = seenWith(told, { ...over, after: before });
  expect([playing?.card?.title, note?.card?.title]).toEqual(['This is the grid', 'The phase is closed']);
});
