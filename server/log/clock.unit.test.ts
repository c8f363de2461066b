import { describe, expect, test, vi } from 'vitest';
import { now } from '../database/time';
import { Clock, horizonMs } from './clock';

// A timer says when to look at a match, and each match has one at most. Times here are seconds from the start of a test.

interface Told {
  arm(matchId: number, atSeconds: number | null): void;
  follow(row: { dueInSeconds: number | null; status?: 'running' | 'finished'; isByOtherRules?: boolean }): void;
  stop(): void;
  within(seconds: number): readonly number[];
  /** Which matches ring while time goes on to then. */
  until(seconds: number): readonly number[];
}

function withClock(story: (told: Told) => void): void {
  vi.useFakeTimers();
  const from = now();
  const rung: number[] = [];
  const clock = new Clock((matchId) => rung.push(matchId));
  try {
    story({
      arm: (matchId, at) => clock.arm(matchId, at === null ? null : from + at * 1_000),
      follow: ({ dueInSeconds, status = 'running', isByOtherRules = false }) => {
        const dueAt = dueInSeconds === null ? null : new Date(from + dueInSeconds * 1_000);
        clock.follow({ id: 1, isByOtherRules, row: { dueAt, status } });
      },
      stop: () => clock.stop(),
      within: (seconds) => clock.within(seconds * 1_000),
      until: (seconds) => {
        vi.advanceTimersByTime(from + seconds * 1_000 - now());
        return rung.splice(0);
      },
    });
  } finally {
    clock.stop();
    vi.useRealTimers();
  }
}

describe('the clock', () => {
  test('rings for each match when it is due, and once', () => {
    withClock(({ arm, until }) => {
      arm(1, 5);
      arm(2, 3);
      expect(until(2.9)).toEqual([]);
      expect(until(3)).toEqual([2]);
      expect(until(4.9)).toEqual([]);
      expect(until(60)).toEqual([1]);
    });
  });

  test('rings at once for what was due before', () => {
    withClock(({ arm, until }) => {
      arm(1, -5);
      expect(until(0.001)).toEqual([1]);
    });
  });

  test('rings at the new moment alone where a deadline was moved, and not where it was taken away', () => {
    withClock(({ arm, until }) => {
      arm(1, 5);
      arm(1, 9);
      arm(2, 9);
      arm(2, 5);
      arm(3, 5);
      arm(3, null);
      expect(until(5)).toEqual([2]);
      expect(until(60)).toEqual([1]);
    });
  });

  test('rings again for a match that is due again at the same moment', () => {
    withClock(({ arm, until }) => {
      arm(1, 5);
      expect(until(5)).toEqual([1]);
      arm(1, 5);
      expect(until(6)).toEqual([1]);
    });
  });

  test('leaves what is further away than a minute to a later look', () => {
    withClock(({ arm, until }) => {
      arm(1, horizonMs / 1_000);
      arm(2, horizonMs / 1_000 + 0.001);
      expect(until(600)).toEqual([1]);
    });
  });

  test('forgets a moment that came near where the deadline was moved far away', () => {
    withClock(({ arm, until }) => {
      arm(1, 5);
      arm(1, 500);
      expect(until(400)).toEqual([]);
    });
  });

  test('says for which matches it will ring soon, the nearest first', () => {
    withClock(({ arm, within, until }) => {
      arm(1, 9);
      arm(2, 5);
      arm(3, 12);
      expect(within(9)).toEqual([2, 1]);
      until(5);
      expect(within(5)).toEqual([1]);
    });
  });

  test('rings no more once it was stopped, whatever comes then', () => {
    withClock(({ arm, stop, until }) => {
      arm(1, 5);
      stop();
      arm(2, 5);
      arm(1, 6);
      expect(until(60)).toEqual([]);
    });
  });
});

describe('a match as it is held', () => {
  test('rings at the deadline of its row', () => {
    withClock(({ follow, until }) => {
      follow({ dueInSeconds: 5 });
      expect(until(60)).toEqual([1]);
    });
  });

  test.each([
    ['without a deadline', { dueInSeconds: null }],
    ['that is finished', { dueInSeconds: 5, status: 'finished' }],
    ['of rules that this server has not', { dueInSeconds: 5, isByOtherRules: true }],
  ] as const)('rings no more as one %s', (_, row) => {
    withClock(({ follow, until }) => {
      follow({ dueInSeconds: 5 });
      follow(row);
      expect(until(60)).toEqual([]);
    });
  });
});
