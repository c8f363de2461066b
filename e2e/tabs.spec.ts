import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type Person, test } from './fixtures';

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
  expect(await host.api.host.act.mutate({ code, action: { type: 'resolve' }, key })).toMatchObject({ ok: true });
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

test('a browser without shared workers hears what happens by a stream for each page', async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const code = await startMatch(host);
  await host.context.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }));
  await host.page.goto(`/m/${code}`);
  await inRound(host.page, 1);
  await resolve(host, code);
  await inRound(host.page, 2);
});
