import { describe, expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { bluff, type Line, play, topLeft } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { reserveAt } from './reserve';

const [A, B] = [seatId('A'), seatId('B')];
const settings = { bluffSeconds: 90, reserveSeconds: 60 };
const seen = (lines: readonly Line[], at?: number) =>
  play(lines, settings).view('spectator', at) as unknown as MatchView<View>;

describe('[T1] the reserve that is shown', () => {
  const started: Line[] = [[90_000, 'clock']];

  test('runs from the end of the ordinary time, kept open or loaded later', () => {
    const kept = seen(started);
    const left = [90_000, 93_000, 120_500].map((now) => reserveAt(kept, A, now));
    expect(left).toEqual([60_000, 57_000, 29_500]);
    const reloaded = seen(started, 120_500);
    expect(reserveAt(reloaded, A, 120_500)).toBe(29_500);
    expect(reserveAt(reloaded, A, 130_000)).toBe(20_000);
  });

  test('is what the clock of the match shows, for the one that ends first', () => {
    const view = seen(started);
    expect((view.dueAt ?? 0) - 100_000).toBe(reserveAt(view, A, 100_000));
  });

  test('is right for both, where one has less than the other', () => {
    const once: Line[] = [
      [90_000, 'clock'],
      [100_000, 'A', bluff(topLeft)],
      [115_000, 'B', bluff(['C1', 'D1', 'C2', 'D2'])],
      [115_000 + 90_000, 'clock'],
    ];
    const view = seen(once);
    const now = 115_000 + 90_000 + 4000;
    expect([reserveAt(view, A, now), reserveAt(view, B, now)]).toEqual([46_000, 31_000]);
  });

  test('stands still for who has sent theirs, and while the match is paused', () => {
    const sent = seen([...started, [100_000, 'A', bluff(topLeft)]]);
    expect([reserveAt(sent, A, 110_000), reserveAt(sent, B, 110_000)]).toEqual([50_000, 40_000]);
    const paused = seen([...started, [100_000, 'host', { type: 'pause' }]]);
    expect(reserveAt(paused, A, 500_000)).toBe(50_000);
  });
});
