import { describe, expect, it } from 'vitest';
import { RecordError, replay } from './record';

const valid = {
  game: 'pointing-chains',
  settings: {},
  seats: ['A', 'B', 'C'],
  seed: 's',
  events: [{ at: 5, by: 'A', action: { type: 'point', at: 'B' } }],
};

function problemOf(change: object, ask: Parameters<typeof replay>[1] = {}): string {
  try {
    replay({ ...valid, ...change }, ask);
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'none';
}

const event = (change: object) => ({ events: [{ ...valid.events[0], ...change }] });

describe('a record that is none names the field', () => {
  it.each([
    [{ game: 'chess' }, /^game: there is no game "chess"/],
    [{ game: undefined }, /^game: /],
    [{ settings: { rounds: 0 } }, /^settings\.rounds: /],
    [{ settings: { rounds: '3' } }, /^settings\.rounds: /],
    [{ settings: { roundSeconds: 2_592_001 } }, /^settings\.roundSeconds: /],
    [{ settings: { speed: 1 } }, /^settings\.speed: is not known/],
    [{ settings: null }, /^settings: /],
    [{ seats: ['A', 'B'] }, /^seats: .* 3 to 26 seats, not 2/],
    [{ seats: ['A', 'B', 'A'] }, /^seats: .*twice/],
    [{ seats: ['A', 'B', 'host'] }, /^seats\[2\]: is a reserved word/],
    [{ seats: ['A', 'B', 'C d'] }, /^seats\[2\]: has to be/],
    [{ seed: 7 }, /^seed: /],
    [{ version: 0 }, /^version: /],
    [{ version: '1' }, /^version: /],
    [{ versions: 1 }, /^versions: is not known/],
    [{ events: {} }, /^events: /],
    [event({ by: 'Z' }), /^events\[0\]\.by: "Z" is no seat/],
    [event({ by: 'spectator' }), /^events\[0\]\.by: /],
    [event({ at: -1 }), /^events\[0\]\.at: /],
    [event({ at: 1.5 }), /^events\[0\]\.at: /],
    [event({ action: undefined }), /^events\[0\]\.action: is missing/],
    [event({ by: 'clock' }), /^events\[0\]\.action: a clock event has no action/],
    [
      {
        events: [
          { at: 5, by: 'clock' },
          { at: 4, by: 'clock' },
        ],
      },
      /^events\[1\]\.at: is 4, before/,
    ],
  ])('%j', (change, message) => expect(problemOf(change)).toMatch(message));

  it('and so does a question that is none', () => {
    expect(problemOf({}, { view: 'Q' })).toMatch(/^view: /);
    expect(problemOf({}, { at: -1 })).toMatch(/^at: /);
    expect(problemOf({}, { at: 0.5 })).toMatch(/^at: /);
    expect(() => replay('no record')).toThrow(RecordError);
    expect(() => replay(null)).toThrow(RecordError);
  });
});

describe('a replay', () => {
  it('stops after the first events it is asked for', () => {
    expect(replay(valid, { at: 0 }).events).toBe(0);
    expect(replay(valid, { at: 99 }).events).toBe(1);
  });
  it('answers with the keys of the record format, the view only when asked', () => {
    expect(Object.keys(replay(valid))).toEqual(['status', 'events', 'rejected', 'dueAt', 'results']);
    expect(replay(valid, { view: 'A' }).view).toMatchObject({
      game: 'pointing-chains',
      viewer: 'A',
      status: 'running',
    });
  });
  it('gives the same bytes every time', () => {
    const bytes = () => JSON.stringify(replay(JSON.parse(JSON.stringify(valid)), { view: 'host' }));
    expect(bytes()).toBe(bytes());
  });
});
