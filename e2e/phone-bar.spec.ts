import type { Page } from '@playwright/test';
import { type MatchRecord, parseRecord } from '@/games/record';
import { catalog } from '../games/catalog';
import { expect, long, longUnless, test } from './fixtures';
import { putRecordedMatch, recordsOf } from './recorded-match';
import { clockToPutOn } from './scene-clock';
import { allStops, lastOutStops } from './walk/stops';

// On a phone nothing is fixed but one bar, and that leaves room for the board: at rest and with a question in it.

const highest = 96;
const highestHead = 80;
/** `npm test` stops once in a phase, `npm run walk` at its beginning too. */
const depth = process.env.WALK === undefined ? 'sample' : 'walk';
/** What asks before it is done, where it is there to be tapped. */
const asking = [/^Pass$/, /^Ready \(/, /^Ask the detective$/, /^Take time to guess$/, /^Guess the grid$/, /^Buy /];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** As long as an account's may be. */
const longNames = letters.map((letter) => `Seat ${letter} of the long table`);

/** What is chosen before it is sent, where that takes no more than a tap. */
const choicesOn = (page: Page) => [
  page.getByRole('button', { name: 'Surprise me' }),
  page.locator('label').filter({ hasText: longNames[1] }),
];

for (const { id: game, name } of catalog) {
  test(
    `${name}: on a phone the bar is never higher than ${highest} px, and the page never wider than the phone`,
    longUnless(game === 'proof-by-contradiction'),
    async ({ newPerson, database }) => {
      const [host, ann] = [await newPerson('Hana'), await newPerson('Ann', { phone: true })];
      const [hana, me] = [await host.api.account.me.query(), await ann.api.account.me.query()];
      if (hana === null || me === null) throw new Error('Nobody is signed in.');
      const { page } = ann;
      const bar = page.getByRole('region', { name: 'What you can do now' });
      const faults: string[] = [];
      const measure = async (where: string) => {
        const { height = 0 } = (await bar.boundingBox()) ?? {};
        if (height > highest) faults.push(`${where}: ${height} px: ${(await bar.innerText()).replace(/\s+/g, ' ')}`);
      };
      let measured = 0;
      for (const { recorded, events, seat, name: stop } of [...allStops([game], depth), ...lastOutStops(game)]) {
        const { code } = await putRecordedMatch(database, {
          ...{ record: recorded.record, title: 'On a phone', names: longNames, events },
          host: hana,
          players: { [seat]: me },
          hasWords: true,
        });
        await page.goto(`/m/${code}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > 360) faults.push(`${stop}: the page is ${wide} px wide`);
        if (!(await bar.isVisible())) continue;
        measured += 1;
        await measure(stop);
        for (const choices of choicesOn(page)) {
          const choice = choices.filter({ visible: true }).first();
          if (!(await choice.isVisible())) continue;
          await choice.tap();
          await measure(`${stop}, chosen`);
        }
        for (const wanted of asking) {
          const button = page.getByRole('button', { name: wanted }).and(page.locator(':not([aria-disabled])')).first();
          if (!(await button.isVisible())) continue;
          await button.tap();
          const notYet = bar.getByRole('button', { name: 'Not yet' });
          if (!(await notYet.isVisible())) continue;
          await measure(`${stop}, asked`);
          await notYet.tap();
        }
      }
      expect(measured).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
}

/** The same match, whose phases last a day and more: their ends are told as times, "tomorrow, 20:00". */
function lastingADay(record: MatchRecord): MatchRecord {
  const isLasting = (key: string) => /Seconds$/.test(key) && key !== 'interludeSeconds' && key !== 'reserveSeconds';
  const settings = Object.entries(Object(parseRecord(record).start.settings)).map(([key, value]) => [
    key,
    isLasting(key) ? 36 * 3600 : value,
  ]);
  return { ...record, settings: Object.fromEntries(settings) };
}

for (const { id: game, name } of catalog) {
  test(
    `${name}: on a phone the bar is never higher than ${highest} px with a clock of a day and more`,
    longUnless(game === 'runes-to-ruins'),
    async ({ newPerson, database }) => {
      const ann = await newPerson('Ann', { phone: true });
      const me = await ann.api.account.me.query();
      if (me === null) throw new Error('Nobody is signed in.');
      const bar = ann.page.getByRole('region', { name: 'What you can do now' });
      const faults: string[] = [];
      const running = allStops([game], depth).filter(({ name: stop }) => !/, finished,/.test(stop));
      let timed = 0;
      for (const { recorded, events, seat, name: stop } of running) {
        const { code } = await putRecordedMatch(database, {
          ...{
            record: lastingADay(recorded.record),
            title: 'On a phone',
            names: letters,
          },
          ...{ events, host: { id: 'nobody', name: 'Hana' }, players: { [seat]: me } },
        });
        await ann.page.goto(`/m/${code}`);
        await expect(ann.page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        const head = ann.page.getByRole('region', { name: 'This match' });
        const clock = bar.getByRole('timer').or(head.getByRole('timer')).filter({ visible: true });
        // The browser draws it; where nothing runs out there is none.
        await clock.waitFor({ timeout: 8_000 }).catch(() => {});
        if (!(await clock.isVisible())) continue;
        const { height: headHeight = 0 } = (await head.boundingBox()) ?? {};
        if (headHeight > highestHead) faults.push(`${stop}: the head has ${headHeight} px`);
        if (!(await bar.isVisible())) continue;
        await expect(clock).toHaveText(/^\D+, \d/);
        timed += 1;
        const { height = 0 } = (await bar.boundingBox()) ?? {};
        if (height > highest) faults.push(`${stop}: ${height} px: ${(await bar.innerText()).replace(/\s+/g, ' ')}`);
      }
      expect(timed).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
}

/** A match of Logical Bluffs with these times, in which Ann acts now. */
function bluffsAfter(events: number, seconds: Readonly<Record<string, number>>) {
  const [recorded] = recordsOf('logical-bluffs').filter(({ name }) => name === 'interludes');
  if (recorded === undefined) throw new Error('No such match is recorded.');
  const record = { ...recorded.record, settings: { ...recorded.record.settings, interludeSeconds: 0, ...seconds } };
  const host = { id: 'nobody', name: 'Hana' };
  return { record, events, names: ['Anna', 'Ben'], title: 'On a phone', host };
}

test('on a phone the clock of the last seconds has one line, and the width that it had before', async ({
  newPerson,
  database,
}) => {
  const ann = await newPerson('Ann', { phone: true });
  const me = await ann.api.account.me.query();
  if (me === null) throw new Error('Nobody is signed in.');
  const { code } = await putRecordedMatch(database, {
    ...bluffsAfter(5, { revealSeconds: 3600 }),
    players: { A: me },
  });
  const putOn = await clockToPutOn(ann.page);
  await ann.page.goto(`/m/${code}`);
  const bar = ann.page.getByRole('region', { name: 'What you can do now' });
  const clock = bar.getByRole('timer');
  await expect(clock).toBeVisible();
  await putOn(3_560_000);
  await expect(clock).toHaveText(/^0:[123]\d/);
  const [, seconds = ''] = /^0:(\d\d)/.exec((await clock.textContent()) ?? '') ?? [];
  const before = await clock.boundingBox();
  await putOn((Number(seconds) - 9) * 1000);
  await expect(clock).toHaveText(/^0:0\d/);
  const after = await clock.boundingBox();
  expect(after?.width).toBe(before?.width);
  expect(after?.height).toBeLessThan(44);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(highest);
});

test('Logical Bluffs: on a phone a reserve that runs leaves room for whose it is', async ({ newPerson, database }) => {
  const ann = await newPerson('Ann', { phone: true });
  const me = await ann.api.account.me.query();
  if (me === null) throw new Error('Nobody is signed in.');
  const { code } = await putRecordedMatch(database, {
    ...bluffsAfter(0, { bluffSeconds: 1, reserveSeconds: 300 }),
    players: { A: me },
  });
  await ann.page.goto(`/m/${code}`);
  for (const plate of await ann.page.getByRole('list', { name: 'Both players' }).getByRole('listitem').all()) {
    await expect(plate).toContainText(/4:\d\d/);
    expect((await plate.getByTitle(/^(Ann|Ben)/).boundingBox())?.width).toBeGreaterThan(50);
    expect((await plate.boundingBox())?.height).toBeLessThan(60);
  }
});

for (const { id: game, name } of catalog) {
  test(
    `${name}: on a beginner’s phone no page is wider than the phone: the rules are on it`,
    longUnless(game === 'runes-to-ruins'),
    async ({ newPerson, database }) => {
      const [host, ann] = [await newPerson('Hana'), await newPerson('Ann', { phone: true, isNew: true })];
      const [hana, me] = [await host.api.account.me.query(), await ann.api.account.me.query()];
      if (hana === null || me === null) throw new Error('Nobody is signed in.');
      const [first] = allStops([game], 'sample');
      if (first === undefined) throw new Error('There is no record.');
      const { code } = await putRecordedMatch(database, {
        ...{ record: first.recorded.record, title: 'On a phone', names: letters },
        ...{ events: first.events, host: hana, players: { [first.seat]: me } },
      });
      await ann.page.goto(`/m/${code}`);
      const card = ann.page.getByRole('region', { name: 'How to play' });
      await expect(card).toBeVisible();
      const unfold = card.getByRole('button', { name: 'In four pictures' });
      // It takes no more than a row of buttons from the board, whether a clock runs or not.
      expect((await card.boundingBox())?.height).toBeLessThan(64);
      await unfold.click();
      await expect(card.getByRole('listitem').first()).toBeVisible();
      expect(await ann.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
}

test(
  'what is about a match keeps to its column beside the board, whatever has been written into it',
  long,
  async ({ newPerson, database }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const [hana, me] = [await host.api.account.me.query(), await ann.api.account.me.query()];
    if (hana === null || me === null) throw new Error('Nobody is signed in.');
    const [running] = allStops(['pointing-chains'], 'sample');
    if (running === undefined) throw new Error('There is no record.');
    const { code } = await putRecordedMatch(database, {
      ...{ record: running.recorded.record, title: 'At a desk', names: letters },
      ...{ events: running.events, host: hana, players: { [running.seat]: me }, hasWords: true },
    });
    await ann.page.goto(`/m/${code}`);
    await expect(ann.page.getByRole('tab', { name: 'From the host' })).toBeAttached();
    const edges = await ann.page.evaluate(() =>
      ['#main', 'aside'].map((place) => document.querySelector(place)?.getBoundingClientRect().right ?? 0),
    );
    const padding = 24;
    expect(edges[1]).toBeLessThanOrEqual((edges[0] ?? 0) - padding);
  },
);
