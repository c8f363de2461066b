import { expect, test } from 'vitest';
import type { MatchView, Viewer } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, viewOf } from '@/games/match';
import type { View } from '@/games/pointing-chains/view';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { waitsFor } from './waits-for';

const [record] = recordsOf('pointing-chains').filter(({ name }) => name === 'tied-vote');
const { start, events } = parseRecord(record?.record);
const seatAt = (i: number) => itemAt(start.seats, i);
const seenBy = (viewer: Viewer, count: number) =>
  viewOf(foldMatch(start, events.slice(0, count)), viewer) as MatchView<View>;

test('a vote waits for the winners, which nobody but they and the host is told', () => {
  expect(waitsFor(seenBy(seatAt(0), 0))).toBe('everybody is done');
  const [winner, watcher] = [seenBy(seatAt(3), 24), seenBy(seatAt(0), 24)];
  expect([winner.phase, winner.candidates?.length, watcher.candidates]).toEqual(['vote', expect.any(Number), null]);
  expect(waitsFor(winner)).toBe('all winners have voted');
  expect(waitsFor(seenBy('host', 24))).toBe('all winners have voted');
  expect([waitsFor(watcher), waitsFor(seenBy('spectator', 24))]).toEqual(['the choice is made', 'the choice is made']);
});
