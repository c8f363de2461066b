import { describe, expect, it } from 'vitest';
import { bifrost } from './bifrost/game';
import type { Actor, MatchView, Viewer } from './game';
import { seatId, seatIds } from './kit/seats';
import {
  applyEvent,
  checkMoment,
  createMatch,
  foldMatch,
  hostMomentOf,
  type Match,
  type MatchEvent,
  momentOf,
  sealedViewOf,
  settingsFor,
  viewOf,
} from './match';
import type { View } from './pointing-chains/view';
import { createStart, replay } from './record';

// What the layer around every game tells whom: refusals in sentences, what is left while it stands still, settings that
// are not everybody's, what a sealed host sees. On Pointing Chains with three seats and rounds of ten seconds.

const seats = seatIds('ABC');
const at = (ms: number, by: string, action?: unknown): MatchEvent => ({
  at: ms,
  by: by === 'host' || by === 'clock' ? by : seatId(by),
  action,
});
const record = (events: readonly MatchEvent[], settings: object = {}) => ({
  game: 'pointing-chains',
  settings: { roundSeconds: 10, ...settings },
  seats,
  seed: 's',
  events,
});
const played = (events: readonly MatchEvent[], settings: object = {}): Match =>
  foldMatch(createStart(record([], settings)), events);
const refusals = (events: readonly MatchEvent[], settings: object = {}) => replay(record(events, settings)).rejected;
const point = (ms: number, by: string, to: string | null = null) => at(ms, by, { type: 'point', at: to });
const host = (ms: number, type: string, more: object = {}) => at(ms, 'host', { type, ...more });

describe('refusals', () => {
  it('say in a sentence what is wrong', () => {
    const refused = [
      ...refusals([host(1, 'resume'), host(2, 'pause'), host(3, 'pause'), point(4, 'A', 'B')]),
      ...refusals([host(1, 'extend', { seconds: 5 })], { roundSeconds: null }),
      ...refusals([at(1, 'A', { type: 'pause' }), point(2, 'host', 'A')]),
      ...refusals([host(1, 'rewind', { to: 9 }), host(2, 'end'), point(3, 'A', 'B')]),
      ...refusals([at(1, 'A', 7), host(1, 'extend', { seconds: 'five' })]),
    ];
    expect(refused.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'NOT_PAUSED: The match is not paused.',
      'PAUSED: The match is paused already.',
      'PAUSED: The match is paused. You can act again when the host resumes it.',
      'NO_DEADLINE: There is no deadline to extend.',
      'NOT_ALLOWED: Only the host can do that.',
      'NOT_ALLOWED: Only a player can do that, from their own seat.',
      'BAD_ACTION: The log has fewer than 9 events; choose an earlier point to go back to.',
      'FINISHED: The match is finished; nothing more can be sent.',
      expect.stringMatching(/^BAD_ACTION: The action is not as it has to be: .{9,}\.$/),
      expect.stringMatching(/^BAD_ACTION: "seconds" is not as it has to be: .{9,}\.$/),
    ]);
  });

  it('name the field that is wrong', () => {
    const fieldOf = (event: MatchEvent) => applyEvent(played([]), event, []).refusal?.field;
    expect(fieldOf(host(1, 'extend', { seconds: 0 }))).toBe('seconds');
    expect(fieldOf(host(1, 'rewind', { to: 2 }))).toBe('to');
    expect(fieldOf(at(1, 'A', null))).toBe('');
  });

  it('meet an action that is none, whoever sends it', () => {
    const nothing = [undefined, null, 'point', []].flatMap((action) => [at(1, 'A', action), at(1, 'host', action)]);
    const codes = nothing.map((event) => applyEvent(played([]), event, []).refusal?.code);
    expect(codes).toEqual(nothing.map(() => 'BAD_ACTION'));
  });

  it('ask for a deadline only where one is extended', () => {
    expect(refusals([host(1, 'pause'), host(2, 'resume'), host(3, 'end')], { roundSeconds: null })).toEqual([]);
  });
});

describe('time that is told', () => {
  it('is a deadline while the match runs, and what is left of it while it stands still', () => {
    expect(viewOf(played([at(4_000, 'clock')]), 'spectator')).toMatchObject({ dueAt: 10_000, leftMs: null });
    const paused = played([host(4_000, 'pause')]);
    expect(viewOf(paused, 'spectator')).toMatchObject({ dueAt: null, leftMs: 6_000 });
    const endless = played([host(4_000, 'pause')], { roundSeconds: null });
    expect(viewOf(endless, 'spectator')).toMatchObject({ dueAt: null, leftMs: null });
  });

  it('is moved by a pause once, not again at every deadline that follows', () => {
    const resumed = [host(4_000, 'pause'), host(70_000, 'resume')];
    expect(viewOf(played([...resumed, at(76_000, 'clock')]), 'spectator').dueAt).toBe(86_000);
    expect(viewOf(played([...resumed, at(86_000, 'clock')]), 'spectator').dueAt).toBe(96_000);
  });
});

describe('a whole log', () => {
  it('that goes back ends paused there, as it does event by event', () => {
    const events = [point(1_000, 'A', 'B'), point(2_000, 'B', 'C'), host(9_000, 'rewind', { to: 1 })];
    expect(played(events)).toMatchObject({ status: 'paused', stoodAt: 1_000 });
    expect(viewOf(played(events), 'host')).toEqual(replay(record(events), { view: 'host' }).view);
    const again = [...events, host(9_500, 'rewind', { to: 3 })];
    expect(viewOf(played(again), 'host')).toEqual(replay(record(again), { view: 'host' }).view);
  });

  it('does not go back to what was still to come', () => {
    const events = [point(1_000, 'A', 'B'), host(2_000, 'rewind', { to: 2 }), point(3_000, 'B', 'C')];
    expect(played(events)).toMatchObject({ status: 'running', stoodAt: 3_000 });
  });
});

describe('the moment an action was meant for', () => {
  const game = createStart(record([])).game;
  const view = viewOf(played([at(10_000, 'clock')]), 'spectator');

  it('is the running one, or it came too late; without one any will do', () => {
    expect(momentOf(game, view)).toBe('round 2');
    expect(checkMoment(game, view, 'round 2')).toBeNull();
    expect(checkMoment(game, view, null)).toBeNull();
    expect(checkMoment(game, view, 'round 1')).toEqual({
      code: 'TOO_LATE',
      message: 'This came too late: the match had moved on when it arrived. Nothing was sent.',
    });
  });

  it('is another one for hosts while the match is paused, and the same one for seats', () => {
    const paused = played([at(10_000, 'clock'), host(11_000, 'pause')]);
    const byHost = viewOf(paused, 'host');
    expect(hostMomentOf(game, byHost)).toBe('round 2 paused');
    expect(checkMoment(game, byHost, 'round 2 paused')).toBeNull();
    expect(checkMoment(game, byHost, 'round 2')).toEqual({
      code: 'TOO_LATE',
      message: 'The match was paused before this arrived. Nothing was sent.',
    });
    expect(checkMoment(game, byHost, 'round 1')?.message).toContain('had moved on');
    expect(checkMoment(game, viewOf(paused, seatId('A')), 'round 2')).toBeNull();
    expect(checkMoment(game, viewOf(played([at(10_000, 'clock')]), 'host'), 'round 2 paused')?.code).toBe('TOO_LATE');
  });

  it('is what a game says it is, where it says anything', () => {
    const start = createStart({ ...record([]), game: 'bifrost', settings: {} });
    const own = viewOf(createMatch(start), 'spectator');
    expect(momentOf(bifrost, own)).toBe(bifrost.moment?.(own as never));
    expect(momentOf(bifrost, own)).not.toBe(`${own.phase} ${own.round}`);
  });
});

describe('a host who chose not to see submissions before they count', () => {
  const seen = (match: Match) => sealedViewOf(match, 'host') as Required<MatchView<View>>;

  it('sees who has acted and the clock, and nothing of what', () => {
    const view = seen(played([point(1_000, 'A', 'B'), host(2_000, 'extend', { seconds: 5 })]));
    expect(view).toMatchObject({ viewer: 'host', phase: 'round', round: 1, dueAt: 15_000, leftMs: null });
    expect(view.seats.map(({ acted }) => acted)).toEqual([true, false, false]);
    expect(view.preview?.pointers).toEqual({ A: null, B: null, C: null });
    const open = viewOf(played([point(1_000, 'A', 'B')]), 'host') as Required<MatchView<View>>;
    expect(open.preview?.pointers).toMatchObject({ A: 'B' });
  });

  it('sees what has counted, never what the match was ended in, and everything once there is a result', () => {
    const round = [point(1_000, 'A', 'B'), at(10_000, 'clock')];
    expect(seen(played(round)).rounds[0]?.pointers).toMatchObject({ A: 'B' });
    const endedAfter = (at: string) => played([...round, point(11_000, 'C', at), host(12_000, 'end')]);
    const ended = endedAfter('A');
    expect(sealedViewOf(ended, 'host')).toMatchObject({ status: 'finished', sealed: true });
    expect(sealedViewOf(ended, 'spectator')).toEqual(sealedViewOf(endedAfter('B'), 'spectator'));
    expect(viewOf(ended, 'host')).not.toEqual(viewOf(endedAfter('B'), 'host'));
    const over = { ...ended, ended: false };
    expect(sealedViewOf(over, 'host')).toEqual(viewOf(over, 'host'));
  });
});

describe('settings that are not everybody’s', () => {
  const start = createStart({
    ...record([]),
    game: 'logical-bluffs',
    settings: { grid: Array(16).fill('red') },
    seats: ['A', 'B'],
  });
  const gridFor = (match: Match, viewer: Viewer) => (settingsFor(match, viewer) as { grid?: unknown }).grid ?? null;
  const ended = foldMatch(start, [{ at: 1, by: 'host' satisfies Actor, action: { type: 'end' } }]);

  it('are the host’s alone until the match is finished', () => {
    const running = createMatch(start);
    expect(gridFor(running, 'host')).toHaveLength(16);
    expect(gridFor(running, 'spectator')).toBeNull();
    expect(gridFor(running, seatId('A'))).toBeNull();
    expect(gridFor(ended, 'spectator')).toHaveLength(16);
  });

  it('are all settings where a game hides none', () => {
    const match = played([]);
    expect(settingsFor(match, 'spectator')).toEqual(match.start.settings);
  });
});
