import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { type HandingOver, shareWithPages } from '../handed-to-pages';
import { AuthBrowser } from '../testing/auth-browser';
import { clientAt } from '../testing/client';
import { startDiscordAccounts } from '../testing/discord-accounts';
import { endOfFile } from '../testing/sending';
import { register } from './accounts';
import { authOptions } from './options';

// Linking one's own account at Discord, by next-auth's own handler and a Discord of the test's on loopback.

const program = { id: '987654321', secret: 'knownToDiscord' };
const discord = await endOfFile(startDiscordAccounts(program));
const origin = 'https://play.example';
Object.assign(process.env, { PUBLIC_URL: origin, NEXTAUTH_URL: origin });
Object.assign(process.env, { DISCORD_CLIENT_ID: program.id, DISCORD_CLIENT_SECRET: program.secret });

const notAsked = () => {
  throw new Error('not asked');
};

const handedOver: HandingOver[] = [];
beforeEach(() => {
  handedOver.length = 0;
  shareWithPages({
    apiFor: notAsked,
    findSeatLink: notAsked,
    tellSeatOpened: notAsked,
    whyClosedToGuests: notAsked,
    endGuestsBeside: async () => {},
    signOut: notAsked,
    endSessions: notAsked,
    handOverSeats: async (signedIn) => void handedOver.push(signedIn),
  });
});

/** The server's own options, with Discord's ends on loopback. */
function optionsHere() {
  const options = authOptions(clientAt('203.0.113.1'));
  const ends = { token: `${discord.url}/token`, userinfo: `${discord.url}/users/@me` };
  for (const provider of options.providers) if (provider.id === 'discord') Object.assign(provider.options ?? {}, ends);
  return options;
}

async function signedIn(name: string): Promise<{ browser: AuthBrowser; id: string }> {
  const made = await register({ name, password: 'correct horse' });
  if (!made.ok) throw new Error(made.refusal.message);
  const browser = new AuthBrowser(undefined, optionsHere);
  await browser.post({ action: 'callback', providerId: 'password', body: { name, password: 'correct horse' } });
  return { browser, id: made.userId };
}

/** The browser is sent to Discord, says yes there, and comes back. */
async function link(browser: AuthBrowser, profile: Parameters<typeof discord.codeOf>[0]): Promise<URL> {
  const asked = await sentTo(browser);
  const query = { code: discord.codeOf(profile, challengeIn(asked)), state: asked.searchParams.get('state') ?? '' };
  await browser.ask({ method: 'GET', action: 'callback', providerId: 'discord', query });
  return asked;
}

async function sentTo(browser: AuthBrowser): Promise<URL> {
  const { url } = Object.assign({ url: '' }, await browser.post({ action: 'signin', providerId: 'discord' }));
  return new URL(url);
}

const challengeIn = ({ searchParams }: URL): string => searchParams.get('code_challenge') ?? '';

const linkedTo = async (userId: string) =>
  (await db().prisma.account.findMany({ where: { userId } })).map(({ providerAccountId }) => providerAccountId);

test('whoever is signed in links the account that they prove at Discord, and stays who they are', async () => {
  const { browser, id } = await signedIn('Ann');
  const asked = await link(browser, { id: '111111111111', username: 'ann' });
  expect(`${asked.origin}${asked.pathname}`).toBe('https://discord.com/api/oauth2/authorize');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: program.id,
    scope: 'identify email',
    redirect_uri: `${origin}/api/auth/callback/discord`,
  });
  expect(await linkedTo(id)).toEqual(['111111111111']);
  expect(await browser.person()).toMatchObject({ id, name: 'Ann' });
});

test('an account at Discord that is somebody else’s is linked to nobody else', async () => {
  const [cem, dov] = [await signedIn('Cem'), await signedIn('Dov')];
  await link(cem.browser, { id: '222222222222', username: 'cem' });
  await link(dov.browser, { id: '222222222222', username: 'cem' });
  expect([await linkedTo(cem.id), await linkedTo(dov.id)]).toEqual([['222222222222'], []]);
});

test('what comes back without the state that was sent links nothing', async () => {
  const { browser, id } = await signedIn('Eve');
  const asked = await sentTo(browser);
  const code = discord.codeOf({ id: '333333333333', username: 'eve' }, challengeIn(asked));
  const query = { code, state: 'made up' };
  await browser.ask({ method: 'GET', action: 'callback', providerId: 'discord', query });
  expect(await linkedTo(id)).toEqual([]);
});

test('a code that another browser asked for links nothing', async () => {
  const [fay, gus] = [await signedIn('Fay'), await signedIn('Gus')];
  const code = discord.codeOf({ id: '444444444444', username: 'fay' }, challengeIn(await sentTo(fay.browser)));
  const query = { code, state: (await sentTo(gus.browser)).searchParams.get('state') ?? '' };
  await gus.browser.ask({ method: 'GET', action: 'callback', providerId: 'discord', query });
  expect(await linkedTo(gus.id)).toEqual([]);
});

describe('the seats of guests', () => {
  test('are given to the account whose address Discord has verified', async () => {
    const browser = new AuthBrowser(undefined, optionsHere);
    await link(browser, { id: '555555555555', username: 'hal', email: 'Hal@Example.org', verified: true });
    expect(handedOver).toMatchObject([{ address: 'hal@example.org', person: { name: 'hal', guest: false } }]);
  });

  test('stay theirs where Discord has not verified the address, whatever the account’s own was', async () => {
    const profile = { id: '666666666666', username: 'ida', email: 'ida@example.org' };
    const browser = new AuthBrowser(undefined, optionsHere);
    await link(browser, profile);
    const { id } = (await browser.person()) ?? { id: '' };
    await db().prisma.user.update({ where: { id }, data: { email: 'before@example.org' } });
    await link(new AuthBrowser(undefined, optionsHere), profile);
    expect(handedOver).toEqual([]);
  });
});
