// What is chosen without a connection: the page keeps its promise to send it.
import { expect, type Person, test } from './fixtures';

const faults = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|Failed to fetch/;
const seats = ['Ana', 'Ben', 'Cleo', 'Dov', 'Olga'];

async function startedMatch(host: Person, ann: Person): Promise<string> {
  const made = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'The long table',
    settings: { pace: 'host', interludeSeconds: 0 },
    seats,
    visibility: 'public',
  });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  return code;
}

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
