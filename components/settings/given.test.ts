import { expect, test } from 'vitest';
import { refusedSetting, settingProblems, settingValue, withOtherStart, withSetting } from './given';
import type { SettingField } from './setting-fields';

const rounds: SettingField = {
  kind: 'number',
  key: 'rounds',
  label: 'Rounds',
  help: null,
  none: null,
  unit: null,
  standard: 3,
  min: 1,
  max: 999,
};
const time: SettingField = {
  kind: 'duration',
  key: 'roundSeconds',
  label: 'Time',
  help: null,
  none: 'No deadline',
  standard: 600,
  max: 2_592_000,
};

test('only what differs from the standard is given', () => {
  expect(withSetting({}, rounds, 5)).toEqual({ rounds: 5 });
  expect(withSetting({ rounds: 5, pace: 'host' }, rounds, 3)).toEqual({ pace: 'host' });
  expect(withSetting({}, time, null)).toEqual({ roundSeconds: null });
});

test('a field stands at what is given, else at the standard', () => {
  expect(settingValue(time, { roundSeconds: null })).toBeNull();
  expect(settingValue(rounds, {})).toBe(3);
});

test('a match of another kind starts otherwise, but keeps what was chosen', () => {
  const hosted = { adjudication: 'host', interludeSeconds: 15 };
  const practice = { interludeSeconds: 8 };
  expect(withOtherStart({ ...hosted, rounds: 5 }, { from: hosted, to: practice })).toEqual({ ...practice, rounds: 5 });
  expect(withOtherStart(practice, { from: practice, to: hosted })).toEqual(hosted);
  expect(withOtherStart({ interludeSeconds: 30 }, { from: hosted, to: practice })).toEqual({ interludeSeconds: 30 });
});

test.each([
  [{ rounds: 0 }, { rounds: 'This goes from 1 to 999.' }],
  [{ rounds: 2.5 }, { rounds: 'Give a whole number.' }],
  [{ roundSeconds: Number.NaN }, { roundSeconds: 'Give a length of time, such as 90 or 2.5.' }],
  [{ roundSeconds: 2_592_001 }, { roundSeconds: 'This can take from 1 second to 30 days.' }],
  [{ roundSeconds: null, rounds: 999 }, {}],
])('%j is told as %j', (given, problems) => {
  expect(settingProblems([rounds, time], given)).toEqual(problems);
});

test('a refusal stands at the setting it names', () => {
  expect(refusedSetting({ field: 'settings.colors.A', message: 'is missing' })).toEqual({ 'colors.A': 'is missing' });
  expect(refusedSetting({ field: 'seats', message: 'no' })).toEqual({});
  expect(refusedSetting(null)).toEqual({});
});
