import { expect, test } from 'vitest';
import type { SeatId, Viewer } from '../game';
import { seatId } from '../kit/seats';
import { applyEvent, createMatch, type Match, viewOf } from '../match';
import { createStart } from '../record';
import { previewOf } from './preview';
import type { View } from './view';

const start = createStart({
  game: 'bifrost',
  seats: ['A', 'B', 'C'],
  seed: 'preview',
  settings: {
    colors: { A: 'red', B: 'green', C: 'blue' },
    prefilled: { A1: 'red', A2: 'red', A3: 'red', A4: 'red', E9: 'green' },
    stallTurns: 2,
  },
});
const put = (match: Match, by: SeatId, board: number, cell: string) =>
  applyEvent(match, { at: 0, by, action: { type: 'move', board, cell } }, []).match;
const resolve = (match: Match) => applyEvent(match, { at: 0, by: 'host', action: { type: 'resolve' } }, []).match;
const view = (match: Match, viewer: Viewer = 'host') => viewOf(match, viewer) as unknown as View;

test('the host sees what closing the step would decide, by what is put and by passes', () => {
  const match = put(createMatch(start), seatId('A'), 1, 'A5');
  expect(previewOf(view(match))).toEqual([
    { board: 1, color: 'red', outcome: 'won', places: [{ color: 'red', place: 1 }] },
    { board: 2, color: 'green', outcome: null, places: [] },
    { board: 3, color: 'blue', outcome: null, places: [] },
  ]);
  expect(previewOf(view(match, seatId('B')))).toEqual([]);
});

test('what the preview says is what closing does', () => {
  let match = put(createMatch(start), seatId('A'), 1, 'A5');
  for (let step = 0; step < 3 && match.status !== 'finished'; step++) {
    const preview = previewOf(view(match));
    const before = view(match).boards;
    match = resolve(match);
    for (const { board, places } of preview) {
      const told = { ...before[board - 1]?.places, ...Object.fromEntries(places.map((one) => [one.color, one.place])) };
      expect(view(match).boards[board - 1]?.places).toEqual(told);
    }
  }
  expect(view(match).phase).toBe('break');
});
