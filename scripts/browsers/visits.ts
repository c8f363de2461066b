import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knowsCookie } from '@/e2e/know-games';
import { type Fault, findLayoutFaults } from '@/e2e/walk/layout';
import { catalog } from '@/games/catalog';
import { type DemoPerson, demoPeople } from '@/server/auth/demo-people';
import { Hand } from './hand';
import { turns } from './turns';
import type { BrowserWindow } from './window';

// What is done in each browser: the pages of a person of the demo, at a desk and on a phone, and a turn in every game.

export interface Visiting {
  readonly window: BrowserWindow;
  readonly hand: Hand;
  /** http://localhost:4300 */
  readonly server: string;
  /** Where pictures go. */
  readonly folder: string;
  /** Hears of each page and turn; `faults`: what was wrong. */
  tell(what: string, faults: readonly string[]): void;
}

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

export async function visitAll(asked: Omit<Visiting, 'hand'>): Promise<void> {
  const { window, server, folder } = asked;
  const visiting = { ...asked, hand: new Hand(window) };
  mkdirSync(folder, { recursive: true });
  await visiting.hand.open(`${server}/`);
  await window.look(keepAll, games.map(knowsCookie));
  await visitPages(visiting, {
    who: 'nobody',
    addresses: ['/', '/games', ...games.map((game) => `/games/${game}`), '/sign-in'],
  });
  await check(visiting, 'sign in', () => signIn(visiting, 'player'));
  const addresses = ['/', '/account', '/matches/new?game=bifrost', ...(await linksOn(visiting, '/'))];
  await visitPages(visiting, { who: 'ada', addresses });
  for (const game of games) await check(visiting, `a turn of ${game}`, () => takeTurn(visiting, game));
  await check(visiting, 'sign out, and in as a host', async () => {
    await signOut(visiting);
    await signIn(visiting, 'host');
  });
  await visitPages(visiting, { who: 'harriet', addresses: ['/', '/account', ...(await dashboardsOf(visiting))] });
}

const games = catalog.map(({ id }) => id);

/** Runs in the page. */
function keepAll(names: readonly string[]): null {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  for (const name of names) document.cookie = `${name}=yes; path=/`;
  return null;
}

async function signIn({ hand, server }: Visiting, wanted: DemoPerson['role']): Promise<void> {
  const [name] = demoPeople.find(({ role }) => role === wanted)?.name.split(' ') ?? [];
  await hand.open(`${server}/sign-in`);
  await hand.tap({ css: 'button', name });
  await hand.see({ css: 'header button, header a', name });
}

async function signOut({ hand, server }: Visiting): Promise<void> {
  await hand.open(`${server}/`);
  await hand.tap({ css: 'header button', name: 'Ada' });
  await hand.tap({ css: 'nav button', name: '^Sign out$' });
  await hand.see({ css: 'header a', name: '^Sign in$' });
}

/** Of the demo's matches and of one of each game, which bots play. */
async function dashboardsOf(visiting: Visiting): Promise<string[]> {
  const ofDemo = await linksOn(visiting, '/');
  const made = await visiting.window.look(hostMatches, games);
  return [...ofDemo, ...made];
}

/** Runs in the page. */
async function hostMatches(ids: readonly string[]): Promise<string[]> {
  const ask = async (path: string, input: object) => {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
    return (await (await fetch(`/api/trpc/${path}`, asked)).json()).result.data;
  };
  const made: string[] = [];
  for (const game of ids) {
    const { code } = await ask('matches.create', { game });
    await ask('lobby.start', { code, freeSeats: 'bots' });
    made.push(`/m/${code}/host`);
  }
  return made;
}

/** To the demo's matches, in whatever state they are. */
async function linksOn({ window, hand, server }: Visiting, address: string): Promise<string[]> {
  await hand.open(server + address);
  return window.look(findMatches, null);
}

/** Runs in the page. */
function findMatches(): string[] {
  const links = [...document.querySelectorAll('a[href^="/m/"]')].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(links)];
}

interface Pages {
  readonly who: string;
  readonly addresses: readonly string[];
}

/** All on a phone, then all at a desk: a window takes its time to change. */
async function visitPages(visiting: Visiting, { who, addresses }: Pages): Promise<void> {
  for (const [device, size] of Object.entries({ phone, desk })) {
    await visiting.window.resize(size);
    for (const address of addresses) {
      const name = `${who} ${address} ${device}`;
      await check(visiting, name, async () => {
        await visiting.hand.open(visiting.server + address);
        await lookAt(visiting, name);
      });
    }
  }
}

async function takeTurn(visiting: Visiting, game: string): Promise<void> {
  const { hand, server } = visiting;
  await hand.open(`${server}/games/${game}`);
  await hand.tap({ css: 'button', name: '^Practise' });
  await hand.see({ css: 'html[data-alive] [data-action-bar]' });
  await lookAt(visiting, `${game} before`);
  await turns[game]?.(hand);
  await lookAt(visiting, `${game} after`);
}

/** Keeps a picture, and tells what lies over what. */
async function lookAt({ window, folder }: Visiting, name: string): Promise<void> {
  const faults = await faultsAtRest(window);
  writeFileSync(path.join(folder, `${slugOf(name)}.png`), Buffer.from(await window.picture(), 'base64'));
  if (faults.length > 0) throw new Error(faults.map(({ kind, what }) => `${kind}: ${what}`).join('\n    '));
}

/** What comes late is waited for: two looks in a row have to find the same, but for clocks. */
async function faultsAtRest(window: BrowserWindow): Promise<Fault[]> {
  let before = '';
  for (;;) {
    const words = await window.look(wordsAtRest, null);
    const faults = await window.look(findLayoutFaults, { target: null });
    const now = `${words} ${JSON.stringify(faults)}`.replaceAll(/\d+/g, '0');
    if (now === before) return faults;
    before = now;
  }
}

/** Runs in the page: it is at its top, its letters are here, and what came with them is drawn. */
async function wordsAtRest(): Promise<string> {
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.body.textContent ?? '';
}

const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');

async function check({ window, tell }: Visiting, what: string, work: () => Promise<void>): Promise<void> {
  const faults: string[] = [];
  try {
    await work();
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  tell(what, [...faults, ...(await window.complaints())]);
}
