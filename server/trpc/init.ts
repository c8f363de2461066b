import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { Client } from '../auth/client';
import type { Which } from '../auth/sessions';
import type { Watching } from '../live/hub';
import type { Submitting } from '../log/appender';
import type { Changing, Removing } from '../log/change';
import type { Finding } from '../log/match-cache';
import type { Guarding } from '../pages/access';
import type { Person } from '../person';
import type { Picturing } from '../pictures/drawer';
import { sayFormsInWords, sentenceAbout } from './form-words';

// The root of the API. Refusals are data in an answer; errors are for requests that are no requests: malformed (400
// with the field), not signed in (401), not yours (403), not there (404).

sayFormsInWords();

/** What procedures use of this process's service. */
export type Served = Changing &
  Removing &
  Finding &
  Submitting &
  Watching &
  Guarding &
  Sharing &
  SigningOut &
  Picturing;

/** What makes a person's screens safe to share. */
interface Sharing {
  shareSafely(personId: string, isSafe: boolean): Promise<void>;
}

/** What ends sign-ins. */
interface SigningOut {
  endSessions(which: Which): Promise<void>;
}

export interface Context {
  readonly user: Person | null;
  readonly service: Served;
  /** Where the request comes from, for counting attempts. */
  readonly client: Client;
  /** The codes of the matches that the page which asks was told to show everything of. */
  readonly showsAllOf?: readonly string[];
}

/** How an open live connection shows that it lives, and when a browser takes it for lost. */
export const pingMs = 5_000;
export const liveClient = { reconnectAfterInactivityMs: 15_000 };

export const t = initTRPC.context<Context>().create({
  isServer: true,
  sse: { ping: { enabled: true, intervalMs: pingMs }, client: liveClient },
  errorFormatter({ shape, error }) {
    const { code, httpStatus } = shape.data;
    const problem = error.cause instanceof ZodError ? firstProblem(error.cause) : null;
    const message = code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong on our side. Please try again.' : null;
    return {
      code: shape.code,
      message: message ?? problem?.message ?? shape.message,
      // No stack, no path, no cause: nothing in an error that the request did not know itself.
      data: { code, httpStatus, field: problem?.field ?? null },
    };
  },
});

function firstProblem(error: ZodError): { field: string; message: string } {
  const issue = error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...keys].map(String).join('.');
  return { field, message: sentenceAbout(field, issue?.message ?? 'is not written as it has to be') };
}

export const { router, createCallerFactory } = t;
export const publicProcedure = t.procedure;

/** Whoever is signed in, by account or as a guest; throws where nobody is. */
export function signedIn({ user }: Context): Person {
  if (user === null) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  return user;
}

/** Somebody is signed in. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => next({ ctx: { user: signedIn(ctx) } }));

/** Somebody with an account; a guest has to make one first. */
export const accountProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.user.guest) {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This needs an account. Sign up first; your seat stays yours.' });
  }
  return next();
});
