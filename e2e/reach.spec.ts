import { randomUUID } from 'node:crypto';
import { expect, long, test } from './fixtures';

// People who do not look.

test(
  'what happened while somebody was away stands on home and on the match, until they have seen it',
  long,
  async ({ newPerson }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const created = await host.api.matches.create.mutate({
      game: 'pointing-chains',
      title: 'Long evening',
      settings: { pace: 'host', rounds: 3, roundSeconds: null },
      seats: ['Ana', 'Bea', 'Cem', 'Dov'],
    });
    if (!created.ok) throw new Error(created.refusal.message);
    const { code } = created;
    expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    const { page } = ann;
    const seen = page.waitForResponse((response) => response.url().includes('reach.dismiss'));
    await page.goto(`/m/${code}`);
    await page.getByRole('button', { name: 'Got it' }).click(); // the match has started since they sat down
    await seen;
    await page.goto('/account');
    expect(await host.api.host.rule.mutate({ code, key: randomUUID(), text: 'No calls before noon.' })).toMatchObject({
      ok: true,
    });
    await page.goto('/');
    await expect(page.getByText('While you were away: The host has given a ruling.')).toBeVisible();
    expect(await host.api.host.rule.mutate({ code, key: randomUUID(), text: 'Nor after ten.' })).toMatchObject({
      ok: true,
    });
    await expect(page.getByText('While you were away: The host has given a ruling. (2 times)')).toBeVisible();
    await page.goto(`/m/${code}`);
    const away = page.getByRole('region', { name: 'While you were away' });
    // One line, which leaves the board in sight, and unfolds to what was said.
    await expect(away.getByText('The host has given a ruling.').first()).toBeVisible();
    await expect(away.getByText('No calls before noon.')).toBeHidden();
    expect((await away.boundingBox())?.height).toBeLessThan(64);
    await away.getByText('While you were away').click();
    await expect(away.getByText('No calls before noon.')).toBeVisible();
    await expect(away.getByRole('listitem').last().getByRole('time')).toHaveText(/^(\w{3} )?\d{1,2}:\d\d( [AP]M)?$/);
    await away.getByRole('button', { name: 'Got it' }).click();
    await expect(away).toBeHidden();
    await expect.poll(async () => (await ann.api.reach.missed.query({ code })).length).toBe(0);
  },
);

test(
  'what came while a page was out of sight stands where the board does not move, and unfolds over it',
  long,
  async ({ newPerson }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const settings = { pace: 'host', rounds: 3, roundSeconds: null };
    const made = await host.api.matches.create.mutate({ game: 'pointing-chains', settings, seats: 4 });
    if (!made.ok) throw new Error(made.refusal.message);
    const { code } = made;
    expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    const { page } = ann;
    await page.goto(`/m/${code}`);
    const away = page.getByRole('region', { name: 'While you were away' });
    const top = async () => (await page.locator('[data-board]').first().boundingBox())?.y;
    const before = await top();
    await away.getByText('While you were away').click();
    await expect(away.getByRole('listitem').first()).toBeVisible();
    expect(await top(), 'unfolded').toBe(before);
    await away.getByRole('button', { name: 'Got it' }).click();
    await expect(away).toBeHidden();

    const inSight = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const alone = await top();
    await inSight('hidden');
    expect(await host.api.host.rule.mutate({ code, key: randomUUID(), text: 'No calls before noon.' })).toMatchObject({
      ok: true,
    });
    await expect(page.getByText('No calls before noon.').first()).toBeAttached();
    await inSight('visible');
    await expect(page.getByText('While you were away: The host has given a ruling.').first()).toBeVisible();
    await expect(away).toContainText('The host has given a ruling.');
    expect(await top(), 'come back to').toBe(alone);
  },
);

test('what stood above the board has been read once a round closes in sight', long, async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const ann = await newPerson('Ann');
  const created = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    settings: { pace: 'host', rounds: 3, roundSeconds: null },
    seats: ['Ana', 'Bea', 'Cem', 'Dov'],
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  await ann.page.goto(`/m/${code}`);
  const away = ann.page.getByRole('region', { name: 'While you were away' });
  await expect(away).toContainText('The match has started.');
  const closed = { code, action: { type: 'resolve' }, key: 'closes-round-1', meantFor: 'round 1' };
  expect(await host.api.host.act.mutate(closed)).toMatchObject({ ok: true });
  await expect(ann.page.getByText('Round 2 of 3').first()).toBeVisible();
  await expect(away).toBeHidden();
  await expect.poll(async () => (await ann.api.reach.missed.query({ code })).length).toBe(0);
});

test(
  'deadlines come to a calendar program by an address of one’s own, until there is a new one',
  long,
  async ({ newPerson }) => {
    const { page, api } = await newPerson('Ann');
    await page.goto('/account');
    await page.getByRole('button', { name: 'Make a calendar' }).click();
    await expect(page.getByRole('button', { name: 'Copy the calendar’s address' })).toBeVisible();
    const addressNow = async () => `/calendar/${(await api.reach.choices.query()).calendar}.ics`;
    const first = await addressNow();
    const read = await page.request.get(first);
    expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toContain('BEGIN:VCALENDAR');
    await page.getByRole('button', { name: 'Make a new address' }).click();
    await expect.poll(addressNow).not.toBe(first);
    expect((await page.request.get(first)).status()).toBe(404);
    await page.getByRole('button', { name: 'Take the calendar away' }).click();
    await expect(page.getByRole('button', { name: 'Make a calendar' })).toBeVisible();
  },
);

test(
  'a host has a match posted to Discord, and reads beside the field what is no webhook',
  long,
  async ({ newPerson }) => {
    const { page, api } = await newPerson('Hana');
    const created = await api.matches.create.mutate({ game: 'pointing-chains', seats: ['Ana', 'Bea', 'Cem', 'Dov'] });
    if (!created.ok) throw new Error(created.refusal.message);
    expect(await api.lobby.start.mutate({ code: created.code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    await page.goto(`/m/${created.code}/host`);
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByLabel('The channel’s webhook').fill('https://example.org/hook');
    await page.getByRole('button', { name: 'Post there' }).click();
    await expect(page.getByText(/This is no webhook of Discord/)).toBeVisible();
  },
);

test('the links in letters ask first, and say where they lead nowhere', long, async ({ newPerson }) => {
  const { page } = await newPerson('Ann');
  await page.goto('/stop/1.xxxxxxxxxxxxxxxxxxxxxxxx');
  await page.getByRole('button', { name: 'Send no more' }).click();
  await expect(page.getByText('This link is not whole.', { exact: false })).toBeVisible();
  await page.goto(`/never/${'0'.repeat(64)}.xxxxxxxxxxxxxxxxxxxxxxxx`);
  await page.getByRole('button', { name: 'This was not me: never write to me' }).click();
  await expect(page.getByText('This link is not whole.', { exact: false })).toBeVisible();
  await page.goto('/prove/abcdefghijklmnopqrstuvwx');
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByText('This link was used already', { exact: false })).toBeVisible();
});

test(
  'a reminder that reaches nobody says so, and beside each stands the link to send them, after a reload too',
  long,
  async ({ newPerson, database: { prisma } }) => {
    const [host, ann, ben] = [await newPerson('Hal'), await newPerson('Ann'), await newPerson('Ben')];
    const created = await host.api.matches.create.mutate({
      game: 'pointing-chains',
      settings: { pace: 'host' },
      seats: 3,
    });
    if (!created.ok) throw new Error(created.refusal.message);
    const { code } = created;
    for (const { api } of [ann, ben]) expect(await api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    const { id } = await prisma.user.findFirstOrThrow({ where: { name: ann.name } });
    const ofAnn = { personId: id, kind: 'mail', address: 'ann@example.org', label: '', topics: '["turns"]' };
    await prisma.reachWay.create({ data: ofAnn });
    const { page } = host;
    await page.goto(`/m/${code}`);
    expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    await page.waitForURL(`**/m/${code}/host`);
    const link = (name: string) => page.getByRole('button', { name: `Copy the link for ${name}` });
    await expect(link(ben.name)).toBeVisible();
    await expect(link(ann.name)).toBeHidden();
    await page.getByRole('button', { name: 'Remind who is missing' }).click();
    await expect(
      page.getByText(/^Nothing was sent\. 1 has chosen to get no such messages: send them the link\. 1 has no way/),
    ).toBeVisible();
    await expect(link(ann.name)).toBeVisible();
    await page.reload();
    await expect(link(ann.name)).toBeVisible();
    await page.getByRole('tab', { name: 'Questions and rulings' }).click();
    const unheard = `${ben.name} has no way to be reached: they see it when they open the page. ${ann.name} has chosen to get no such messages`;
    await expect(page.getByText(unheard)).toBeVisible();
  },
);
