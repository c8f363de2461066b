import { describe, expect, it } from 'vitest';
import type { Actor, MatchView, Viewer } from './game';
import { seatId, seatIds } from './kit/seats';
import {
  applyEvent,
  checkAction,
  createMatch,
  foldMatch,
  lastCloseOf,
  type MatchEvent,
  questionOf,
  viewOf,
} from './match';
import type { View } from './pointing-chains/view';
import { createStart, replay } from './record';

// The layer around every game, shown on Pointing Chains with three seats and rounds of ten seconds.

const seats = seatIds('ABC');
const A = seatId('A');
const actor = (by: string): Actor => (by === 'host' ? by : seatId(by));
const point = (at: number, by: string, to: string | null = null): MatchEvent => ({
  at,
  by: actor(by),
  action: { type: 'point', at: to },
});
const host = (at: number, type: string, more: object = {}): MatchEvent => ({
  at,
  by: 'host',
  action: { type, ...more },
});
const rewindBy = (at: number, by: string, to: number): MatchEvent => ({
  at,
  by: actor(by),
  action: { type: 'rewind', to },
});
const clock = (at: number): MatchEvent => ({ at, by: 'clock' });

function play(events: readonly MatchEvent[], settings: Readonly<Record<string, unknown>> = {}) {
  const record = { game: 'pointing-chains', settings: { roundSeconds: 10, ...settings }, seats, seed: 's', events };
  const replayed = replay(record, { view: 'host' });
  return {
    ...replayed,
    view: replayed.view as Required<MatchView<View>>,
    codes: replayed.rejected.map(({ code }) => code),
  };
}

describe('deadlines', () => {
  it('elapse before the event that comes at or after them, each at its own time', () => {
    expect(play([clock(9_999)]).view.round).toBe(1);
    expect(play([clock(10_000)]).view.round).toBe(2);
    expect(play([clock(25_000)])).toMatchObject({ dueAt: 30_000, view: { round: 3 } });
  });
  it('an action exactly at the deadline meets the phase that follows', () => {
    expect(play([point(10_000, 'A', 'B')]).view.preview?.pointers[A]).toBe('B');
    expect(play([point(10_000, 'A', 'B')]).view.rounds[0]?.pointers[A]).toBeNull();
  });
  it('a refused event lets time pass all the same', () => {
    expect(play([point(10_000, 'A', 'A')])).toMatchObject({ codes: ['SELF_TARGET'], view: { round: 2 } });
  });
  it('null is no deadline', () => {
    expect(play([clock(1e12)], { roundSeconds: null })).toMatchObject({ dueAt: null, view: { round: 1 } });
  });
});

describe('pace', () => {
  const all = [point(1, 'A'), point(2, 'B'), point(3, 'C')];
  it('ready: closes when all are done, or at the deadline', () => {
    expect(play(all).view.round).toBe(2);
    expect(play([clock(10_000)]).view.round).toBe(2);
  });
  it('clock: closes at the deadline, not before', () => {
    expect(play(all, { pace: 'clock' }).view.round).toBe(1);
    expect(play([...all, clock(10_000)], { pace: 'clock' }).view.round).toBe(2);
  });
  it('host: only the host closes; a deadline that passed stays, and actions are still accepted', () => {
    const late = play([...all, clock(99_000), point(99_001, 'A', 'C')], { pace: 'host' });
    expect(late).toMatchObject({ dueAt: 10_000, codes: [], view: { round: 1 } });
    expect(late.view.preview?.pointers[A]).toBe('C');
    expect(play([host(99_000, 'resolve')], { pace: 'host' })).toMatchObject({ dueAt: 109_000, view: { round: 2 } });
  });
  it.each(['ready', 'clock', 'host'])('%s: the host can resolve', (pace) => {
    expect(play([host(5, 'resolve')], { pace }).view.round).toBe(2);
  });
});

describe('the last close', () => {
  const start = createStart({ game: 'pointing-chains', settings: { rounds: 2, roundSeconds: 10 }, seats, seed: 's' });
  const lastViews = (events: readonly MatchEvent[], viewer: Viewer = 'spectator') => {
    const last = lastCloseOf(foldMatch(start, events));
    if (last === null) return null;
    const told = [last.before, last.after].map((match) => viewOf(match, viewer) as MatchView<View>);
    return told.map(({ round, status, maps, own }) => ({ round, status, maps: maps.length, own }));
  };
  const all = (at: number) => [point(at, 'A', 'B'), point(at, 'B'), point(at, 'C')];
  it('is none before anything closed', () => {
    expect(lastViews([point(1, 'A', 'B')])).toBeNull();
  });
  it('stays as it was, whatever is sent, paused or ended after it', () => {
    const told = [
      { round: 1, status: 'running', maps: 0 },
      { round: 2, status: 'running', maps: 1 },
    ];
    expect(lastViews(all(1))).toMatchObject(told);
    expect(lastViews([...all(1), point(2, 'A', 'C'), host(3, 'pause'), host(4, 'end')])).toMatchObject(told);
    expect(lastViews([clock(12_000)])).toMatchObject(told);
  });
  it('has what its viewer sent, also last', () => {
    const own = [{ round: 1, at: 'B' }];
    expect(lastViews(all(1), A)?.map((view) => view.own)).toEqual([own, own]);
  });
  it('goes to the end, and back with a rewind', () => {
    const whole = [...all(1), ...all(2)];
    expect(lastViews(whole)).toMatchObject([
      { round: 2, status: 'running', maps: 1 },
      { status: 'finished', maps: 2 },
    ]);
    expect(lastViews([...whole, host(3, 'rewind', { to: 4 })])).toMatchObject([{ round: 1 }, { round: 2 }]);
    expect(lastViews([...whole, host(3, 'rewind', { to: 2 })])).toBeNull();
  });
  it('is the last that is told in a scene, where the game tells not every one', () => {
    const bifrost = createStart({
      game: 'bifrost',
      settings: {
        ...{ pace: 'host', prefilled: { A1: 'red', A2: 'red', A3: 'red', A4: 'red' } },
        colors: { A: 'red', B: 'green', C: 'blue' },
      },
      ...{ seats, seed: 's' },
    });
    const wins = { at: 1, by: A, action: { type: 'move', board: 1, cell: 'A5' } };
    const stepOf = (events: readonly MatchEvent[]) => {
      const last = lastCloseOf(foldMatch(bifrost, events));
      return last === null ? null : (viewOf(last.before, 'spectator') as MatchView<{ step: number } & View>).step;
    };
    const quiet = host(1, 'resolve');
    expect(stepOf([quiet])).toBeNull();
    expect(stepOf([wins, quiet])).toBe(1);
    expect(stepOf([wins, quiet, host(2, 'resolve'), host(3, 'resolve')])).toBe(1);
  });
  it('is also an action that ends the match', () => {
    const tied = [
      point(1, 'A'),
      point(1, 'B'),
      point(1, 'C'),
      ...all(2).map((event) => ({ ...event, action: { type: 'point', at: null } })),
    ];
    const vote = foldMatch(start, [...tied, host(3, 'resolve')]);
    const chosen = foldMatch(start, [...tied, host(3, 'resolve'), host(4, 'choose', { seat: 'A' })]);
    expect(viewOf(vote, 'spectator').phase).toBe('vote');
    expect(lastCloseOf(chosen)?.after.status).toBe('finished');
    expect(viewOf(lastCloseOf(chosen)?.before ?? vote, 'spectator').phase).toBe('vote');
  });
});

describe('pause and resume', () => {
  it('stops the clock and refuses seats; what was left is left again', () => {
    const paused = [host(4_000, 'pause'), point(5_000, 'A', 'B'), clock(60_000)];
    expect(play(paused)).toMatchObject({ status: 'paused', dueAt: null, codes: ['PAUSED'], view: { leftMs: 6_000 } });
    expect(play([...paused, host(70_000, 'resume')])).toMatchObject({ status: 'running', dueAt: 76_000 });
  });
  it('a deadline exactly at the pause has passed', () => {
    expect(play([host(10_000, 'pause')]).view).toMatchObject({ round: 2, leftMs: 10_000 });
  });
  it('while paused the host may extend, resolve, rewind and end; a phase that starts then has its full time', () => {
    const events = [host(4_000, 'pause'), host(5_000, 'extend', { seconds: 2 }), host(6_000, 'resolve')];
    expect(play(events.slice(0, 2)).view.leftMs).toBe(8_000);
    expect(play(events)).toMatchObject({ status: 'paused', view: { round: 2, leftMs: 10_000 } });
    expect(play([...events, host(50_000, 'resume')]).dueAt).toBe(60_000);
    expect(play([...events, host(50_000, 'end')]).status).toBe('finished');
  });
  it('a phase that was done while paused closes as the host resumes', () => {
    const start = createStart({ game: 'proof-by-contradiction', settings: {}, seats, seed: 's' });
    const done = seats.map((seat) => host(5_000, 'autopilot', { seat, on: true }));
    const paused = foldMatch(start, [host(4_000, 'pause'), ...done]);
    expect(viewOf(paused, 'host')).toMatchObject({ status: 'paused', round: 1 });
    const resumed = applyEvent(paused, host(6_000, 'resume'), []);
    expect(viewOf(resumed.match, 'host').status).toBe('finished');
  });
  it('refuses a second pause, and resuming what is not paused', () => {
    expect(play([host(1, 'resume'), host(2, 'pause'), host(3, 'pause')]).codes).toEqual(['NOT_PAUSED', 'PAUSED']);
  });
});

describe('extend', () => {
  it('moves the current deadline alone', () => {
    const events = [host(1_000, 'extend', { seconds: 5 })];
    expect(play(events).dueAt).toBe(15_000);
    expect(play([...events, clock(15_000)]).dueAt).toBe(25_000);
  });
  it('is refused without a deadline, and out of bounds', () => {
    const none = { roundSeconds: null };
    expect(play([host(1, 'extend', { seconds: 5 })], none).codes).toEqual(['NO_DEADLINE']);
    const bad = [0, 604_801, 1.5, '5', null].map((seconds) => host(1, 'extend', { seconds }));
    expect(play(bad).codes).toEqual(Array(5).fill('BAD_ACTION'));
  });
});

describe('rewind', () => {
  const events = [point(1_000, 'A', 'B'), point(2_000, 'B', 'C'), point(3_000, 'C', 'A')];
  const back = (to: number, at = 20_000) => host(at, 'rewind', { to });

  it('goes back to just after the first k events, paused, with the time left then', () => {
    const rewound = play([...events, back(2)]);
    expect(rewound).toMatchObject({ status: 'paused', view: { round: 1, leftMs: 8_000 } });
    expect(rewound.view.preview?.pointers).toEqual({ A: 'B', B: 'C', C: null });
    expect(play([...events, back(2), host(30_000, 'resume')]).dueAt).toBe(38_000);
  });
  it('goes back to the very start', () => {
    expect(play([...events, back(0)]).view).toMatchObject({ round: 1, leftMs: 10_000, maps: [] });
  });
  it('can itself be rewound over, as one event among the others', () => {
    const undone = [...events, back(1), back(3, 21_000)];
    expect(play(undone).view).toMatchObject({ round: 2, status: 'paused' });
    expect(play([...undone, back(4, 22_000)]).view.preview?.pointers).toEqual({ A: 'B', B: null, C: null });
  });
  it('takes long chains of rewinds in its stride', () => {
    const chain = Array.from({ length: 400 }, (_, i) => back(3 + i, 20_000 + i));
    expect(play([...events, ...chain]).view).toMatchObject({ round: 2, status: 'paused' });
  });
  it('is refused past the end of the log, and below it', () => {
    const far = play([...events, back(4), back(-1), back(2.5)]);
    expect(far.codes).toEqual(['BAD_ACTION', 'BAD_ACTION', 'BAD_ACTION']);
    expect(play([host(5, 'rewind', { to: 0 })]).codes).toEqual([]);
  });
  it('brings a finished match back, and is all that a finished match takes', () => {
    const ended = [...events, host(4_000, 'end')];
    const late = play([...ended, host(5_000, 'pause'), point(6_000, 'A'), host(7_000, 'rewind', { to: 9 }), back(1)]);
    expect(late).toMatchObject({ status: 'paused', codes: ['FINISHED', 'FINISHED', 'BAD_ACTION'] });
    expect(
      play([...ended, point(5_000, 'A', 'B'), { at: 6_000, by: A, action: { type: 'rewind', to: 1 } }]).codes,
    ).toEqual(['FINISHED', 'FINISHED']);
  });
  it('stays finished where it was finished', () => {
    expect(play([...events, host(4_000, 'end'), clock(5_000), back(4)])).toMatchObject({
      status: 'finished',
      dueAt: null,
    });
  });
  it('goes on by the seed it names, in whatever is drawn from there on', () => {
    const start = createStart({ game: 'runes-to-ruins', settings: {}, seats: seatIds('ABCDE'), seed: 'first' });
    const end = host(1_000, 'end');
    const again = (to: number, more: object) => foldMatch(start, [end, host(2_000, 'rewind', { to, ...more })]).state;
    const drawnBy = (seed: string) => createMatch({ ...start, seed }).state;
    expect(again(0, {})).toEqual(drawnBy('first'));
    expect(again(0, { seed: 'second' })).toEqual(drawnBy('second'));
    const resolved = [host(1_000, 'resolve'), host(2_000, 'end')];
    const later = (more: object) => foldMatch(start, [...resolved, host(3_000, 'rewind', { to: 1, ...more })]).state;
    expect(later({ seed: 'second' })).toEqual({ ...Object(later({})), seed: 'second' });
  });
  it('goes on as it was, whatever the seed, where nothing is drawn after the start', () => {
    expect(play([...events, back(2)]).view).toEqual(
      play([...events, host(20_000, 'rewind', { to: 2, seed: 't' })]).view,
    );
  });
  it('names, at its very start, the seed the match was made with', () => {
    const start = createStart({ game: 'runes-to-ruins', settings: {}, seats: seatIds('ABCDE'), seed: 'first' });
    expect(foldMatch(start, [host(1, 'rewind', { to: 0, seed: 'second' })]).start).toBe(start);
  });
  it('keeps what was refused before, with its index', () => {
    const { rejected } = play([point(1, 'A', 'A'), back(0, 5), point(6, 'B', 'C')]);
    expect(rejected.map(({ index, code }) => `${index} ${code}`)).toEqual(['0 SELF_TARGET', '2 PAUSED']);
  });
});

describe('end', () => {
  it('ends with no result and reveals everything', () => {
    const ended = play([point(1, 'A', 'B'), host(2, 'end')]);
    expect(ended).toMatchObject({ status: 'finished', results: null, dueAt: null, view: { phase: 'finished' } });
    expect(ended.view.preview?.pointers[A]).toBe('B');
  });
});

describe('interludes', () => {
  const watched = { interludeSeconds: 4 };
  const interludeOf = (events: readonly MatchEvent[], settings: object = {}) =>
    play(events, { ...watched, ...settings }).view.interlude;

  it('make the first deadline after a close later, and the very first of all not', () => {
    expect(play([], watched)).toMatchObject({ dueAt: 10_000, view: { interlude: null } });
    expect(play([clock(10_000)], watched)).toMatchObject({
      dueAt: 24_000,
      view: { interlude: { until: 14_000, leftMs: null } },
    });
    expect(play([clock(24_000)], watched)).toMatchObject({ dueAt: 38_000, view: { round: 3 } });
  });
  it('are nothing unless a match asks for them', () => {
    expect(play([clock(10_000)])).toMatchObject({ dueAt: 20_000, view: { interlude: null } });
  });
  it('refuse nobody: what is sent while one lasts counts, and may close the round', () => {
    const all = [point(10_001, 'A', 'B'), point(10_002, 'B'), point(10_003, 'C')];
    expect(play(all, watched)).toMatchObject({ dueAt: 24_003, codes: [], view: { round: 3 } });
  });
  it('end with the phase: a close drops what is left of one', () => {
    const closes = [host(5_000, 'resolve'), host(6_000, 'resolve')];
    expect(play(closes, watched)).toMatchObject({ dueAt: 20_000, view: { round: 3, interlude: { until: 10_000 } } });
  });
  it('are in the full time of a phase that opens while paused, and stand still with the clock', () => {
    const paused = [host(4_000, 'pause'), host(5_000, 'resolve')];
    expect(play(paused, watched).view).toMatchObject({ leftMs: 14_000, interlude: { until: null, leftMs: 4_000 } });
    const resumed = [...paused, host(50_000, 'resume'), host(51_000, 'pause')];
    expect(play(resumed.slice(0, 3), watched)).toMatchObject({ dueAt: 64_000, view: { interlude: { until: 54_000 } } });
    expect(interludeOf(resumed)).toEqual({ until: null, leftMs: 3_000 });
  });
  it('are longer by nothing when the host extends', () => {
    const extended = [clock(10_000), host(11_000, 'extend', { seconds: 30 })];
    expect(play(extended, watched)).toMatchObject({ dueAt: 54_000, view: { interlude: { until: 14_000 } } });
  });
  it('under pace host make what is shown as due later', () => {
    const events = [host(20_000, 'resolve')];
    expect(play(events, { ...watched, pace: 'host' })).toMatchObject({ dueAt: 34_000, status: 'running' });
  });
  it('are none where no deadline runs, and none once the match is finished', () => {
    expect(interludeOf([host(1, 'resolve')], { roundSeconds: null })).toBeNull();
    expect(interludeOf([clock(10_000), host(11_000, 'end')])).toBeNull();
    expect(play([host(1, 'resolve')], { ...watched, rounds: 1 })).toMatchObject({ dueAt: 304_001 });
  });
  it('do not leave the view as they end: that would tell that somebody has acted since', () => {
    expect(interludeOf([clock(10_000), point(20_000, 'A', 'B')])).toEqual({ until: 14_000, leftMs: null });
  });
  it('come back with a rewind into them, and go with one to before', () => {
    const events = [clock(10_000), point(11_000, 'A', 'B')];
    const back = (to: number) => [...events, host(60_000, 'rewind', { to })];
    expect(play(back(2), watched).view).toMatchObject({ leftMs: 13_000, interlude: { leftMs: 3_000 } });
    expect(play(back(1), watched).view).toMatchObject({ leftMs: 14_000, interlude: { leftMs: 4_000 } });
    expect(play(back(0), watched).view).toMatchObject({ leftMs: 10_000, interlude: null });
  });
  it('last 0 to 120 whole seconds', () => {
    for (const interludeSeconds of [-1, 121, 1.5, null, '5']) {
      expect(() => play([], { interludeSeconds })).toThrow(/^settings\.interludeSeconds: /);
    }
    expect(play([clock(10_000)], { interludeSeconds: 120 }).dueAt).toBe(140_000);
  });
});

describe('the first code that fits', () => {
  it.each([
    ['BAD_ACTION before FINISHED', [host(1, 'end'), { at: 2, by: A, action: { type: 'jump' } }], 'BAD_ACTION'],
    ['FINISHED before NOT_ALLOWED', [host(1, 'end'), { at: 2, by: A, action: { type: 'end' } }], 'FINISHED'],
    ['PAUSED before NOT_ALLOWED', [host(1, 'pause'), { at: 2, by: A, action: { type: 'end' } }], 'PAUSED'],
    ['BAD_ACTION before PAUSED', [host(1, 'pause'), { at: 2, by: A, action: { type: 'point' } }], 'BAD_ACTION'],
    ['NOT_ALLOWED before NOT_PAUSED', [{ at: 2, by: A, action: { type: 'resume' } }], 'NOT_ALLOWED'],
    ['NOT_ALLOWED for a seat that rewinds, to anywhere', [rewindBy(2, 'A', 99)], 'NOT_ALLOWED'],
    ['NOT_ALLOWED for a seat that rewinds, to nowhere', [rewindBy(2, 'A', -1)], 'NOT_ALLOWED'],
    [
      'NOT_ALLOWED for a seat that rewinds, and says no place',
      [{ at: 2, by: A, action: { type: 'rewind' } }],
      'NOT_ALLOWED',
    ],
    ['BAD_ACTION for a host who rewinds, and says no place', [host(2, 'rewind')], 'BAD_ACTION'],
    ['NOT_ALLOWED for a host who plays', [point(2, 'host', 'A')], 'NOT_ALLOWED'],
  ] as [string, MatchEvent[], string][])('%s', (_, events, code) => expect(play(events).codes).toEqual([code]));
});

describe('what is far too large', () => {
  it('is refused before it is read, whatever its form', () => {
    const start = createStart({ game: 'pointing-chains', settings: {}, seats, seed: 's' });
    const far = { type: 'point', at: 'B', more: 'a'.repeat(30_000) };
    expect(checkAction(start.game, viewOf(createMatch(start), A), far)).toMatchObject({
      code: 'BAD_ACTION',
      field: '',
      message: 'The action is far larger than any that there is.',
    });
  });
});

describe('views', () => {
  it('are all that checking an action needs', () => {
    const start = createStart({ game: 'pointing-chains', settings: {}, seats, seed: 's' });
    const match = foldMatch(start, [{ at: 1, by: 'host', action: { type: 'pause' } }]);
    const codeFor = (viewer: Viewer, action: object) =>
      checkAction(start.game, viewOf(match, viewer), action)?.code ?? null;
    expect(codeFor(seatId('A'), { type: 'point', at: 'B' })).toBe('PAUSED');
    expect(codeFor('host', { type: 'resume' })).toBeNull();
    expect(checkAction(start.game, viewOf(createMatch(start), seatId('A')), { type: 'point', at: 'B' })).toBeNull();
  });
});

describe('what is found out about an action before it counts', () => {
  const start = createStart({ game: 'logical-bluffs', settings: {}, seats: seatIds('AB'), seed: 's' });
  const statements = ['A1 is red.', 'B1 is red.', 'A2 is red.', 'B2 is red.'];
  const bluff = { type: 'bluff', subset: ['A1', 'B1', 'A2', 'B2'], statements, noLimit: false, smokescreen: null };
  const before = createMatch(start);
  const asked = (event: object) => questionOf(before, { at: 1, by: A, action: bluff, ...event });

  it('is what the game asks', () => {
    expect(asked({})).toMatchObject({ statements });
  });
  it.each([
    ['it is known', { judgment: { refusal: null, outcome: [true, true, true, true] } }],
    ['time passes', { by: 'clock' }],
    ['it has no form that is known', { action: { type: 'jump' } }],
    ['it is the host’s to send', { action: { type: 'pause' }, by: 'host' }],
    ['it is not the host’s to send', { by: 'host' }],
    ['it is nothing that costs', { action: { type: 'pass' } }],
  ])('is nothing where %s', (_, event) => {
    expect(asked(event)).toBeNull();
  });
  it('is nothing once the match is finished, or its time to write is over', () => {
    const ended = foldMatch(start, [host(0, 'end')]);
    expect(questionOf(ended, { at: 1, by: A, action: bluff })).toBeNull();
    expect(asked({ at: 1e12 })).toBeNull();
  });
  it('is nothing in a game where nothing is costly', () => {
    const chains = createMatch(createStart({ game: 'pointing-chains', settings: {}, seats, seed: 's' }));
    expect(questionOf(chains, point(1, 'A', 'B'))).toBeNull();
  });
});
