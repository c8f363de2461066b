import { describe, expect, it } from 'vitest';
import { play } from './testing';

const off = { contracts: false };
const roundOne = [
  'A: line red row1 row2; red A1, orange B2; ? A1 B2',
  'B: share red orange no; red A1, orange C2',
  'C: line red row1 row2; blue B2, orange A1; ? A1 C2',
];
const resolve = { by: 'host', action: { type: 'resolve' } };

describe('the close of a round', () => {
  it('[Q1] publishes all clues of the round with their authors, in seat order', () => {
    const shuffled = [roundOne[2], roundOne[0], roundOne[1]].map((text) => text ?? '');
    const { view } = play({ settings: off, events: shuffled }, 'spectator');
    expect(view.clues.map(({ round, seat, clue }) => `${round} ${seat} ${clue.format}`)).toEqual([
      '1 A line',
      '1 B share',
      '1 C line',
    ]);
    expect(play({ settings: off, events: shuffled.slice(0, 2) }, 'host').view.clues).toEqual([]);
  });

  it('[Q2] counts boards by colour in either cell, the own one and the tokens just locked included', () => {
    const { view } = play({ settings: off, events: roundOne }, 'A');
    const counts = { red: 2, orange: 2, yellow: 0, green: 0, blue: 1, purple: 0 };
    expect(view.answers).toEqual([{ round: 1, query: ['A1', 'B2'], counts }]);
  });

  it('[Q2] answers nobody but who asked', () => {
    expect(play({ settings: off, events: roundOne }, 'B').view.answers).toEqual([]);
    expect(play({ settings: off, events: roundOne }, 'spectator').view).not.toHaveProperty('answers');
  });

  it('[Q2] keeps the order in which the cells were asked for, and counts what was there then', () => {
    const asked = {
      by: 'A',
      action: {
        type: 'submit',
        clue: { format: 'line', color: 'red', lines: ['row1', 'row2'] },
        place: [
          { color: 'red', cell: 'A1' },
          { color: 'blue', cell: 'D4' },
        ],
        query: ['C3', 'A1'],
      },
    };
    const { view } = play({ settings: off, events: [asked, ...roundOne.slice(1), resolve] }, 'A');
    expect(view.round).toBe(3);
    expect(view.answers?.[0]).toMatchObject({ query: ['C3', 'A1'], counts: { red: 2, orange: 1, blue: 0 } });
  });

  it('[Q3] every round has its own deadline, from the close of the one before', () => {
    const one = play({ settings: off, events: roundOne });
    expect(one.dueAt).toBe(3000 + 900_000);
    const late = play({ settings: { ...off, roundSeconds: 10 }, events: [{ by: 'clock', at: 29_999 }] });
    expect(late).toMatchObject({ status: 'running', dueAt: 30_000 });
    const over = play({ settings: { ...off, roundSeconds: 10 }, events: [{ by: 'clock', at: 30_000 }] });
    expect(over).toMatchObject({ status: 'finished', dueAt: null });
  });

  it('[Q3] without a deadline a round waits for all', () => {
    const { dueAt, status } = play({
      settings: { ...off, roundSeconds: null },
      events: [{ by: 'clock', at: 10 ** 10 }],
    });
    expect({ dueAt, status }).toEqual({ dueAt: null, status: 'running' });
  });

  it('[Q3] round 3 is the last, and stays the round shown', () => {
    const { status, view } = play({ settings: off, events: [resolve, resolve, resolve] }, 'spectator');
    expect({ status, phase: view.phase, round: view.round }).toEqual({
      status: 'finished',
      phase: 'finished',
      round: 3,
    });
  });

  it('[Q4] an interlude makes every round after a close later', () => {
    const settings = { ...off, roundSeconds: 60, interludeSeconds: 20 };
    expect(play({ settings, events: [] }).dueAt).toBe(60_000);
    expect(play({ settings, events: roundOne }, 'A').view).toMatchObject({
      dueAt: 83_000,
      interlude: { until: 23_000 },
    });
    expect(play({ settings, events: [...roundOne, { by: 'clock', at: 83_000 }] }).dueAt).toBe(163_000);
  });

  it('[Q3] an extension moves the running deadline alone', () => {
    const extend = { by: 'host', action: { type: 'extend', seconds: 60 } };
    expect(play({ settings: off, events: [extend] }).dueAt).toBe(960_000);
    expect(play({ settings: off, events: [extend, ...roundOne] }).dueAt).toBe(904_000);
  });
});

describe('settings', () => {
  const order = (settings: object) => () => play({ settings: { ...settings }, events: [] });
  it.each([
    [{ priorRanking: ['A', 'B'] }, 'settings.priorRanking: does not name "C"'],
    [{ priorRanking: ['A', 'B', 'B'] }, 'settings.priorRanking: names "B" twice'],
    [{ priorRanking: ['A', 'B', 'Z'] }, 'settings.priorRanking: "Z" is no seat'],
    [{ eliminationCandidates: 17 }, 'settings.eliminationCandidates'],
    [{ absent: 'nothing' }, 'settings.absent'],
    [{ roundSeconds: 0 }, 'settings.roundSeconds'],
    [{ rounds: 3 }, 'settings.rounds'],
  ])('refuse %j', (settings, message) => expect(order(settings)).toThrow(message));

  it('three to sixteen seats', () => {
    expect(() => play({ seats: 'AB', events: [] })).toThrow('3 to 16');
    expect(() => play({ seats: 'ABCDEFGHIJKLMNOPQ', events: [] })).toThrow('3 to 16');
    expect(play({ seats: 'ABCDEFGHIJKLMNOP', events: [] }).status).toBe('running');
  });
});
