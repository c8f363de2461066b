import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { beatAfter, endKeptIn, keepBegun, keepEnd, laterOf } from './common-end';
import { endsInMs } from './use-way-on';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});
afterEach(() => kept.clear());
afterAll(() => void vi.unstubAllGlobals()); // other files share this world

const moment = 'finished 3 round';
const end = {
  ...{ id: 'finale', title: 'The end' },
  beats: [
    { id: 'breath', text: 'The end.', ms: 2000 },
    { id: 'third', text: 'Third is Ana.', ms: 3000 },
    { id: 'crown', text: 'Bea wins.', ms: 4000 },
  ],
};

test('when the end begins is known in the tab that was there, in its match and at its end alone', () => {
  keepEnd('K7PQ2MXA', { at: 10_000, moment });
  expect(endKeptIn('K7PQ2MXA', moment)).toBe(10_000);
  expect(endKeptIn('C4PQ2MXA', moment)).toBeNull();
  expect(endKeptIn('K7PQ2MXA', 'finished 2 round')).toBeNull();
});

test('who began it early by hand still has the others’ beginning', () => {
  keepEnd('K7PQ2MXA', { at: 10_000, moment });
  keepBegun('K7PQ2MXA', { at: 4000, moment });
  expect(endKeptIn('K7PQ2MXA', moment)).toBe(10_000);
  keepBegun('C4PQ2MXA', { at: 4000, moment });
  expect(endKeptIn('C4PQ2MXA', moment)).toBe(4000);
});

test.each(['null', '[]', '{"at":"soon","moment":"finished 3 round"}', '{'])('what is no end is none: %s', (text) => {
  kept.set('end of K7PQ2MXA', text);
  expect(endKeptIn('K7PQ2MXA', moment)).toBeNull();
});

test('a page joins at the beat that is on, and not once it has been told', () => {
  expect([0, 1999, 2000, 4999, 5000, 8999].map((ms) => beatAfter(end, ms))).toEqual([
    ...['breath', 'breath', 'third', 'third', 'crown', 'crown'],
  ]);
  expect(beatAfter(end, 9000)).toBeNull();
});

test('whoever was further on than the others goes on from there', () => {
  expect(laterOf(end, 'third', null)).toBe('third');
  expect(laterOf(end, 'third', 'breath')).toBe('third');
  expect(laterOf(end, 'third', 'crown')).toBe('crown');
  expect(laterOf(end, 'third', 'of another scene')).toBe('third');
});

test('the end begins ten seconds after the last close has been told, after three where closes come in passing', () => {
  expect(endsInMs({ scene: end, isPassing: false, tellsEnd: true })).toBe(20_000);
  expect(endsInMs({ scene: end, isPassing: false, tellsEnd: false })).toBe(10_000);
  expect(endsInMs({ scene: end, isPassing: true, tellsEnd: true })).toBe(12_000);
});
