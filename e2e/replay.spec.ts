import { gameNamed, recordBetweenBots } from '../scripts/playing';
import type { Database } from '../server/database/db';
import { expect, long, test } from './fixtures';
import { putRecordedMatch } from './recorded-match';

// A finished match as a film, with the page's clock in the test's hand: play, pause, speed, chapters, scenes, a link to a
// moment, the check; and an end that is told before it is shown.

async function finishedMatch(database: Database): Promise<string> {
  const settings = { pace: 'ready', rounds: 3 };
  const seats = ['A', 'B', 'C', 'D', 'E'];
  const record = recordBetweenBots({ game: gameNamed('pointing-chains'), settings, seats, seed: 'a film' }, 0);
  const names = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'];
  const host = { id: 'host-of-films', name: 'Hana' };
  const events = record.events.length;
  const { code } = await putRecordedMatch(database, { record, title: 'Played again', host, names, events });
  return code;
}

test('a match that is still running has no replay yet', async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Hana');
  const created = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    settings: { pace: 'host' },
    seats: ['Ana', 'Bea', 'Cem'],
    visibility: 'public',
  });
  if (!created.ok) throw new Error(created.refusal.message);
  await host.api.lobby.start.mutate({ code: created.code, freeSeats: 'bots' });
  const { page } = await newVisitor();
  await page.goto(`/m/${created.code}/replay`);
  await expect(page.getByText('A match can be replayed when it is finished')).toBeVisible();
});

test(
  'a film plays with its scenes, is paused, goes faster, and leads from chapter to chapter',
  long,
  async ({ database, newVisitor }) => {
    const code = await finishedMatch(database);
    const { page } = await newVisitor({ watches: true });
    await page.clock.install();
    await page.goto(`/m/${code}/replay?at=0`);
    const moment = page.getByRole('slider', { name: 'Moment' });
    await expect(moment).toHaveValue('0');
    await expect(page.getByText('The match starts.')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);

    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.runFor(1400);
    await expect(moment).toHaveValue('1');
    await expect(page.locator('[data-arrow-from]:visible'), 'who points at whom').toHaveCount(1);
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(moment).toHaveValue('1');

    await page.getByRole('button', { name: 'Speed: 1×' }).click();
    await page.getByRole('menuitem', { name: '8×' }).click();
    await expect(page.getByRole('button', { name: 'Speed: 8×' })).toBeVisible();
    await page.keyboard.press('-');
    await expect(page.getByRole('button', { name: 'Speed: 4×' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(120);
      await expect(moment).toHaveValue('2', { timeout: 500 });
    }).toPass();
    const beat = page.locator('[data-beat]');
    await expect(async () => {
      await page.clock.runFor(120);
      await expect(beat, 'a close plays its scene as the film comes to it').toHaveAttribute('data-beat', 'pointers', {
        timeout: 500,
      });
    }).toPass();
    await page.keyboard.press('k');

    const chapters = page.getByRole('list', { name: 'Chapters' });
    await page.keyboard.press('l');
    await expect(chapters.getByRole('button', { name: 'Round 2 of 3' })).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('img', { name: /^Round 1, / })).toContainText('Ana');
    const [table, bar] = [page.getByRole('region', { name: 'The table' }), page.getByRole('region', { name: 'Film' })];
    const foot = ((await table.boundingBox())?.y ?? 0) + ((await table.boundingBox())?.height ?? 800);
    expect(foot, 'the whole table is above the bar').toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await page.keyboard.press('j');
    await expect(moment).toHaveValue('0');

    await chapters.getByRole('button', { name: 'Scene: Round 1: ' }).click();
    await expect(beat).toHaveAttribute('data-beat', 'dots');
    await page.keyboard.press('ArrowRight');
    await expect(beat).toHaveAttribute('data-beat', 'pointers');
    await page.keyboard.press('ArrowLeft');
    await expect(beat).toHaveAttribute('data-beat', 'dots');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.runFor(400);
    await expect(beat).toHaveAttribute('data-beat', 'pointers');
    await page.keyboard.press('s');
    await expect(beat).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Replay the scene' })).toBeVisible();
  },
);

test(
  'a film that is opened plays, but not for who comes for a moment of it, or wants no motion',
  long,
  async ({ database, newVisitor }) => {
    const code = await finishedMatch(database);
    const { page } = await newVisitor({ watches: true });
    const pause = page.getByRole('button', { name: 'Pause' });
    const play = page.getByRole('button', { name: 'Play' });
    await page.clock.install();
    await page.goto(`/m/${code}/replay`);
    await expect(pause).toBeVisible();
    await page.goto(`/m/${code}/replay?at=0`);
    await expect(play).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/m/${code}/replay`);
    await expect(play).toBeVisible();
  },
);

test('a link to a moment opens there, in those eyes, for anybody', async ({ database, newVisitor }) => {
  const code = await finishedMatch(database);
  const { page, context } = await newVisitor({ watches: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/m/${code}/replay?at=0`);
  await expect(page.getByText('The match starts.')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('img', { name: /^Round 1, / })).toContainText('Ana');
  await page.getByRole('button', { name: 'Seen by: Everything shown' }).click();
  await page.getByRole('menuitem', { name: 'A spectator' }).click();
  await expect(page.getByRole('img', { name: /^Round 1, / }).first()).not.toContainText('Ana');
  await expect(page).toHaveURL(/\?as=spectator&at=5$/);
  await page.getByRole('button', { name: 'Replay the scene' }).click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay\?as=spectator&at=5\.2$/);

  const other = await newVisitor({ watches: true });
  await other.page.goto(link);
  await expect(other.page.locator('[data-beat]')).toHaveAttribute('data-beat', 'pointers');
  await expect(other.page.getByRole('button', { name: 'Seen by: A spectator' })).toBeVisible();
});

test('a film is checked in the browser, and tells the end before it shows it', async ({ database, newVisitor }) => {
  const code = await finishedMatch(database);
  const { page } = await newVisitor({ watches: true });
  await page.goto(`/m/${code}/replay?at=0`);
  await page.getByRole('button', { name: 'Verification: Verified' }).click();
  await expect(page.getByText('The seed is the one whose hash was shown from the lobby on.')).toBeVisible();
  await expect(page.getByText('The results are the same, to the last figure.')).toBeVisible();
  await expect(page.getByLabel('Wrong:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const head = page.getByRole('region', { name: 'Replay' });
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Played again');

  const chapters = page.getByRole('list', { name: 'Chapters' });
  await expect(chapters.getByRole('button', { name: /^Round/ })).toHaveCount(3);
  await expect(chapters.getByRole('button', { name: /^Scene/ })).toHaveCount(0);
  const results = page.getByRole('region', { name: 'Results' });
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Places told so far' })).toBeVisible();
  await expect(results).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(results).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(results).toHaveCount(0);

  // They know it now: here, and on the match page. The film still ends with its finale; a link to the result leads there.
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Places told so far' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(results).toBeVisible();
  await expect(chapters).toHaveCount(0);
  await page.reload();
  await expect(results).toBeVisible();
  await page.goto(`/m/${code}`);
  await expect(results).toBeVisible();
});

test(
  'on a phone the film’s bar is low, its buttons are large, and nothing is wider than the window',
  long,
  async ({ database, newVisitor }) => {
    const code = await finishedMatch(database);
    const { page } = await newVisitor({ phone: true });
    await page.goto(`/m/${code}/replay?at=0`);
    const bar = page.getByRole('region', { name: 'Film' });
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(96);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
    for (const button of await bar.getByRole('button').all()) {
      const size = await button.boundingBox();
      if (size === null) continue;
      expect(Math.min(size.width, size.height), (await button.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(
        44,
      );
    }
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const eyes of ['Everything shown', 'A spectator', 'Ana']) {
      await page.getByRole('button', { name: /^Seen by/ }).click();
      await page.getByRole('menuitem', { name: eyes }).click();
      await expect(page.getByRole('button', { name: `Seen by: ${eyes}` })).toBeVisible();
      expect(await width()).toBe(360);
    }
    await page.getByRole('button', { name: 'Chapters' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Round 2 of 3' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('5');
  },
);
