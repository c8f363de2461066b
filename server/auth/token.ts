import type { JWT } from 'next-auth/jwt';

/** What the cookie says. `since` stays when next-auth renews the token, so that a sign-in can be called off. */
export interface SessionToken extends JWT {
  sub: string;
  name: string;
  guest: boolean;
  /** Epoch milliseconds of the sign-in. */
  since: number;
  /** Which session (sessions.ts); sign-ins from before there were any name none. */
  session?: string | undefined;
}
