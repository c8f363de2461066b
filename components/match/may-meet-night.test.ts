import { expect, test } from 'vitest';
import { mayMeetNight } from './may-meet-night';

test.each([
  ['of rounds of ten minutes', { rounds: 3, roundSeconds: 600, voteSeconds: 300 }, false],
  ['of rounds of an hour', { rounds: 3, roundSeconds: 3600 }, true],
  ['without a deadline', { rounds: 9999, roundSeconds: null }, true],
  ['of other rules', {}, false],
])('a match %s', (_, settings, may) => expect(mayMeetNight(settings)).toBe(may));
