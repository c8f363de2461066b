import type { Page } from '@playwright/test';
import { expect, type Person, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';

// A page that has come and does not answer yet: what is tapped meanwhile is done when it answers, in its order, once.

const token = (page: Page, color: string) =>
  page.getByRole('group', { name: 'Your tokens' }).getByRole('button', { name: new RegExp(`^${color}`) });
const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) });

/** Keeps back every script whose text has this in it, until it is let go. */
async function keepBack(page: Page, words: string): Promise<{ isKept: Promise<void>; letGo(): void }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tell = () => {};
  const isKept = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(words)) {
      tell();
      await released;
    }
    await route.fulfill({ response, body });
  });
  return { isKept, letGo };
}

async function startedMatch(host: Person, ann: Person): Promise<string> {
  const made = await host.api.matches.create.mutate({
    game: 'proof-by-contradiction',
    settings: { contracts: false },
    seats: 3,
  });
  if (!made.ok) throw new Error(made.refusal.message);
  expect(await ann.api.lobby.join.mutate({ code: made.code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.fillWithBots.mutate({ code: made.code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code: made.code, freeSeats: 'refuse' })).toMatchObject({ ok: true });
  return made.code;
}

test('taps before the board answers are done in their order', async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hal'), await newPerson('Ann')];
  const code = await startedMatch(host, ann);
  const { page } = ann;
  const desk = await keepBack(page, 'Choose a token below first, then its cell.');
  await page.goto(`/m/${code}`);
  await desk.isKept;
  await token(page, 'red').click();
  await cell(page, 'A1').click();
  await token(page, 'green').click();
  await cell(page, 'B2').click();
  desk.letGo();
  await expect(cell(page, 'A1')).toHaveAccessibleName('A1: red');
  await expect(cell(page, 'B2')).toHaveAccessibleName('B2: green');
});

test('news that come before the board answers take nothing away', async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hal'), await newPerson('Ann')];
  const code = await startedMatch(host, ann);
  const { page } = ann;
  const desk = await keepBack(page, 'Choose a token below first, then its cell.');
  await page.goto(`/m/${code}`);
  await desk.isKept;
  const board = await cell(page, 'A1').elementHandle();
  await token(page, 'red').click();
  expect(await hostWhoLooks(host.api).act({ code, action: { type: 'pause' }, key: 'pause-early' })).toMatchObject({
    ok: true,
  });
  await expect(page.getByText('Paused').first()).toBeVisible();
  expect(await hostWhoLooks(host.api).act({ code, action: { type: 'resume' }, key: 'resume-late' })).toMatchObject({
    ok: true,
  });
  await expect(page.getByText('Paused')).toHaveCount(0);
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true);
  desk.letGo();
  await cell(page, 'A1').click();
  await expect(cell(page, 'A1')).toHaveAccessibleName('A1: red');
});
