import type { AuthOptions, User as AuthUser } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import DiscordProvider from 'next-auth/providers/discord';
import EmailProvider from 'next-auth/providers/email';
import type { Provider } from 'next-auth/providers/index';
import { db } from '../database/db';
import { env } from '../env';
import { shared } from '../shared-with-pages';
import { signInWithPassword } from './accounts';
import { authAdapter } from './adapter';
import { countAttempt } from './attempts';
import { isSecure, sessionCookieName, sessionMaxAgeSeconds } from './cookie';
import { isDemoPerson } from './demo-people';
import { sendSignInMail } from './mail';
import { nameSchema } from './names';
import type { SessionToken } from './token';

export function authOptions(): AuthOptions {
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
    pages: { signIn: '/sign-in', error: '/sign-in', verifyRequest: '/sign-in?sent=1' },
    logger: { error: logFault, warn: () => {}, debug: () => {} },
    providers: providers(),
    callbacks: {
      jwt: ({ token, user }) => (user ? tokenFor(user) : token),
      session: ({ session, token }) => ({ ...session, user: { name: token.name ?? null, image: null } }),
    },
  };
}

function logFault(code: string, metadata: Error | { error?: Error; message?: string }): void {
  const cause = metadata instanceof Error ? metadata : (metadata.error ?? metadata);
  console.error(`sign-in: ${code}: ${cause.message ?? ''}`);
}

function tokenFor(user: AuthUser & { guest?: boolean }): SessionToken {
  return { sub: user.id, name: user.name ?? '', guest: user.guest === true, since: Date.now() };
}

function providers(): Provider[] {
  const { DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, SMTP_URL, DEMO } = env();
  const all: Provider[] = [passwordProvider(), seatLinkProvider()];
  if (DISCORD_CLIENT_ID !== undefined && DISCORD_CLIENT_SECRET !== undefined) {
    all.push(discordProvider({ clientId: DISCORD_CLIENT_ID, clientSecret: DISCORD_CLIENT_SECRET }));
  }
  if (SMTP_URL !== undefined) {
    all.push(
      EmailProvider({
        server: SMTP_URL,
        maxAge: 600,
        sendVerificationRequest: ({ identifier, url }) => sendSignInMail({ to: identifier, url }),
      }),
    );
  }
  if (DEMO) all.push(demoProvider());
  return all;
}

function passwordProvider(): Provider {
  return CredentialsProvider({
    id: 'password',
    credentials: { name: {}, password: {} },
    async authorize(given, request) {
      const { name, password } = given ?? {};
      if (typeof name !== 'string' || typeof password !== 'string') return null;
      const signIn = await signInWithPassword({ name, password, address: addressOf(request.headers) });
      // next-auth shows the message of what is thrown as `error`; the sign-in page has a sentence for each.
      if (!signIn.ok) throw new Error(signIn.code);
      return { id: signIn.user.id, name: signIn.user.name };
    },
  });
}

function seatLinkProvider(): Provider {
  return CredentialsProvider({
    id: 'seat-link',
    // `name` is what the guest wants to be called; without it, what the host called the seat.
    credentials: { token: {}, name: {} },
    async authorize(given, request) {
      if (typeof given?.token !== 'string') return null;
      const name = nameSchema.optional().safeParse(given.name || undefined);
      if (!name.success) throw new Error('BAD_NAME');
      const key = `seat-link:${addressOf(request.headers)}`;
      if (!(await countAttempt([{ key, max: 300, windowMs: 15 * 60_000 }]))) throw new Error('TOO_MANY_ATTEMPTS');
      const link = await shared().findSeatLink(given.token);
      if (link === null) throw new Error('NO_SUCH_LINK');
      return { id: link.guestId, name: name.data ?? link.name, guest: true };
    },
  });
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
    profile: (profile) => ({
      id: profile.id,
      name: profile.global_name ?? profile.username,
      // An address that Discord did not verify proves nothing, so it must not find anybody's account.
      email: profile.verified ? profile.email : null,
      image: null,
    }),
  });
}

/** The server puts the client's address here, whatever the client itself sent (see http/address.ts). */
function addressOf(headers: Record<string, unknown> | undefined): string {
  const address = headers?.['x-client-address'];
  return typeof address === 'string' ? address : 'unknown';
}
