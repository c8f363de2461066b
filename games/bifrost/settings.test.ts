import { describe, expect, test } from 'vitest';
import { replay } from '../record';
import { bifrost } from './game';
import { type Settings, settingsSchema } from './settings';

const start = (settings: Record<string, unknown>, seats = ['A', 'B', 'C']) =>
  replay({ game: 'bifrost', settings, seats, seed: 's', events: [] }, { view: 'spectator' });

describe('colors', () => {
  test.each([
    [{ A: 'red', B: 'green' }, 'settings.colors.C'],
    [{ A: 'red', B: 'green', C: 'blue', D: 'blue' }, 'settings.colors.D'],
    [{ A: 'red', B: 'green', C: 'green' }, 'settings.colors.C'],
    [{ A: 'red', B: 'green', C: 'pink' }, 'settings.colors'],
    [{}, 'settings.colors.A'],
    [['red', 'green', 'blue'], 'settings.colors'],
    ['red', 'settings.colors'],
  ])('[S1] %j is refused at %s', (colors, field) => {
    expect(() => start({ colors })).toThrow(`${field}: `);
  });

  test('[S1] null and a deal that names each seat and colour once are taken', () => {
    expect(start({ colors: null }).status).toBe('running');
    expect(start({ colors: { C: 'red', A: 'green', B: 'blue' } }).status).toBe('running');
  });
});

describe('prefilled', () => {
  test('[S2] the standard position holds the middles of all six edges', () => {
    const view = start({}).view as unknown as { boards: { cells: Record<string, string> }[] };
    const expected = { A3: 'red', I3: 'red', C1: 'green', G7: 'green', C7: 'blue', G1: 'blue' };
    for (const { cells } of view.boards) expect(cells).toEqual(expected);
  });

  test('[S2] an empty map empties the boards', () => {
    const view = start({ prefilled: {} }).view as unknown as { boards: { cells: Record<string, string> }[] };
    expect(view.boards.map(({ cells }) => cells)).toEqual([{}, {}, {}, {}, {}, {}]);
  });

  test.each([
    ['{"A6":"red"}', 'settings.prefilled.A6'],
    ['{"a3":"red"}', 'settings.prefilled.a3'],
    ['{"__proto__":"red"}', 'settings.prefilled.__proto__'],
    ['{"A3":"pink"}', 'settings.prefilled.A3'],
    ['{"A3":null}', 'settings.prefilled.A3'],
    ['[]', 'settings.prefilled'],
    ['null', 'settings.prefilled'],
    ['"A3"', 'settings.prefilled'],
  ])('[S2] %s is refused at %s', (prefilled, field) => {
    expect(() => start({ prefilled: JSON.parse(prefilled) })).toThrow(`${field}: `);
  });
});

describe('numbers', () => {
  test.each([
    { stallTurns: 0 },
    { stallTurns: 100 },
    { stallTurns: 1.5 },
    { stallTurns: null },
    { moveSeconds: 0 },
    { moveSeconds: 2_592_001 },
    { moveSeconds: '60' },
    { breakSeconds: -1 },
    { pace: 'slow' },
    { boards: 3 },
  ])('[S3] %j is refused', (settings) => {
    expect(() => start(settings)).toThrow(/^settings\./);
  });

  test('[S3] null takes the clock away', () => {
    expect(start({ moveSeconds: null }).dueAt).toBeNull();
    expect(start({ moveSeconds: 2_592_000, stallTurns: 99 }).dueAt).toBe(2_592_000_000);
  });
});

test('exactly three seats', () => {
  expect(() => start({}, ['A', 'B'])).toThrow('seats: Bifröst takes exactly 3 seats, not 2');
  expect(() => start({}, ['A', 'B', 'C', 'D'])).toThrow('seats: ');
});

test('[V6] what everybody can see of the settings does not tell the deal', () => {
  const settings: Settings = settingsSchema.parse({ colors: { A: 'red', B: 'green', C: 'blue' } });
  expect(JSON.stringify(bifrost.publicSettings?.(settings))).toBe(
    JSON.stringify(bifrost.publicSettings?.(settingsSchema.parse({}))),
  );
});
