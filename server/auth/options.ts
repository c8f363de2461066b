import type { Account, AuthOptions, User as AuthUser } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import DiscordProvider from 'next-auth/providers/discord';
import EmailProvider from 'next-auth/providers/email';
import type { Provider } from 'next-auth/providers/index';
import { ZodError, z } from 'zod';
import { db } from '../database/db';
import { env, homeOf } from '../env';
import { tellFault } from '../faults';
import { type HandingOver, shared } from '../handed-to-pages';
import { signInWithPassword } from './accounts';
import { authAdapter } from './adapter';
import { countAttempt } from './attempts';
import type { Client } from './client';
import { isSecure, sessionCookieName, sessionMaxAgeSeconds } from './cookie';
import { isDemoPerson } from './demo-people';
import { letterLifeMs } from './letter-limits';
import { refuseSignInMail, sendSignInMail } from './mail';
import { mailAddressSchema } from './mail-address';
import { isNameAmong, nameSchema, oursSentence } from './names';
import { openSession } from './sessions';
import type { SessionToken } from './token';

/** For one request of this client. */
export function authOptions(client: Client): AuthOptions {
  return {
    adapter: authAdapter(),
    secret: env().AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: sessionMaxAgeSeconds },
    useSecureCookies: isSecure(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      },
    },
    pages: { signIn: '/sign-in', error: '/sign-in', verifyRequest: '/sign-in?sent=1', newUser: '/account' },
    logger: { error: logFault, warn: () => {}, debug: () => {} },
    providers: providers(client),
    events: { signOut: ({ token }) => endSession(token) },
    callbacks: {
      signIn: ({ user, email }) =>
        email?.verificationRequest === true && user.email ? mayBeWrittenTo(user.email, client) : true,
      jwt: ({ token, user, account, profile }) =>
        user ? tokenFor(user, { account, profile, client }) : withSession(token, client),
      session: ({ session, token }) => ({ ...session, user: { name: token.name ?? null, image: null } }),
    },
  };
}

/** An address to lead to instead: next-auth would keep to itself why a letter was not sent. */
async function mayBeWrittenTo(to: string, client: Client): Promise<true | string> {
  const code = await refuseSignInMail({ to, client });
  return code === null || new URL(`/sign-in?error=${code}`, homeOf(env())).href;
}

function logFault(code: string, metadata: Error | { error?: Error; message?: string }): void {
  const cause = metadata instanceof Error ? metadata : (metadata.error ?? metadata);
  if (cause instanceof ZodError) return; // what somebody typed is no fault
  tellFault(`sign-in: ${code}`, cause.message ?? '');
}

/** The product's own page ends a session itself (app/sign-out); next-auth's address, which is there too, would only take the cookie. */
async function endSession({ sub, session }: JWT): Promise<void> {
  if (sub !== undefined && typeof session === 'string') await shared().endSessions({ personId: sub, id: session });
}

interface SigningIn {
  readonly account: Account | null;
  /** What Discord says of them. */
  readonly profile: unknown;
  readonly client: Client;
}

async function tokenFor(
  user: AuthUser & { guest?: boolean },
  { account, profile, client }: SigningIn,
): Promise<SessionToken> {
  const session = await openSession(user.id, client);
  const person = { id: user.id, name: user.name ?? '', guest: user.guest === true, session };
  const address =
    account?.provider === 'email' ? user.email : account?.provider === 'discord' ? verifiedAt(profile) : null;
  if (address) await handOver({ person, address, browser: client.browser });
  if (!person.guest) await shared().endGuestsBeside({ person, browser: client.browser });
  return { sub: person.id, name: person.name, guest: person.guest, since: Date.now(), session };
}

const verifiedSchema = z.object({ email: mailAddressSchema, verified: z.literal(true) });

/** The address that Discord has verified; of the account's own it may be another. */
const verifiedAt = (profile: unknown): string | null => verifiedSchema.safeParse(profile).data?.email ?? null;

/** Who cannot be given the seats that they had as a guest is signed in all the same: the links of the seats lead there. */
async function handOver(signedIn: HandingOver): Promise<void> {
  try {
    await shared().handOverSeats(signedIn);
  } catch (error) {
    tellFault('sign-in: seats of a guest', error);
  }
}

/** A sign-in from before there were sessions gets one when it is renewed, so that it can be ended too. */
async function withSession(token: JWT, client: Client): Promise<JWT> {
  if (token.session !== undefined || token.sub === undefined) return token;
  return { ...token, session: await openSession(token.sub, client) };
}

function providers(client: Client): Provider[] {
  const { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, SMTP_URL, DEMO } = env();
  const all: Provider[] = [passwordProvider(client), seatLinkProvider(client)];
  if (DISCORD_CLIENT_ID !== undefined && DISCORD_CLIENT_SECRET !== undefined) {
    all.push(discordProvider({ clientId: DISCORD_CLIENT_ID, clientSecret: DISCORD_CLIENT_SECRET }));
  }
  if (SMTP_URL !== undefined) {
    all.push(
      EmailProvider({
        server: SMTP_URL,
        maxAge: letterLifeMs / 1000,
        normalizeIdentifier: (typed) => mailAddressSchema.parse(typed),
        sendVerificationRequest: ({ identifier, url }) => sendSignInMail({ to: identifier, url }),
      }),
    );
  }
  if (DEMO) all.push(demoProvider());
  return all;
}

function passwordProvider(client: Client): Provider {
  return CredentialsProvider({
    id: 'password',
    credentials: { name: {}, password: {} },
    async authorize(given) {
      const { name, password } = given ?? {};
      if (typeof name !== 'string' || typeof password !== 'string') return null;
      const signIn = await signInWithPassword({ name, password, client });
      // next-auth shows the message of what is thrown as `error`; the sign-in page has a sentence for each.
      if (!signIn.ok) throw new Error(signIn.code);
      return { id: signIn.user.id, name: signIn.user.name };
    },
  });
}

function seatLinkProvider(client: Client): Provider {
  return CredentialsProvider({
    id: 'seat-link',
    // `name` is what the guest wants to be called; without it, what the host called the seat.
    credentials: { token: {}, name: {} },
    async authorize(given) {
      if (typeof given?.token !== 'string') return null;
      const name = nameSchema.optional().safeParse(given.name || undefined);
      if (!name.success) {
        const isOurs = name.error.issues.some(({ message }) => message === oursSentence);
        throw new Error(isOurs ? 'OUR_NAME' : 'BAD_NAME');
      }
      const link = await shared().findSeatLink({ token: given.token, browser: client.browser });
      if (link === null) throw new Error(await missedLink(client));
      const closed = await shared().whyClosedToGuests({ token: given.token, browser: client.browser });
      if (closed !== null) throw new Error(closed);
      if (link.isInUse) throw new Error('LINK_IN_USE');
      if (link.isSeated) {
        await shared().tellSeatOpened({ token: given.token, as: name.data ?? '' });
        return { id: link.guestId, name: link.name, guest: true };
      }
      if (name.data !== undefined && isNameAmong(name.data, link.others)) throw new Error('NAME_IN_MATCH');
      return { id: link.guestId, name: name.data ?? link.name, guest: true };
    },
  });
}

/** Only misses count, so that whoever tries keys out keeps nobody beside them from a seat that is theirs. */
async function missedLink({ network }: Client): Promise<string> {
  const waitMs = await countAttempt([{ key: `seat-link:${network}`, max: 300, windowMs: 15 * 60_000 }]);
  return waitMs === null ? 'NO_SUCH_LINK' : 'TOO_MANY_ATTEMPTS';
}

function demoProvider(): Provider {
  return CredentialsProvider({
    id: 'demo',
    credentials: { id: {} },
    async authorize(given) {
      if (!env().DEMO || typeof given?.id !== 'string' || !isDemoPerson(given.id)) return null;
      const user = await db().prisma.user.findUnique({ where: { id: given.id } });
      return user === null ? null : { id: user.id, name: user.name };
    },
  });
}

function discordProvider(client: { clientId: string; clientSecret: string }): Provider {
  return DiscordProvider({
    ...client,
    authorization: { params: { scope: 'identify email' } },
    checks: ['state', 'pkce'],
    profile: (profile) => ({
      id: profile.id,
      name: profile.global_name ?? profile.username,
      // An address that Discord did not verify proves nothing, so it must not find anybody's account.
      email: profile.verified ? profile.email : null,
      image: null,
    }),
  });
}
