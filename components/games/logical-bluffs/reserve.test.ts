import { describe, expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { bluff, type Line, play, topLeft } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { reserveAt, reservesAlreadyRun } from './reserve';

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

describe('[T4] closing a phase while reserves run', () => {
  const resolve = { type: 'resolve' };
  const hosts = (lines: readonly Line[], more: object = {}) =>
    play(lines, { ...settings, ...more }).view('host') as unknown as MatchView<View>;
  const said = (lines: readonly Line[], more?: object) => reservesAlreadyRun(hosts(lines, more), 100_500);

  /** What is shown of a reserve is as of the last event. */
  const withWhatIsLeft = (view: MatchView<View>) => ({
    ...view,
    reserveMs: [A, B].map((seat) => reserveAt(view, seat, 101_000)),
  });

  test('is not offered where all that are missing run already: it would change nothing', () => {
    const both: readonly Line[] = [[90_000, 'clock']];
    expect(said(both)).toBe('Both reserves already run (0:50 and 0:50): to close the phase now would change nothing.');
    const one: readonly Line[] = [...both, [100_000, 'A', bluff(topLeft)]];
    expect(said(one)).toBe(
      'The reserve of who is missing already runs (0:50): to close the phase now would change nothing.',
    );
    for (const lines of [both, one]) {
      const closed = play([...lines, [100_500, 'host', resolve]], settings);
      expect(closed.codes).toEqual([]);
      expect(withWhatIsLeft(hosts([...lines, [100_500, 'host', resolve]]))).toEqual(withWhatIsLeft(hosts(lines)));
    }
  });

  test('is offered where it starts one, or moves on', () => {
    expect(said([])).toBeNull();
    expect(said([[10_000, 'A', bluff(topLeft)]])).toBeNull();
    expect(
      said([
        [90_000, 'clock'],
        [95_000, 'host', { type: 'extend', seconds: 60 }],
      ]),
    ).toBeNull();
    expect(said([], { pace: 'host' })).toBeNull();
  });
});
