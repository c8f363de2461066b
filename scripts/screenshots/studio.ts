import { type Browser, chromium, type Page } from '@playwright/test';
import { knowGames } from '@/e2e/know-games';
import { type NamedRecord, putRecordedMatch, type RecordedMatch } from '@/e2e/recorded-match';
import { holdClock, stopClock } from '@/e2e/scene-clock';
import { signInAs } from '@/e2e/sign-in';
import { demoPeople } from '@/server/auth/demo-people';
import { closeDatabase, type Database, openDatabase } from '@/server/database/db';
import { urlOfRunning } from '@/server/database/embedded';
import { findChromium } from '../chromium.mjs';
import { startOwnServer } from '../own-server';
import { desktop } from './shots';

// Where pictures are taken: a server of its own on a database that is thrown away, with the demo's people, and browsers.

export type Who = 'host' | 'player' | 'spectator';

export interface Studio {
  /** The address of a match that fills. */
  readonly lobby: string;
  match(asked: AskedMatch): Promise<RecordedMatch>;
  /** Opens a page, does something with it, and closes it. */
  visit(visit: Visit, work: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A match as its record has it, up to so many events, with the demo's player on this seat. */
interface AskedMatch {
  readonly recorded: NamedRecord;
  readonly events: number;
  readonly player?: string;
}

interface Visit {
  readonly who: Who;
  readonly path: string;
  /** Of a match: its clock stands still, and what happens from now on is seen. */
  readonly watches?: boolean;
}

export async function openStudio(): Promise<Studio> {
  const server = await startOwnServer();
  const baseURL = server.address;
  try {
    const database = openDatabase(urlOfRunning(server.dir));
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    const lobby = await database.prisma.match.findFirstOrThrow({ where: { status: 'lobby' } });
    return {
      lobby: `/m/${lobby.code}`,
      match: (asked) => putMatch(database, asked),
      visit: (visit, work) => visitPage({ browser, baseURL, visit }, work),
      async close() {
        await browser.close();
        await closeDatabase(database);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Enough for the largest table. */
const names =
  'Ana Bea Cem Dov Eli Fay Gus Hal Ida Jon Kim Lea Max Nia Oli Pia Quinn Rosa Sven Tara Uma Vito Wim Xenia Yara Zoe'.split(
    ' ',
  );

const personOf = (role: 'host' | 'player') => {
  const person = demoPeople.find((one) => one.role === role);
  if (person === undefined) throw new Error(`The demo has no ${role}.`);
  return person;
};

function putMatch(database: Database, { recorded, events, player }: AskedMatch): Promise<RecordedMatch> {
  const { record } = recorded;
  return putRecordedMatch(database, {
    ...{ record, events, names, host: personOf('host') },
    title: 'Friday at the long table',
    players: { [player ?? record.seats[0] ?? '']: personOf('player') },
  });
}

interface Visiting {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly visit: Visit;
}

async function visitPage({ browser, baseURL, visit }: Visiting, work: (page: Page) => Promise<void>) {
  const { who, path: address, watches = false } = visit;
  const context = await browser.newContext({ baseURL, viewport: desktop });
  await knowGames(context, baseURL);
  await context.addInitScript(listenAlone);
  try {
    if (who !== 'spectator') await signInAs({ context }, { way: 'demo', given: { id: personOf(who).id } });
    const page = await context.newPage();
    if (watches) await openWatched(page, address);
    else await open(page, address);
    await work(page);
  } finally {
    await context.close();
  }
}

/** Runs in the browser: what a page hears comes to it alone, so that one can wait for it, not to a worker of all tabs. */
const listenAlone = () => Object.defineProperty(window, 'SharedWorker', { value: undefined });

async function openWatched(page: Page, address: string): Promise<void> {
  await holdClock(page);
  const listens = page.waitForResponse(/play\.live/);
  await open(page, address);
  await listens;
  // A hand reaches for the page, as before whatever a seat does: what tells of it is fetched.
  await page.mouse.move(1, 1);
  // What comes when the page has come to rest: the game's scenes, the middle of the table.
  await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => {});
  await stopClock(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
