import { expect, test } from 'vitest';
import { isGoingOn, tellingWords, untoldWords } from './untold-end';

test('a host reads how far the end is told, counted as people count', () => {
  expect(tellingWords({ step: 0, scenes: 9 })).toMatch(/it stands at scene 1 of 9, and goes on from there\.$/);
  expect(tellingWords({ step: 8, scenes: null })).toMatch(/it stands at scene 9, and goes on/);
});

test('an end is being told from its first scene to its last, until its host has been gone for long', () => {
  const page = { finishedAt: 0, finaleMovedAt: 60_000 };
  const at = (step: number, scenes: number | null, now = 70_000) => isGoingOn({ page, telling: { step, scenes }, now });
  expect([at(0, 9), at(8, 9), at(9, 9), at(3, null)]).toEqual([true, true, false, true]);
  expect(at(3, 9, 60_000 + 11 * 60_000)).toBe(false);
  expect(isGoingOn({ page, telling: null, now: 70_000 })).toBe(false);
});

test('a host reads that the end waits for them only where it does', () => {
  const page = { practice: false, untold: false };
  const words = (pace: string) => untoldWords({ ...page, settings: { pace } });
  expect(words('host')).toContain('it is still untold for everybody else');
  expect(words('ready')).toMatch(/^Its end plays on everybody’s page by itself\. So that/);
  expect(words('ready')).not.toContain('untold');
  expect(untoldWords({ ...page, settings: { pace: 'host' }, practice: true })).toBe(words('ready'));
});
