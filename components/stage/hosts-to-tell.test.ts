import { expect, test } from 'vitest';
import { HOST_GONE_MS, TOLD_AFTER_MS } from '@/games/kit/told-after';
import { isStillToTell, leftToHost } from './hosts-to-tell';

test('an end is its host’s for ten minutes from the last round, and from each of their steps', () => {
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: null }, 1000)).toBe(HOST_GONE_MS);
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: null }, 1000 + HOST_GONE_MS)).toBe(0);
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: 500_000 }, 1000 + HOST_GONE_MS)).toBe(499_000);
  expect(leftToHost({ finishedAt: 1000, finaleMovedAt: 500_000 }, 600_000 + HOST_GONE_MS)).toBe(0);
});

const ended = { finishedAt: 1000, finaleStep: null, finaleMovedAt: null, finaleToldAt: null };
const later = 1000 + HOST_GONE_MS;

test('a host has an end to tell until they begin, for a day; nobody else has', () => {
  const results = { standings: [], winners: [], awards: [], eliminationCandidates: [] };
  const hosts = { ...ended, can: { host: true }, practice: false, settings: { pace: 'host' }, results };
  expect(isStillToTell(hosts, later)).toBe(true);
  expect(isStillToTell({ ...hosts, finaleStep: 0 }, later)).toBe(false);
  expect(isStillToTell({ ...hosts, results: null }, later)).toBe(false);
  expect(isStillToTell({ ...hosts, practice: true }, later)).toBe(false);
  expect(isStillToTell({ ...hosts, settings: { pace: 'ready' } }, later), 'it played by itself').toBe(false);
  expect(isStillToTell({ ...hosts, can: { host: false } }, later)).toBe(false);
  expect(isStillToTell(hosts, 1001 + TOLD_AFTER_MS)).toBe(false);
});
