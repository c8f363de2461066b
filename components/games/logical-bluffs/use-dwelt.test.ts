import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { seatIds } from '@/games/kit/seats';
import { bluffed, claimed, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { dweltWords, stopsIn } from './use-dwelt';

const seenBy = (viewer: string, lines: Parameters<typeof play>[0]) =>
  play(lines).view(viewer) as unknown as MatchView<View>;
const stops = (view: MatchView<View>) =>
  stopsIn(view, 1)
    .map((one) => (one === null ? '-' : `${one.seat}${one.statement + 1}`))
    .join(' ');

test('the stage goes through what was said, statement by statement, and explains the phase before each time round', () => {
  expect(stops(seenBy('spectator', bluffed))).toBe('- A1 A2 A3 A4 B1 B2 B3 B4');
  expect(stops(seenBy('spectator', []))).toBe('-');
});

test('what it goes through says nothing of who has acted: it is the same whatever was answered or bought', () => {
  const view = seenBy('spectator', claimed);
  const elsewhere = { ...view, seats: view.seats.map((one) => ({ ...one, acted: true })) };
  expect(stops(elsewhere)).toBe(stops(seenBy('spectator', bluffed)));
});

test('what is behind a smokescreen is passed over', () => {
  const view = seenBy('spectator', bluffed);
  const hidden = view.statements.map((one, k) => ({
    ...one,
    statements: one.statements.map((said, i) => (k === 0 && i === 1 ? { ...said, text: null } : said)),
  }));
  expect(stops({ ...view, statements: hidden })).toBe('- A1 A3 A4 B1 B2 B3 B4');
});

test('it says what a statement is worth, and to whom', () => {
  const said = (lines: Parameters<typeof play>[0]) =>
    dweltWords(seenBy('spectator', lines), { seat: itemAt(seatIds('A'), 0), statement: 2 }, (seat) => `Player ${seat}`);
  expect(said(bluffed)).toBe(
    'Player A’s statement 3: true or false? A point for Player A if it is true, two for Player B if judged rightly.',
  );
  expect(said(claimed)).toContain('a point for Player A if it was true, two for Player B if judged rightly.');
});
