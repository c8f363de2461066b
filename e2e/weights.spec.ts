// How much script a page brings: compressed, over the wire, headers and all, into a browser that has nothing yet. How
// long that takes depends on the machine, and is not tested.
import type { Page } from '@playwright/test';
import { catalog } from '../games/catalog';
import { expect, long, type Person, promise, test, type Visitor } from './fixtures';

const kB = 1000;
// The worker that all tabs of a browser share comes once for all of them, and has a limit of its own.
const most = { home: 120 * kB, rulebook: 150 * kB, match: 193 * kB, worker: 5 * kB };

/** Opens the page as if for the first time; bytes of all its scripts that came until it was alive and quiet. */
async function scriptBytesOf({ context, page }: Visitor, address: string): Promise<number> {
  await context.addInitScript(noteSharedWorkers);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let ofWorkers: readonly string[] = [];
  const came = new Set<string>();
  const coming = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request: { url } }) => {
    if (type !== 'Script' && !ofWorkers.includes(url)) return;
    coming.set(requestId, url);
    came.add(url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (coming.delete(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let before = 0;
  const quiet = async () => {
    const isSame = came.size > 0 && came.size === before;
    before = came.size;
    ofWorkers = await page.evaluate(scriptsOfSharedWorkers);
    return isSame && [...coming.values()].every((url) => ofWorkers.includes(url));
  };
  // Longer than the page takes to come to rest: what is fetched then counts as well.
  await expect.poll(quiet, { message: 'no more scripts come', intervals: [1500] }).toBe(true);
  expect(page.workers(), 'their scripts are not counted').toEqual([]);
  // The page is not told how much a shared worker fetched, nor when it ended: it fetches the same for itself.
  const untold = ofWorkers.filter((url) => !came.has(url) || [...coming.values()].includes(url));
  coming.clear();
  const ofPage = bytes;
  await page.evaluate(async (urls) => {
    for (const url of urls) await (await fetch(url)).arrayBuffer();
  }, untold);
  await expect.poll(() => coming.size, 'scripts of workers have come').toBe(0);
  expect(untold.every((url) => came.has(url))).toBe(true);
  expect(bytes - ofPage, 'worker').toBeLessThanOrEqual(most.worker);
  await session.detach();
  return ofPage;
}

/** In the page, before all of its scripts. */
function noteSharedWorkers() {
  const started: string[] = [];
  Object.assign(window, { sharedWorkers: started });
  // Of the same name, by which the bundler's own scripts know what they start.
  window.SharedWorker = class SharedWorker extends window.SharedWorker {
    constructor(url: string | URL, options?: string | WorkerOptions) {
      super(url, options);
      started.push(new URL(url, location.href).href);
    }
  };
}

/** In the page: addresses of each shared worker and of all that it loads, which the bundler hands it in its address. */
function scriptsOfSharedWorkers(): string[] {
  const started: readonly string[] = Reflect.get(window, 'sharedWorkers');
  return started.flatMap((address) => {
    const [chunks] = JSON.parse(new URL(address).searchParams.get('params') ?? '');
    return [address, ...chunks.map((chunk: string) => new URL(chunk, location.origin).href)];
  });
}

/** In its first round, against bots, nothing sent yet by `player`; everybody may watch. */
async function runningMatch(host: Person, player: Person, game: string): Promise<string> {
  const made = await host.api.matches.create.mutate({ game, visibility: 'public' });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  expect(await player.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  await promise(player, code);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  return code;
}

test('the first page is light, signed in or not', async ({ newPerson, newVisitor }) => {
  expect(await scriptBytesOf(await newVisitor(), '/')).toBeLessThanOrEqual(most.home);
  expect(await scriptBytesOf(await newPerson('Lia'), '/')).toBeLessThanOrEqual(most.home);
});

for (const { id, name } of catalog) {
  test(`${name}: rulebook and match page are light`, async ({ newPerson, newVisitor }) => {
    const [host, ann, watcher] = [await newPerson('Hanna'), await newPerson('Ann'), await newVisitor()];
    expect(await scriptBytesOf(watcher, `/games/${id}`), 'rulebook').toBeLessThanOrEqual(most.rulebook);
    const code = await runningMatch(host, ann, id);
    expect(await scriptBytesOf(ann, `/m/${code}`), 'seat').toBeLessThanOrEqual(most.match);
    await expect(ann.page.getByRole('region', { name: 'This match' })).toBeVisible();
    expect(await scriptBytesOf(watcher, `/m/${code}`), 'spectator').toBeLessThanOrEqual(most.match);
    await expect(watcher.page.getByRole('region', { name: 'This match' })).toBeVisible();
  });
}

interface Painted {
  readonly text: string;
  readonly isInBoard: boolean;
  /** Which element it is, whatever it says by now. */
  readonly element: string;
}

/**
 * The largest that has been painted so far, by the browser's own measure: it counts texts and images, and no drawings. Who only
 * watches is shown the table first, which is a board as well.
 */
const largestPainted = (page: Page): Promise<Painted> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const element = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
          if (!(element instanceof Element)) return;
          const text = element.textContent ?? '';
          const isInBoard = element.closest('[data-board], [aria-label="The table"]') !== null;
          resolve({ text, isInBoard, element: `${element.tagName} ${element.className}` });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** What it says, if the largest is none of the board. */
const notOfBoard = async (page: Page): Promise<string | null> => {
  const { isInBoard, element, text } = await largestPainted(page);
  return isInBoard ? null : `${element}: ${text}`;
};

/** The page of the server's HTML alone, without any script. */
async function openedBare({ context }: Visitor, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(address);
  return page;
}

/** Until what has come is painted, in one paint or in more. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The page as it is once it answers and its clock runs. */
async function openedWhole({ context }: Visitor, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect(page.getByRole('timer').filter({ visible: true }).first()).toBeVisible();
  await twoFrames(page);
  return page;
}

for (const { id, name } of catalog) {
  test(`${name}: what a spectator watches comes with the page, and nothing larger is painted after it`, async ({
    newPerson,
    newVisitor,
  }) => {
    const [host, ann, watcher] = [await newPerson('Hanna'), await newPerson('Ann'), await newVisitor({ phone: true })];
    const code = await runningMatch(host, ann, id);
    const first = await openedBare(watcher, `/m/${code}`);
    // Behind the match's head, but in the same answer.
    const board = first.locator('[data-board]');
    await expect(board).toBeVisible();
    const table = first.getByRole('region', { name: 'The table' });
    const hasTable = (await table.count()) > 0;
    await expect(hasTable ? table : board).toBeInViewport();
    await expect.poll(() => notOfBoard(first), 'the largest that is painted').toBeNull();
    const whole = await openedWhole(watcher, `/m/${code}`);
    await expect(async () => {
      const [before, after] = [await largestPainted(first), await largestPainted(whole)];
      expect(after.element, `“${after.text}” is larger than “${before.text}”`).toBe(before.element);
    }).toPass();
  });
}

test('the board comes with the page itself, and the page works on from there', long, async ({ newPerson }) => {
  const { page, api, context } = await newPerson('Ann');
  const made = await api.matches.practice.mutate({ game: 'pointing-chains' });
  if (!made.ok) throw new Error(made.refusal.message);
  const html = await (await context.request.get(`/m/${made.code}`)).text();
  expect(html).toContain('who do you point at');
  await page.goto(`/m/${made.code}`);
  await expect(page.getByRole('group', { name: /who do you point at/ })).toBeVisible();
});
