// How much script a page brings: compressed, over the wire, headers and all, into a browser that has nothing yet. How
// long that takes depends on the machine, and is not tested.
import { catalog } from '../games/catalog';
import { expect, type Person, test, type Visitor } from './fixtures';

const kB = 1000;
const most = { home: 120 * kB, rulebook: 150 * kB, match: 200 * kB };
/** Seats' match pages that are not there yet, and what they must not exceed meanwhile. */
const heavier = new Map([
  ['pointing-chains', 203 * kB],
  ['bifrost', 205 * kB],
  ['logical-bluffs', 259 * kB],
  ['proof-by-contradiction', 216 * kB],
  ['runes-to-ruins', 211 * kB],
]);

/** Opens the page as if for the first time; bytes of all scripts that came until it was alive and quiet. */
async function scriptBytesOf({ context, page }: Visitor, address: string): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let before = 0;
  const quiet = () => {
    const isQuiet = bytes > 0 && bytes === before;
    before = bytes;
    return isQuiet;
  };
  await expect.poll(quiet, { message: 'no more scripts come', intervals: [500] }).toBe(true);
  return bytes;
}

async function runningMatch({ api }: Person, game: string): Promise<{ code: string }> {
  const made = await api.matches.practice.mutate({ game });
  if (!made.ok) throw new Error(made.refusal.message);
  return { code: made.code };
}

test('the first page is light, signed in or not', async ({ newPerson, newVisitor }) => {
  expect(await scriptBytesOf(await newVisitor(), '/')).toBeLessThanOrEqual(most.home);
  expect(await scriptBytesOf(await newPerson('Lia'), '/')).toBeLessThanOrEqual(most.home);
});

for (const { id, name } of catalog) {
  test(`${name}: rulebook and match page are light`, async ({ newPerson, newVisitor }) => {
    const ann = await newPerson('Ann');
    const { code } = await runningMatch(ann, id);
    const mostHere = heavier.get(id) ?? most.match;
    expect(await scriptBytesOf(await newVisitor(), `/games/${id}`), 'rulebook').toBeLessThanOrEqual(most.rulebook);
    expect(await scriptBytesOf(await newVisitor(), `/m/${code}`), 'spectator').toBeLessThanOrEqual(most.match);
    expect(await scriptBytesOf(ann, `/m/${code}`), 'seat').toBeLessThanOrEqual(mostHere);
  });
}

test('the board comes with the page itself, and the page works on from there', async ({ newPerson }) => {
  const { page, api, context } = await newPerson('Ann');
  const made = await api.matches.practice.mutate({ game: 'pointing-chains' });
  if (!made.ok) throw new Error(made.refusal.message);
  const html = await (await context.request.get(`/m/${made.code}`)).text();
  expect(html).toContain('who do you point at');
  await page.goto(`/m/${made.code}`);
  await expect(page.getByRole('group', { name: /who do you point at/ })).toBeVisible();
});
