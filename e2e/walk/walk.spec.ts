// Every page in every phase for every kind of viewer, on a wide screen, a wider one and a phone, light and dark: nothing
// lies over anything else, nothing is cut, no word is broken, all can be tapped, and axe finds nothing. Matches are put into
// the database as they were recorded. All that is found is told at once, at the end of each game's walk: `npm run walk`, and
// `WALK=whole npm run walk` for every record there is.
import { appendFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { catalog } from '../../games/catalog';
import { expect, type Person, password, test, type Visitor } from '../fixtures';
import { putRecordedMatch } from '../recorded-match';
import { signInAs } from '../sign-in';
import { type Fault, layoutFaults } from './layout';
import { allStops, type Stop } from './stops';

const isWhole = process.env.WALK === 'whole';

/** What a page looks like: for a window and a theme. */
interface Look {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scheme: 'light' | 'dark';
  /** axe asks for what geometry cannot see: colours, names, order; once for each theme. */
  readonly hasAxe: boolean;
}

const wide: readonly Look[] = [
  { name: '1280 light', size: { width: 1280, height: 800 }, scheme: 'light', hasAxe: true },
  { name: '1920 dark', size: { width: 1920, height: 1080 }, scheme: 'dark', hasAxe: false },
];
const narrow: readonly Look[] = [{ name: '360 dark', size: { width: 360, height: 740 }, scheme: 'dark', hasAxe: true }];
const tapped = 44;

/** Somebody at a desk, and the same person on a phone. */
interface Walker {
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
    if (JSON.stringify(faults) === JSON.stringify(before)) return faults;
    before = faults;
  }
}

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

interface Visit {
  readonly who: Walker;
  readonly path: string;
  readonly where: string;
  readonly findings: Findings;
  readonly isStage?: boolean;
}

async function visit({ who, path, where, findings, isStage = false }: Visit): Promise<void> {
  const screens = isStage
    ? [[who.desk, wide] as const]
    : ([
        [who.desk, wide],
        [who.phone, narrow],
      ] as const);
  for (const [{ page }, looks] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await look(page, { where, looks, findings });
  }
}

type Fixtures = {
  newPerson: (name: string) => Promise<Person>;
  newVisitor: (options?: { phone?: boolean }) => Promise<Visitor>;
};

async function stranger({ newVisitor }: Fixtures): Promise<Walker> {
  return { desk: await newVisitor(), phone: await newVisitor({ phone: true }) };
}

async function walker(fixtures: Fixtures, name: string): Promise<Walker & { id: string; name: string }> {
  const desk = await fixtures.newPerson(name);
  const phone = await fixtures.newVisitor({ phone: true });
  await signInAs(phone, { way: 'password', given: { name: desk.name, password } });
  const me = await desk.api.account.me.query();
  if (me === null) throw new Error(`${name} is not signed in.`);
  return { desk, phone, id: me.id, name: me.name };
}

const names =
  'Ana Bea Cem Dov Eli Fay Gus Hal Ida Jon Kim Lea Max Nia Ole Pia Quy Rob Sue Tim Uma Viv Wen Xia Yul Zoe'.split(' ');

for (const { id: game, name } of catalog) {
  test(`${name}: nothing lies over anything, on any page of any phase`, async ({ newPerson, newVisitor, database }) => {
    test.setTimeout(1_800_000);
    const fixtures = { newPerson, newVisitor };
    const [host, player, watcher] = [
      await walker(fixtures, 'Hanna'),
      await walker(fixtures, 'Ann'),
      await stranger(fixtures),
    ];
    const findings = new Findings();
    const stops = allStops([game], { isWhole });
    for (const stop of stops) await walkThrough(stop);
    expect(findings.list(), 'what is wrong').toEqual([]);

    async function walkThrough({ recorded, events, seat, name: where }: Stop) {
      const { code } = await putRecordedMatch(database, {
        ...{ record: recorded.record, title: 'Friday at the lighthouse', names, events },
        host,
        players: { [seat]: player },
      });
      const isOver = events === recorded.record.events.length;
      await visit({ who: host, path: `/m/${code}/host`, where: `${where}: dashboard`, findings });
      await visit({ who: player, path: `/m/${code}`, where: `${where}: seat`, findings });
      await visit({ who: watcher, path: `/m/${code}`, where: `${where}: spectator`, findings });
      await visit({ who: watcher, path: `/m/${code}/stage`, where: `${where}: stage`, findings, isStage: true });
      if (isOver) await visit({ who: watcher, path: `/m/${code}/replay`, where: `${where}: replay`, findings });
    }
  });

  test(`${name}: nothing lies over anything in its lobby and its rulebook`, async ({ newPerson, newVisitor }) => {
    const fixtures = { newPerson, newVisitor };
    const [host, watcher] = [await walker(fixtures, 'Hanna'), await stranger(fixtures)];
    const findings = new Findings();
    const made = await host.desk.page.request.post('/api/trpc/matches.create', {
      data: { game, visibility: 'public' },
    });
    const { result } = (await made.json()) as { result: { data: { code: string } } };
    await visit({ who: watcher, path: `/games/${game}`, where: 'rulebook', findings });
    await visit({ who: host, path: `/matches/new?game=${game}`, where: 'new match', findings });
    await visit({ who: host, path: `/m/${result.data.code}`, where: 'lobby, host', findings });
    await visit({ who: watcher, path: `/m/${result.data.code}`, where: 'lobby, stranger', findings });
    await visit({ who: watcher, path: `/m/${result.data.code}/rules`, where: 'rules of the match', findings });
    expect(findings.list(), 'what is wrong').toEqual([]);
  });
}

test('nothing lies over anything on the pages of the house', async ({ newPerson, newVisitor }) => {
  const fixtures = { newPerson, newVisitor };
  const [ann, watcher] = [await walker(fixtures, 'Ann'), await stranger(fixtures)];
  const findings = new Findings();
  for (const path of ['/', '/games', '/sign-in', '/register', '/join'])
    await visit({ who: watcher, path, where: path, findings });
  for (const path of ['/', '/account']) await visit({ who: ann, path, where: `${path}, signed in`, findings });
  expect(findings.list(), 'what is wrong').toEqual([]);
});
