// What is chosen without a connection: that it waits, what it is held against when it is sent, and what is said of it.
import type { Database } from '../server/database/db';
import { expect, type Person, promise, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';

const faults = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|Failed to fetch/;
const seats = ['Ana', 'Ben', 'Cleo', 'Dov', 'Olga'];

async function startedMatch(host: Person, ann: Person, settings: Record<string, string | number | null> = {}) {
  const made = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'The long table',
    settings: { pace: 'host', interludeSeconds: 0, ...settings },
    seats,
    visibility: 'public',
  });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  return code;
}

test('a choice that waits for the connection is held against what was saved meanwhile, and told of by its round', async ({
  newPerson,
  expectFault,
}) => {
  expectFault(faults);
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann', { phone: true })];
  const code = await startedMatch(host, ann);
  const phone = ann.page;
  const desktop = await ann.context.browser()?.newContext({ storageState: await ann.context.storageState() });
  if (desktop === undefined) throw new Error('there is a browser');
  const other = await desktop.newPage();
  await phone.goto(`/m/${code}`);
  await other.goto(`/m/${code}`);
  const bar = phone.getByRole('region', { name: 'What you can do now' });
  const choose = async (page: typeof phone, name: string) => {
    await page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) }).click();
    await page.getByRole('button', { name: `Point at ${name}` }).click();
  };
  const offline = async () => {
    await ann.context.setOffline(true);
    await expect(phone.getByText(/^You are offline/)).toBeVisible();
  };

  await offline();
  await choose(phone, 'Ben');
  await expect(bar).toContainText('Waiting for your network: Ben.');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96);
  await bar.getByRole('button', { name: 'Take it back' }).click();
  await choose(phone, 'Ben');
  await choose(other, 'Cleo');
  await expect(other.getByText('Saved: you point at Cleo.')).toBeVisible();
  await ann.context.setOffline(false);
  await expect(bar).toContainText('This device wanted Ben; you saved Cleo since.');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96);
  await expect(other.getByText('Saved: you point at Cleo.')).toBeVisible();
  await bar.getByRole('button', { name: 'Keep Cleo' }).click();
  await expect(bar).toContainText('Saved: you point at Cleo.');

  await offline();
  await choose(phone, 'Olga');
  await expect(bar).toContainText('Waiting for your network: Olga.');
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'close-round-1' });
  await ann.context.setOffline(false);
  const late = 'Your choice of round 1 (Olga) arrived after the close and did not count.';
  await expect(bar).toContainText(late);
  // Also where it is said what the round brought: Cleo, who was chosen before, counted.
  await phone.getByRole('button', { name: 'Last round' }).click();
  await expect(phone.locator('dl').getByText(late)).toBeVisible();
  await phone.getByRole('button', { name: 'Last round' }).click();

  await offline();
  await choose(phone, 'Dov');
  await expect(bar).toContainText('Waiting for your network: Dov.');
  await ann.context.setOffline(false);
  await expect(bar).toContainText('Saved: you point at Dov.');
  await desktop.close();
});

test('what waited when the page was loaded anew is sent all the same', async ({ newPerson, expectFault }) => {
  expectFault(faults);
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await startedMatch(host, ann);
  const { page } = ann;
  await page.goto(`/m/${code}`);
  // Only what is sent does not arrive, until the page is loaded anew.
  let isLoadedAnew = false;
  await page.route(/play\.act/, (route) => (isLoadedAnew ? route.continue() : route.abort()));
  await page.locator('label', { has: page.getByRole('radio', { name: /Ben/ }) }).click();
  await page.getByRole('button', { name: 'Point at Ben' }).click();
  const bar = page.getByRole('region', { name: 'What you can do now' });
  await expect(bar).toContainText('Waiting for an answer: Ben. It may have arrived.');
  page.on('framenavigated', () => {
    isLoadedAnew = true;
  });
  await page.reload();
  await expect(bar).toContainText('Saved: you point at Ben.');
});

test('a host reads that the server does not answer only until it does', async ({ newPerson, expectFault }) => {
  expectFault(faults);
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await startedMatch(host, ann);
  const { page, context } = host;
  await page.goto(`/m/${code}/host`);
  await expect(page.getByRole('button', { name: 'Close the round' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the round' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click();
  const told = page.getByText(/The server does not answer/);
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(told).toBeHidden();
});

test.describe('offline, what is changed after it was pressed is never sent: what the page shows is', () => {
  const bar = ({ page }: Person) => page.getByRole('region', { name: 'What you can do now' });
  const offline = async ({ context, page }: Person) => {
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
  };
  /** All that was ever saved from a seat. */
  const saved = async (database: Database, { code, seat }: { code: string; seat: string }) => {
    const where = { match: { code }, by: seat };
    const events = await database.prisma.matchEvent.findMany({ where, orderBy: { seq: 'asc' } });
    return events.map(({ action }) => JSON.parse(action ?? 'null'));
  };

  test('of whom one points at', async ({ newPerson, database, expectFault }) => {
    expectFault(faults);
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann', { phone: true })];
    const code = await startedMatch(host, ann);
    const { page } = ann;
    await page.goto(`/m/${code}`);
    const choose = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) }).click();
    await choose('Ben');
    await expect(bar(ann).getByRole('button', { name: 'Point at Ben' })).toBeVisible();
    await offline(ann);
    await bar(ann).getByRole('button', { name: 'Point at Ben' }).click();
    await expect(bar(ann)).toContainText('Waiting for your network: Ben.', { timeout: 1_000 });
    await choose('Olga');
    await expect(bar(ann)).toContainText('Not sent, as you changed it: Ben. Press again to send.');
    expect((await bar(ann).boundingBox())?.height).toBeLessThanOrEqual(96);
    await bar(ann).getByRole('button', { name: 'Point at Olga' }).click();
    await expect(bar(ann)).toContainText('Waiting for your network: Olga.');
    await page.mouse.wheel(0, 600);
    await expect(page.getByText(/^You are offline/)).toBeInViewport();
    await ann.context.setOffline(false);
    await expect(bar(ann)).toContainText('Saved: you point at Olga.');
    expect(await saved(database, { code, seat: 'A' })).toEqual([{ type: 'point', at: 'E' }]);
  });

  test('of a piece, and of the lock after it', async ({ newPerson, database, expectFault }) => {
    expectFault(faults);
    const [host, ash] = [await newPerson('Hana'), await newPerson('Ash')];
    const made = await host.api.matches.create.mutate({
      game: 'bifrost',
      seats: 3,
      visibility: 'public',
      settings: { colors: { A: 'red', B: 'green', C: 'blue' }, moveSeconds: null, breakSeconds: null },
    });
    if (!made.ok) throw new Error(made.refusal.message);
    const { code } = made;
    expect(await ash.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    await promise(ash, code);
    expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    const { page } = ash;
    await page.goto(`/m/${code}`);
    const cell = (name: string) =>
      page.getByRole('region', { name: 'Board 1', exact: true }).getByRole('button', { name: new RegExp(`^${name},`) });
    // What the desk checks by is here once something was put.
    await cell('E3').click();
    await expect(bar(ash)).toContainText('Saved.');
    await offline(ash);
    await cell('E5').focus();
    await page.keyboard.press('Enter');
    await expect(bar(ash)).toContainText('Waiting for your network: E5.', { timeout: 1_000 });
    await page.keyboard.press('Enter');
    await expect(bar(ash)).toContainText('Waiting for your network: E5, then ready.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(bar(ash)).toContainText('Waiting for your network: E6.');
    await ash.context.setOffline(false);
    await expect(bar(ash)).toContainText('E6 on board 1');
    await expect(bar(ash)).toContainText('Saved.');
    const cells = (await saved(database, { code, seat: 'A' })).map(({ type, cell: put }) => put ?? type);
    expect(cells).toEqual(['E3', 'E6']);
  });

  test('of answers that are final once they are sent', async ({ newPerson, database, expectFault }) => {
    expectFault(faults);
    const [host, ann, ben] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Ben')];
    const made = await host.api.matches.create.mutate({
      game: 'logical-bluffs',
      seats: 2,
      visibility: 'public',
      settings: { bluffSeconds: 900, claimSeconds: 900 },
    });
    if (!made.ok) throw new Error(made.refusal.message);
    const { code } = made;
    for (const { api } of [ann, ben]) expect(await api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
    for (const [i, { api }] of [ann, ben].entries()) {
      const [seat, subset] = i === 0 ? ['A', ['A1', 'B1', 'C1', 'D1']] : ['B', ['A2', 'B2', 'C2', 'D2']];
      const statements = ['No tile is red.', 'No tile is blue.', 'No tile is green.', 'At least two tiles are blue.'];
      const action = { type: 'bluff', subset, statements, noLimit: false, smokescreen: null };
      const key = `bluff-of-${seat}`;
      expect(await api.play.act.mutate({ code, seat: `${seat}`, action, key })).toMatchObject({ ok: true });
    }
    const { page } = ann;
    await page.goto(`/m/${code}`);
    const answer = (number: number, name: string) =>
      page
        .getByRole('group', { name: `Statement ${number}`, exact: true })
        .getByRole('button', { name, exact: true })
        .click();
    for (const number of [1, 2, 3, 4]) await answer(number, 'True');
    const send = bar(ann).getByRole('button', { name: 'Send the answers' });
    await offline(ann);
    await send.click();
    await expect(bar(ann)).toContainText('Waiting for your network: your answers.', { timeout: 1_000 });
    await answer(1, 'False');
    await expect(bar(ann)).toContainText('Not sent, as you changed it: your answers. Press again to send.');
    await ann.context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toBeHidden();
    await expect(send).toBeVisible();
    await send.click();
    await expect(send).toBeHidden();
    expect((await saved(database, { code, seat: 'A' })).slice(1)).toEqual([
      { type: 'claim', answers: [false, true, true, true] },
    ]);
  });

  test('of what may have arrived, which is asked about first', async ({ newPerson, database, expectFault }) => {
    expectFault(faults);
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const code = await startedMatch(host, ann);
    const { page } = ann;
    await page.goto(`/m/${code}`);
    const choose = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name: new RegExp(name) }) }).click();
    // It arrives, and its answer does not.
    let isCut = true;
    await page.route(/play\.(act|takeBack)/, async (route) => {
      if (!isCut) return route.continue();
      if (route.request().url().includes('play.act')) await route.fetch();
      await route.abort();
    });
    await choose('Ben');
    await bar(ann).getByRole('button', { name: 'Point at Ben' }).click();
    await expect(bar(ann)).toContainText('Waiting for an answer: Ben. It may have arrived.');
    await choose('Olga');
    await expect(bar(ann)).toContainText('It may have arrived, and is asked about first: Ben.');
    isCut = false;
    await expect(bar(ann)).toContainText('It had arrived before you took it back, and counts: Ben.');
    await bar(ann).getByRole('button', { name: 'Point at Olga' }).click();
    await expect(bar(ann)).toContainText('Saved: you point at Olga.');
    expect(await saved(database, { code, seat: 'A' })).toEqual([
      { type: 'point', at: 'B' },
      { type: 'point', at: 'E' },
    ]);
  });
});
