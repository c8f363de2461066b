import type { AttemptLimit } from './attempts';

// How much anybody can have us write to one address that has not asked for it yet: links to sign in and links that prove an
// address count together.

const minute = 60_000;

/** `key` names who is written to: an address in small letters, or what is allowed as much by itself. */
export const letterLimits = (key: string): AttemptLimit[] => [
  { key: `letters:${key}`, max: 5, windowMs: 15 * minute },
  { key: `letters of a day:${key}`, max: 20, windowMs: 24 * 60 * minute },
];
