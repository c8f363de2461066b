import { TRPCError } from '@trpc/server';
import { countAttempt, takeBackAttempt } from '../auth/attempts';
import type { Client } from '../auth/client';
import { inWords } from '../auth/in-words';
import type { Queryable } from '../database/queryable';
import type { Counting } from '../log/change';
import type { Outcome } from '../outcome';
import type { Person } from '../person';
import { t } from './init';

// How much of what stays one account may make, counted in the database by all processes together: these are seldom, so a
// query each costs nobody a move. Guests are as easily made as matches, so those of one network count together, and so do
// new accounts.

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
  t.middleware(async ({ ctx: { user, client }, next }) => {
    if (user !== null) await countOf(quota, { user, client });
    return next();
  });

interface By {
  readonly user: Person;
  readonly client: Client;
}

async function countOf(quota: keyof typeof quotas, { user, client }: By, db?: Queryable): Promise<void> {
  const { max, windowMs, what } = quotas[quota];
  const waitMs = await countAttempt([{ key: keyOf(quota, user, client), max, windowMs }], db);
  if (waitMs === null) return;
  const whose = quota === 'practice' && user.guest ? 'network' : 'account';
  throw comeBack(waitMs, `These are more ${what} than one ${whose} can make in so short a time (${max}).`);
}

/** How much reaches the others of a match, whoever makes it. Named in README. */
const inMatch = {
  questions: { max: 40, windowMs: hour, what: 'questions than one seat' },
  asked: { max: 20, windowMs: hour, what: 'people asked to host than a match' },
  rulings: { max: 30, windowMs: hour, what: 'rulings than a match' },
} as const;

interface Where {
  readonly id: number;
  readonly seat?: string;
}

/** Counts one, of the match or of one of its seats; over the limit it throws, with when to come back. */
async function countInMatch(kind: keyof typeof inMatch, { id, seat = '' }: Where, db?: Queryable): Promise<void> {
  const { max, windowMs, what } = inMatch[kind];
  const waitMs = await countAttempt([{ key: `${kind}:${id}:${seat}`, max, windowMs }], db);
  if (waitMs !== null) throw comeBack(waitMs, `These are more ${what} can take in so short a time (${max}).`);
}

/** Counts words, in the transaction that keeps them: what was kept before, or is refused, counts for nothing. */
export const countWords =
  (by: By, limit: { kind: keyof typeof inMatch; where: Where } | null): Counting =>
  async (db) => {
    await countOf('words', by, db);
    if (limit !== null) await countInMatch(limit.kind, limit.where, db);
  };

/** Counts somebody who is asked to host; where nobody was asked, it counts for nothing. */
export async function countAsked(match: { id: number }, ask: () => Promise<Outcome>): Promise<Outcome> {
  await countInMatch('asked', match);
  const outcome = await ask();
  if (!outcome.ok) await takeBackAttempt(`asked:${match.id}:`);
  return outcome;
}

/** How often one may try a password at their own account. */
const proofs = { max: 20, windowMs: hour / 4 };

/** Counts whoever proves by their password that they may. */
export const withinProofs = t.middleware(async ({ ctx, next }) => {
  const waitMs = await countAttempt([{ key: `prove:${ctx.user?.id ?? ''}`, ...proofs }]);
  if (waitMs === null) return next();
  throw comeBack(waitMs, 'That was wrong too often.');
});

/** New accounts of one network: at one moment, by a club that signs up together, by a hall. Named in README. */
export const newAccounts = [
  { key: 'moment', max: 5, windowMs: 10_000 },
  { key: 'club', max: 60, windowMs: hour / 6 },
  { key: 'hall', max: 200, windowMs: hour },
] as const;

/** Counts whoever wants an account by a sound form, before anything is looked up or worked out for them. */
export const withinNewAccounts = t.middleware(async ({ ctx, next }) => {
  const { network } = ctx.client;
  const limits = newAccounts.map(({ key, ...limit }) => ({ key: `register:${key}:${network}`, ...limit }));
  const waitMs = await countAttempt(limits);
  if (waitMs === null) return next();
  throw comeBack(waitMs, 'Many accounts are being made from here, so this one was not made yet.');
});

function comeBack(waitMs: number, why: string): TRPCError {
  const seconds = Math.ceil(waitMs / 1000);
  const message = `${why} Try again in ${inWords(seconds)}.`;
  return new TRPCError({ code: 'TOO_MANY_REQUESTS', message, cause: new Wait(seconds) });
}

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
