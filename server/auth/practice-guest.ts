// Whoever practises without an account: a guest whom no seat link made. Their sign-in is all there is of them, so what they
// play is lost with it.
import { randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { env } from '../env';
import type { Person } from '../person';
import type { Client } from './client';
import { sessionMaxAgeSeconds } from './cookie';
import { openSession } from './sessions';
import type { SessionToken } from './token';

const prefix = 'guest:practice:';

/** Somebody new, who is nowhere kept yet. */
export const newPracticeGuest = (): Person => ({
  id: prefix + randomBytes(16).toString('base64url'),
  name: 'Guest',
  guest: true,
});

/** Whether a guest came to practise, not by a seat link. */
export const isPracticeGuest = ({ id }: Pick<Person, 'id'>): boolean => id.startsWith(prefix);

/** Opens their session; answers with what the cookie has to hold. */
export async function openGuestSession({ id, name }: Person, client: Client): Promise<string> {
  const token: SessionToken = {
    ...{ sub: id, name, guest: true, since: Date.now() },
    session: await openSession(id, client),
  };
  return encode({ token, secret: env().AUTH_SECRET, maxAge: sessionMaxAgeSeconds });
}
