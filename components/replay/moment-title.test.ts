import { expect, test } from 'vitest';
import { momentTitle } from './moment-title';

const times = [4000, 724_000, 800_000];
const titleAt = (at: string | undefined) => momentTitle('The long table', { at, times });

test('a link to a moment is called by its match and its time', () => {
  expect(titleAt('2')).toBe('Replay of The long table, 12 minutes 4 seconds in');
  expect(titleAt('2.3')).toBe('Replay of The long table, 12 minutes 4 seconds in');
});

test('the start is the film itself, the end is the end, whatever it may be', () => {
  expect(titleAt(undefined)).toBe('Replay of The long table');
  expect(titleAt('0')).toBe('Replay of The long table');
  expect(titleAt('nonsense')).toBe('Replay of The long table');
  expect(titleAt('3')).toBe('Replay of The long table, the end');
  expect(titleAt('99')).toBe('Replay of The long table, the end');
  expect(momentTitle('The long table', { at: '5', times: [] })).toBe('Replay of The long table');
});
