import type { Page } from '@playwright/test';
import { expect, long, type Person, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';

// A page that has come and does not answer yet: what is tapped or typed meanwhile is done when it answers, in its order, once.

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

test(
  'keys before the board answers are pressed in their order, each where the one before led',
  long,
  async ({ newPerson }) => {
    const [host, ann] = [await newPerson('Hal'), await newPerson('Ann')];
    const code = await startedMatch(host, ann);
    const { page } = ann;
    const desk = await keepBack(page, 'Choose a token below first, then its cell.');
    await page.goto(`/m/${code}`);
    await desk.isKept;
    await cell(page, 'A1').focus();
    for (const key of ['r', 'ArrowRight', 'ArrowDown', 'g']) await page.keyboard.press(key);
    await expect(cell(page, 'A1')).toHaveAccessibleName('A1: empty');
    desk.letGo();
    await expect(cell(page, 'A1')).toHaveAccessibleName('A1: red');
    await expect(cell(page, 'B2')).toHaveAccessibleName('B2: green');
    await expect(cell(page, 'B2')).toBeFocused();
  },
);

test('news that come before the board answers take nothing away', long, async ({ newPerson }) => {
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

test('what is typed before a form answers is sent by it', async ({ newPerson }) => {
  const host = await newPerson('Hal');
  const { page } = host;
  const made = await host.api.matches.create.mutate({ game: 'proof-by-contradiction', seats: 3 });
  if (!made.ok) throw new Error(made.refusal.message);
  const panel = await keepBack(page, 'Copy webhook URL.');
  await page.goto(`/m/${made.code}`);
  await panel.isKept;
  const webhook = page.getByLabel('The channel’s webhook');
  await webhook.pressSequentially('https://example.org/hook');
  panel.letGo();
  await page.getByRole('button', { name: 'Post there' }).click();
  await expect(page.getByText('This is no webhook of Discord')).toBeVisible();
  await expect(webhook).toHaveValue('https://example.org/hook');
});

test(
  'a statement that is typed before its line answers is read; a draft of before stays',
  long,
  async ({ newPerson }) => {
    const [host, ann, ben] = [await newPerson('Hal'), await newPerson('Ann'), await newPerson('Ben')];
    const made = await host.api.matches.create.mutate({ game: 'logical-bluffs', seats: 2 });
    if (!made.ok) throw new Error(made.refusal.message);
    for (const { api } of [ann, ben])
      expect(await api.lobby.join.mutate({ code: made.code })).toMatchObject({ ok: true });
    expect(await host.api.lobby.start.mutate({ code: made.code })).toMatchObject({ ok: true });
    const { page } = ann;
    const line = (number: number) => page.getByRole('textbox', { name: `Statement ${number}` });
    const first = await keepBack(page, 'Take a sentence, or write your own');
    await page.goto(`/m/${made.code}`);
    await first.isKept;
    await line(1).pressSequentially('No tile is red.');
    first.letGo();
    await expect(page.getByText('Words left: 11').first()).toBeAttached();
    await expect(line(1)).toHaveValue('No tile is red.');

    const again = await keepBack(page, 'Take a sentence, or write your own');
    await page.goto(`/m/${made.code}`);
    await again.isKept;
    await line(1).pressSequentially('Two');
    await line(2).pressSequentially('No tile is blue.');
    again.letGo();
    await expect(line(1)).toHaveValue('No tile is red.');
    await expect(line(2)).toHaveValue('No tile is blue.');
  },
);
