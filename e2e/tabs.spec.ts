import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, long, type Person, password, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { signInAs } from './sign-in';

// Many tabs of one browser, on the server as it is started: browsers open six connections to it, whatever is in them.

async function startMatch(host: Person): Promise<string> {
  const settings = { pace: 'host', rounds: 3 };
  const made = await host.api.matches.create.mutate({ game: 'pointing-chains', seats: 5, settings });
  if (!made.ok) throw new Error(made.refusal.message);
  expect(await host.api.lobby.start.mutate({ code: made.code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  return made.code;
}

const resolve = async (host: Person, code: string) => {
  const key = randomUUID();
  expect(await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key })).toMatchObject({ ok: true });
};

const inRound = (page: Page, round: number) =>
  expect(page.getByText(`Round ${round} of 3`).filter({ visible: true }).first()).toBeVisible();

test('eight tabs on five matches hear what happens in each, whichever is closed, until their owner signs out', async ({
  newPerson,
  expectFault,
}) => {
  expectFault(/401/);
  const host = await newPerson('Hana');
  const codes: string[] = [];
  for (let n = 0; n < 5; n++) codes.push(await startMatch(host));
  const [first = '', second = ''] = codes;
  const addresses = [...codes, `${first}/host`, `${first}/stage`, first].map((address) => `/m/${address}`);
  const tabs = [];
  for (const [n, address] of addresses.entries()) {
    const page = n === 0 ? host.page : await host.context.newPage();
    await page.goto(address);
    await inRound(page, 1);
    tabs.push({ page, code: address.split('/')[2] ?? '' });
  }
  for (const code of codes) await resolve(host, code);
  for (const { page } of tabs) await inRound(page, 2);

  await host.page.close();
  for (const code of codes) await resolve(host, code);
  const open = tabs.slice(1);
  for (const { page } of open) await inRound(page, 3);

  const dashboard = open.find(({ page }) => page.url().endsWith('/host'))?.page;
  await dashboard?.getByRole('button', { name: 'Pause' }).click();
  await dashboard?.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  const watching = open.filter(({ page, code }) => code === first && !page.url().endsWith('/host'));
  for (const { page } of watching) await expect(page.getByText('Paused').first()).toBeVisible();

  const account = await host.context.newPage();
  await account.goto('/account');
  await account.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(account.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  for (const { page } of open) await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  const stranger = await host.context.newPage();
  await stranger.goto(`/m/${second}`);
  await inRound(stranger, 3);
});

test('a browser without shared workers hears what happens by a stream for each page', long, async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const code = await startMatch(host);
  await host.context.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }));
  await host.page.goto(`/m/${code}`);
  await inRound(host.page, 1);
  await resolve(host, code);
  await inRound(host.page, 2);
});

/** As when its process ends: nobody is told. */
async function endSharedWorker(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const workers = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.filter(({ type }) => type === 'shared_worker');
  };
  const running = await workers();
  expect(running).toHaveLength(1);
  for (const { targetId } of running) await session.send('Target.closeTarget', { targetId });
  await expect.poll(workers).toEqual([]);
  await session.detach();
}

test(
  'tabs whose shared worker has died start another, and show what happened meanwhile',
  long,
  async ({ newPerson, browser }) => {
    const host = await newPerson('Hana');
    const code = await startMatch(host);
    const tabs = [host.page, await host.context.newPage()];
    for (const page of tabs) {
      await page.goto(`/m/${code}`);
      await inRound(page, 1);
    }
    await resolve(host, code);
    for (const page of tabs) await inRound(page, 2);
    await endSharedWorker(browser);
    await resolve(host, code);
    const third = (page: Page) => page.getByText('Round 3 of 3').filter({ visible: true }).first();
    for (const page of tabs) await expect(third(page)).toBeVisible({ timeout: 90_000 }); // five signs of life are missed first
  },
);

/** As a browser freezes a tab: nothing in it runs, until this is answered with is called. */
async function freeze({ context, page }: Person): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  const stopped = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await session.send('Debugger.pause');
  await stopped;
  return async () => {
    await session.send('Debugger.resume');
    await session.detach();
  };
}

test('a tab that is frozen holds up no other, and shows what is by then when it goes on', async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const code = await startMatch(host);
  const other = await host.context.newPage();
  for (const page of [host.page, other]) {
    await page.goto(`/m/${code}`);
    await inRound(page, 1);
  }
  const goOn = await freeze(host);
  for (const round of [2, 3]) {
    await resolve(host, code);
    await inRound(other, round);
  }
  await goOn();
  await inRound(host.page, 3);
});

test('who signs in with an account in one tab no longer sees the seat that a link gave them in another', async ({
  newPerson,
  newVisitor,
  expectFault,
}) => {
  expectFault(/40[134]/);
  const [host, ann, guest] = [await newPerson('Hana'), await newPerson('Ann'), await newVisitor()];
  const made = await host.api.matches.create.mutate({ game: 'pointing-chains', seats: 3, visibility: 'private' });
  if (!made.ok) throw new Error(made.refusal.message);
  const issued = await host.api.lobby.issueSeatLink.mutate({ code: made.code, seat: 'A' });
  if (!issued.ok) throw new Error(issued.refusal.message);
  const bySeatLink = () => signInAs(guest, { way: 'seat-link', given: { token: issued.token } });
  await bySeatLink();
  await guest.api.lobby.claim.mutate({ token: issued.token });
  expect(await host.api.lobby.start.mutate({ code: made.code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const seatShown = () => guest.page.getByRole('button', { name: 'Point', exact: true });
  await guest.page.goto(`/m/${made.code}`);
  await expect(seatShown()).toBeVisible();

  const open = await startMatch(host);
  await signInAs(guest, { way: 'password', given: { name: ann.name, password } });
  const tab = await guest.context.newPage();
  await tab.goto(`/m/${open}`);
  await inRound(tab, 1);
  await expect(guest.page.getByRole('heading', { name: 'There is no match here that is open to you' })).toBeVisible();
  await expect(seatShown()).toBeHidden();
  await resolve(host, open);
  await inRound(tab, 2);

  await bySeatLink();
  await guest.page.goto(`/m/${made.code}`);
  await expect(seatShown()).toBeVisible();
  await resolve(host, open);
  await inRound(tab, 3);
});
