import { TRPCError } from '@trpc/server';
import { countAttempt } from '../auth/attempts';
import type { Client } from '../auth/client';
import { inWords } from '../auth/in-words';
import type { Person } from '../person';
import { t } from './init';

// How much of what stays one account may make, counted in the database by all processes together: these are seldom, so a
// query each costs nobody a move. Guests are as easily made as matches, so those of one network count together.

const hour = 3_600_000;

/** Named in README. */
export const quotas = {
  matches: { max: 300, windowMs: 24 * hour, what: 'matches' },
  practice: { max: 120, windowMs: hour, what: 'practice matches' },
  links: { max: 1_000, windowMs: hour, what: 'links' },
  pictures: { max: 100, windowMs: hour, what: 'pictures' },
  words: { max: 600, windowMs: hour, what: 'rulings, answers, questions and reminders' },
} as const;

/** Counts one; over the quota it is refused, with when to come back. */
export const within = (quota: keyof typeof quotas) =>
  t.middleware(async ({ ctx, next }) => {
    const { max, windowMs, what } = quotas[quota];
    const waitMs =
      ctx.user === null ? null : await countAttempt([{ key: keyOf(quota, ctx.user, ctx.client), max, windowMs }]);
    if (waitMs === null) return next();
    const seconds = Math.ceil(waitMs / 1000);
    const message = `These are more ${what} than one ${quota === 'practice' && ctx.user?.guest ? 'network' : 'account'} can make in so short a time (${max}). Try again in ${inWords(seconds)}.`;
    throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message, cause: new Wait(seconds) });
  });

function keyOf(quota: keyof typeof quotas, user: Person, { network }: Client): string {
  const isByNetwork = quota === 'practice' && user.guest;
  return `quota:${quota}:${isByNetwork ? `guests at ${network}` : user.id}`;
}

/** In how many seconds to come back. */
export class Wait extends Error {
  constructor(readonly seconds: number) {
    super(`wait ${seconds} s`);
  }
}
