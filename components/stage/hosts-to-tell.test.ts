import { expect, test } from 'vitest';
import { HOST_GONE_MS, isHostsToTell, isWithHost } from './hosts-to-tell';

const ended = { can: { host: false }, settings: { pace: 'host' }, practice: false, finaleStep: null, finishedAt: 1000 };
const waits = (page: Partial<Parameters<typeof isHostsToTell>[0]>, after = 0) =>
  isHostsToTell({ ...ended, ...page }, 1000 + after);

test('an end waits for the host whose pace it is, until the host has begun or is gone', () => {
  expect(waits({})).toBe(true);
  expect(waits({ finaleStep: 0 })).toBe(false);
  expect(waits({}, HOST_GONE_MS - 1)).toBe(true);
  expect(waits({}, HOST_GONE_MS)).toBe(false);
});

test('an end that the host has begun to tell is still the host’s', () => {
  expect(isWithHost({ ...ended, finaleStep: 3 }, 1000)).toBe(true);
  expect(isWithHost({ ...ended, finaleStep: 3, can: { host: true } }, 1000)).toBe(false);
  expect(isWithHost({ ...ended, finaleStep: 3 }, 1000 + HOST_GONE_MS)).toBe(false);
});

test('a host waits for nobody; nobody waits under another pace, or in practice', () => {
  expect(waits({ can: { host: true } })).toBe(false);
  expect(waits({ settings: { pace: 'ready' } })).toBe(false);
  expect(waits({ practice: true })).toBe(false);
});
