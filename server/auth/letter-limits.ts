import type { AttemptLimit } from './attempts';

// How much anybody can have us write to one address that has not asked for it yet.

const minute = 60_000;

/** How long the link of a letter that signs in works. */
export const letterLifeMs = 10 * minute;

/**
 * Of letters that sign in. Few for each who asks, so that others' letters keep nobody from theirs; many for an address, and for no longer than
 * the newest letter works.
 */
export const signInLimits = (address: string, asker: string): { own: AttemptLimit[]; all: AttemptLimit } => ({
  own: [
    { key: `letters:${address}:${asker}`, max: 5, windowMs: letterLifeMs },
    { key: `letters of a day:${address}:${asker}`, max: 20, windowMs: 24 * 60 * minute },
  ],
  all: { key: `sign-in letters:${address}`, max: 10, windowMs: letterLifeMs },
});

/** Of letters that prove an address. `key` names who is written to: an address in small letters, or what is allowed as much by itself. */
export const letterLimits = (key: string): AttemptLimit[] => [
  { key: `letters:${key}`, max: 5, windowMs: 15 * minute },
  { key: `letters of a day:${key}`, max: 20, windowMs: 24 * 60 * minute },
];
