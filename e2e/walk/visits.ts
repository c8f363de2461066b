import { appendFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { itemAt } from '../../games/kit/item-at';
import type { Database } from '../../server/database/db';
import { expect, type Person, password, type Visitor } from '../fixtures';
import { putRecordedMatch } from '../recorded-match';
import { signInAs } from '../sign-in';
import { type Fault, layoutFaults } from './layout';
import type { Stop } from './stops';

// Who walks, where to, and what is looked at there.

/** What a page looks like: for a window and a theme. */
interface Look {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scheme: 'light' | 'dark';
  /** axe asks for what geometry cannot see: colours, names, order; once for each theme. */
  readonly hasAxe: boolean;
}

const light1280: Look = { name: '1280 light', size: { width: 1280, height: 800 }, scheme: 'light', hasAxe: true };
const dark1920: Look = { name: '1920 dark', size: { width: 1920, height: 1080 }, scheme: 'dark', hasAxe: false };
const dark360: Look = { name: '360 dark', size: { width: 360, height: 740 }, scheme: 'dark', hasAxe: true };
const wide = [light1280, dark1920];
const narrow = [dark360];
const tapped = 44;

/** Somebody at a desk, and the same person on a phone. */
export interface Walker {
  readonly desk: Visitor;
  readonly phone: Visitor;
}

class Findings {
  /** By what is wrong: where it was seen. */
  private readonly seen = new Map<string, string[]>();

  add(where: string, faults: readonly Fault[]): void {
    for (const { kind, what } of faults) {
      const key = `${kind}: ${what}`;
      this.seen.set(key, [...(this.seen.get(key) ?? []), where]);
    }
  }

  list(): string[] {
    return [...this.seen].map(([what, places]) => {
      const more = places.length > 2 ? ` and ${places.length - 2} more` : '';
      return `${what} [${places.slice(0, 2).join('; ')}${more}]`;
    });
  }
}

async function look(
  page: Page,
  { where, looks, findings }: { where: string; looks: readonly Look[]; findings: Findings },
) {
  for (const { name, size, scheme, hasAxe } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    const place = `${where}, ${name}`;
    const faults = await faultsAtRest(page, size.width < 600 ? tapped : null);
    if (hasAxe) faults.push(...(await axeFaults(page)));
    findings.add(place, faults);
    if (faults.length > 0) await keepFound(page, { place, faults });
  }
}

/** What is there only while a page takes its new shape is none: two looks in a row have to find the same. */
async function faultsAtRest(page: Page, target: number | null): Promise<Fault[]> {
  let before: readonly Fault[] = [];
  for (;;) {
    await page.evaluate(drawnAgain);
    const faults = await layoutFaults(page, { target });
    if (tellOf(faults) === tellOf(before)) return faults;
    before = faults;
  }
}

/** Clocks go on between two looks. */
const tellOf = (faults: readonly Fault[]) => JSON.stringify(faults).replace(/\d+/g, '0');

/** Runs in the browser: a third of a second of frames. */
async function drawnAgain(): Promise<void> {
  for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

const foundIn = 'test-results/walk';

/** A picture to look at, and a line for each fault: also of a walk that does not come to its end. */
async function keepFound(page: Page, { place, faults }: { place: string; faults: readonly Fault[] }): Promise<void> {
  await page.screenshot({ path: `${foundIn}/${place.replace(/[^a-z0-9]+/gi, '-')}.png` });
  appendFileSync(`${foundIn}/found.txt`, faults.map(({ kind, what }) => `${place}: ${kind}: ${what}\n`).join(''));
}

async function axeFaults(page: Page): Promise<Fault[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, any }) => ({
      kind: `axe ${id}`,
      what: `${html.slice(0, 160)} ${any[0]?.message.slice(0, 120) ?? ''}`,
    })),
  );
}

export interface Visit {
  readonly who: Walker;
  readonly path: string;
  readonly where: string;
  /** Nobody has it on a phone. */
  readonly isStage?: boolean;
}

/** Goes to pages, and keeps what is wrong with them. */
export class Walk {
  readonly findings = new Findings();
  private visits = 0;

  /** `isSample`: a page is looked at in one way only, another one for the next page. */
  constructor(private readonly isSample: boolean) {}

  async visit({ who, path, where, isStage = false }: Visit): Promise<void> {
    for (const { page, looks } of this.screensOf(who, isStage)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await look(page, { where, looks, findings: this.findings });
    }
  }

  /** Of pages that belong together: all, or the one whose turn it is. */
  async visitSome(visits: readonly Visit[]): Promise<void> {
    const chosen = this.isSample ? [itemAt(visits, this.visits % visits.length)] : visits;
    for (const one of chosen) await this.visit(one);
  }

  private screensOf(who: Walker, isStage: boolean): { page: Page; looks: readonly Look[] }[] {
    const all = [{ page: who.desk.page, looks: wide }, ...(isStage ? [] : [{ page: who.phone.page, looks: narrow }])];
    if (!this.isSample) return all;
    // axe takes long: once for three pages.
    const single = all.flatMap(({ page, looks }) =>
      looks.map((one) => ({ page, looks: [{ ...one, hasAxe: one === light1280 }] })),
    );
    return [itemAt(single, this.visits++ % single.length)];
  }
}

export type Fixtures = {
  newPerson: (name: string) => Promise<Person>;
  newVisitor: (options?: { phone?: boolean }) => Promise<Visitor>;
};

export async function stranger({ newVisitor }: Fixtures): Promise<Walker> {
  return { desk: await newVisitor(), phone: await newVisitor({ phone: true }) };
}

/** Somebody who has an account. */
type Known = Walker & { readonly id: string; readonly name: string };

export async function walker(fixtures: Fixtures, name: string): Promise<Known> {
  const desk = await fixtures.newPerson(name);
  const phone = await fixtures.newVisitor({ phone: true });
  await signInAs(phone, { way: 'password', given: { name: desk.name, password } });
  const me = await desk.api.account.me.query();
  if (me === null) throw new Error(`${name} is not signed in.`);
  return { desk, phone, id: me.id, name: me.name };
}

/** One is longer than most places for a name. */
export const names =
  'Ana Cleo-Marianne Cem Dov Eli Fay Gus Hal Ida Jon Kim Lea Max Nia Ole Pia Quy Rob Sue Tim Uma Viv Wen Xia Yul Zoe'.split(
    ' ',
  );

interface People {
  readonly host: Known;
  readonly player: Known;
  readonly watcher: Walker;
}

/** A host, a player and a stranger. */
export async function peopleOf(fixtures: Fixtures): Promise<People> {
  const [host, player] = [await walker(fixtures, 'Hanna'), await walker(fixtures, 'Ann')];
  return { host, player, watcher: await stranger(fixtures) };
}

/** All pages of a game's matches, as its host, a player and a stranger have them. */
export async function walkMatches(
  walk: Walk,
  { stops, database, host, player, watcher }: People & { stops: readonly Stop[]; database: Database },
): Promise<void> {
  for (const { recorded, events, seat, name } of stops) {
    const { code } = await putRecordedMatch(database, {
      ...{ record: recorded.record, title: 'Friday at the lighthouse', names, events },
      host,
      players: { [seat]: player },
      hasWords: true,
    });
    const isOver = events === recorded.record.events.length;
    await walk.visitSome([
      { who: host, path: `/m/${code}/host`, where: `${name}: dashboard` },
      { who: player, path: `/m/${code}`, where: `${name}: seat` },
      { who: watcher, path: `/m/${code}`, where: `${name}: spectator` },
      { who: watcher, path: `/m/${code}/stage`, where: `${name}: stage`, isStage: true },
      ...(isOver ? [{ who: watcher, path: `/m/${code}/replay`, where: `${name}: replay` }] : []),
    ]);
  }
}

/** What there is of a game before a match. */
export async function walkBefore(
  walk: Walk,
  { game, host, watcher }: Pick<People, 'host' | 'watcher'> & { game: string },
): Promise<void> {
  const made = await host.desk.page.request.post('/api/trpc/matches.create', { data: { game, visibility: 'public' } });
  const { result } = (await made.json()) as { result: { data: { code: string } } };
  const { code } = result.data;
  await walk.visit({ who: watcher, path: `/games/${game}`, where: 'rulebook' });
  await walk.visit({ who: host, path: `/matches/new?game=${game}`, where: 'new match' });
  await walk.visitSome([
    { who: host, path: `/m/${code}`, where: 'lobby, host' },
    { who: watcher, path: `/m/${code}`, where: 'lobby, stranger' },
    { who: watcher, path: `/m/${code}/rules`, where: 'rules of the match' },
  ]);
}

export async function walkHouse(walk: Walk, fixtures: Fixtures): Promise<void> {
  const [ann, watcher] = [await walker(fixtures, 'Ann'), await stranger(fixtures)];
  for (const path of ['/', '/games', '/sign-in', '/register', '/join'])
    await walk.visit({ who: watcher, path, where: path });
  for (const path of ['/', '/account']) await walk.visit({ who: ann, path, where: `${path}, signed in` });
}
