// What is chosen without a connection: that it waits, what it is held against when it is sent, and what is said of it.
import { expect, type Person, test } from './fixtures';
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
  await expect(bar).toContainText('Sent as soon as you are connected again: Ben.');
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
  await expect(bar).toContainText('again: Olga.');
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
  await expect(bar).toContainText('again: Dov.');
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
  await expect(bar).toContainText('Sent as soon as you are connected again: Ben.');
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
