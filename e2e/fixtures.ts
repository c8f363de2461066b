// What browser tests stand on: people, each with a browser of their own, side by side. Whatever goes wrong in any of
// those browsers (an error on the console, an exception, a 5xx) fails the test at its end.
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { createTRPCClient, httpLink } from '@trpc/client';
import { closeDatabase, type Database, openDatabase } from '../server/database/db';
import { urlOfRunning } from '../server/database/embedded';
import type { AppRouter } from '../server/trpc/router';
import { password, putAccount, putSignIn } from './account';
import { knowGames } from './know-games';

export { expect, password };

/** A test that `npm test` leaves to `npm run browser`, which runs all: what it holds is held there by a shorter one too. */
export const long = { tag: '@long' };
/** Of several that are alike `npm test` runs the one that is picked. */
export const longUnless = (isPicked: boolean) => (isPicked ? {} : long);

export type Api = ReturnType<typeof createTRPCClient<AppRouter>>;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** The API with this browser's cookies: for getting a situation ready, not for what the test is about. */
  api: Api;
}

export interface Person extends Visitor {
  /** Of the account; no two tests share one. */
  name: string;
}

/** How many times slower browsers are made, to see what holds on a weak machine: SLOW=6 npx playwright test e2e/... */
const slowness = Number(process.env.SLOW ?? 1);

/** A page that does not answer yet takes in no typing; people cannot type that fast, tests can. */
async function openPage(context: BrowserContext, { watches }: { watches: boolean }): Promise<Page> {
  const page = await context.newPage();
  if (slowness > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const wayOn = page.locator('[data-way-on]').first();
  // One may lead to the next: from the last scene to the end, from there to the result. Some go before they are clicked.
  const goOn = (button: Locator) => button.click({ timeout: 5_000 }).catch(() => {});
  if (!watches) await page.addLocatorHandler(wayOn, goOn, { noWaitAfter: true });
  const alive = () => page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await alive();
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await alive();
    return response;
  };
  return page;
}

export interface BrowserOptions {
  /** 360 pixels wide, by touch. */
  phone?: boolean;
  /** Watches scenes and the finale as they play. Everybody else wants no motion, and goes on at once. */
  watches?: boolean;
  /** Has not played any game here before, and is shown how. Everybody else knows them all. */
  isNew?: boolean;
  /** Where the clock on the wall is: an IANA name. */
  zone?: string;
}

interface Fixtures {
  /** A browser that nobody is signed in with. */
  newVisitor(options?: BrowserOptions): Promise<Visitor>;
  /** Somebody with an account, signed in: "Ann" becomes "Ann 3fk2". */
  newPerson(name: string, options?: BrowserOptions): Promise<Person>;
  /** Says that a fault is meant to happen: a console error or address that matches is none. */
  expectFault(pattern: RegExp): void;
}

interface Faults {
  seen: string[];
  expected: RegExp[];
}

interface Shared {
  /** The server's own, for situations that are put there as they were recorded (`putRecordedMatch`). */
  database: Database;
}

/** What its pages still ask for is nobody's any more. */
async function leave(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

export const test = base.extend<Fixtures & { faults: Faults }, Shared>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const database = openDatabase(urlOfRunning(process.env.E2E_DATA_DIR ?? ''));
      await use(database);
      await closeDatabase(database);
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  faults: async ({}, use) => {
    const faults: Faults = { seen: [], expected: [] };
    await use(faults);
    const unexpected = faults.seen.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'what went wrong in the browsers').toEqual([]);
  },

  expectFault: async ({ faults }, use) => {
    await use((pattern) => faults.expected.push(pattern));
  },

  newVisitor: async ({ browser, baseURL, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ phone = false, watches = false, isNew = false, zone } = {}) => {
      const shape = phone ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } : {};
      const reducedMotion = watches ? 'no-preference' : 'reduce';
      const context = await browser.newContext({ baseURL, reducedMotion, timezoneId: zone, ...shape });
      contexts.push(context);
      await watch(context, faults);
      if (!isNew) await knowGames(context, baseURL ?? '');
      return { context, page: await openPage(context, { watches }), api: apiOf(context, baseURL ?? '') };
    });
    for (const context of contexts) await leave(context);
  },

  newPerson: async ({ newVisitor, database, baseURL }, use) => {
    await use(async (wish, options) => {
      const visitor = await newVisitor(options);
      const name = `${wish} ${Math.random().toString(36).slice(2, 6)}`;
      const { id } = await putAccount(database, name);
      await putSignIn(database, { context: visitor.context, person: { id, name }, url: baseURL ?? '' });
      return { ...visitor, name };
    });
  },
});

async function watch(context: BrowserContext, faults: Faults): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`against the page's policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') faults.seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    faults.seen.push(`exception: ${error.error().stack ?? error.error().message}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) faults.seen.push(`${response.status()}: ${response.url()}`);
  });
}

/** The API of the server at that address, with this browser's cookies. */
export function apiOf(context: BrowserContext, baseURL: string): Api {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${baseURL}/api/trpc`,
        headers: async () => {
          const cookies = await context.cookies(baseURL);
          return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
        },
      }),
    ],
  });
}

/** A player promises what the game asks before the start, where it asks anything. */
export async function promise({ api }: Person, code: string): Promise<void> {
  const page = await api.matches.page.query({ code });
  if (page.promise === null) return;
  const sent = { code, seat: page.seat ?? '', promised: true };
  expect(await api.lobby.promise.mutate(sent)).toMatchObject({ ok: true });
}

/** A host whose pace it is tells the end, to its last beat at once. */
export async function tellTheEnd({ api }: Person, code: string): Promise<void> {
  for (let step = 0; ; step++) {
    const told = await api.host.tellFinale.mutate({ code, step });
    if (told.ok) continue;
    expect(told.refusal.code).toBe('BEYOND_THE_END');
    return;
  }
}
