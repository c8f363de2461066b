import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { catalog } from '@/games/catalog';
import { findChromium, launchArguments } from '../chromium.mjs';
import { percentile } from './spread';
import { createMatch, type Stage } from './stage';
import type { Row, Target } from './targets';

// What a spectator's phone paints first of a match that runs, and how long that takes: into a browser that has nothing yet,
// on a processor four times slower and the network that Lighthouse gives a phone. What is painted with the page itself
// comes from the server. The time is the machine's: it says something where nothing else runs.

const visits = 5;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowness = 4;
/** What is larger and comes later than the page's scripts would be seen. */
const afterwardsMs = 1_500;
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

const targets: readonly Target[] = [
  { column: 'largest ms', atMost: () => 2_000 },
  { column: 'of the board', atLeast: () => visits },
];

export const paint = {
  name: 'paint',
  about: `a match that runs, opened ${visits} times by a spectator’s phone: its first and its largest paint (medians), and how often that is of the board`,
  isLong: true,
  targets,
  async run(stage: Stage): Promise<Row[]> {
    const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments });
    const rows: Row[] = [];
    for (const { id, seats } of catalog) {
      const { code } = await createMatch(stage, { game: id, seats: seats.standard, settings: {} });
      rows.push({ game: id, ...(await visited(browser, `http://127.0.0.1:${stage.port}/m/${code}`)) });
    }
    await browser.close();
    return rows;
  },
};

async function visited(browser: Browser, address: string): Promise<Row> {
  const seen: Painted[] = [];
  // The first one is the server's first, too: pages are compiled when they are first asked for.
  for (let visit = 0; visit <= visits; visit++) seen.push(await paintedFor(browser, address));
  const counted = seen.slice(1);
  const median = (pick: (painted: Painted) => number) => Math.round(percentile(counted.map(pick), 0.5));
  return {
    'first ms': median(({ firstMs }) => firstMs),
    'largest ms': median(({ largestMs }) => largestMs),
    'slowest ms': Math.round(Math.max(...counted.map(({ largestMs }) => largestMs))),
    'of the board': counted.filter(({ isOfBoard }) => isOfBoard).length,
    largest: counted.at(-1)?.text ?? '',
  };
}

interface Painted {
  /** Milliseconds after the address was asked for. */
  readonly firstMs: number;
  readonly largestMs: number;
  readonly isOfBoard: boolean;
  readonly text: string;
}

/** Into a browser of its own, which knows nothing of the site. */
async function paintedFor(browser: Browser, address: string): Promise<Painted> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await setTimeout(afterwardsMs);
  const painted = await page.evaluate(whatWasPainted);
  await context.close();
  return painted;
}

/** In the page. Browsers measure texts and images, and no drawings; who only watches is shown the table first. */
function whatWasPainted(): Promise<Painted> {
  const firstMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1);
      const element: unknown = Reflect.get(entry ?? {}, 'element');
      const at = element instanceof Element ? element : document.body;
      const isOfBoard = at.closest('[data-board], [aria-label="The table"]') !== null;
      const text = (at.textContent ?? '').trim().slice(0, 40);
      resolve({ firstMs, largestMs: entry?.startTime ?? Number.NaN, isOfBoard, text });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
