import type { Page } from '@playwright/test';
import { catalog } from '@/games/catalog';
import type { SeatId } from '@/games/game';
import { parseRecord } from '@/games/record';
import { firstTold, sitDown } from './first-told';
import { expect, longUnless, type Person, test } from './fixtures';
import { recordsOf } from './recorded-match';
import { awaitScene, holdClock, scene, stopClock } from './scene-clock';

// A screen that becomes safe to share in another tab: at once nothing is left on a match's page of what its player alone may
// know, be it told, standing, or half written; and it is all there again when nobody looks any more.

async function becomeSafe({ context, name }: Person): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name }).click();
  await other.getByRole('button', { name: 'Safe to share my screen' }).click();
  await expect(other.getByRole('region', { name: 'Safe to share', exact: true })).toBeVisible();
  return other;
}

/** What is read of the boards and what stands above and below them, without running clocks. */
const boardOn = async (page: Page): Promise<string> =>
  (await page.locator('[data-board]').innerText()).replace(/\b\d+:\d\d\b/g, '').replace(/\s+/g, ' ');

async function expectSpectatorsPage(ann: Person, watcher: Page) {
  const { page } = ann;
  await expect(page.getByRole('region', { name: 'Safe to share', exact: true })).toBeVisible();
  await expect(async () => expect(await boardOn(page)).toBe(await boardOn(watcher))).toPass({ timeout: 20_000 });
  expect((await page.locator('[aria-live]').allInnerTexts()).join('').trim(), 'what was read out').toBe('');
  await expect(page).toHaveTitle(/^(\(!\) (\d+ s · )?You are to act\..* · )?Seen by others · Main Match$/);
}

for (const { id, name } of catalog) {
  test(
    `${name}: a scene that plays to a seat ends at once when another tab makes the screen safe`,
    longUnless(id === 'logical-bluffs'),
    async ({ newPerson, newVisitor, database }) => {
      const [ann, watcher] = [await newPerson('Ann', { watches: true }), await newVisitor()];
      const told = await firstTold(id, ({ scene }) => scene !== null);
      const { code, goOnTo } = await sitDown(database, ann, told);
      const { page } = ann;
      await holdClock(page);
      await page.goto(`/m/${code}`);
      await page.mouse.move(300, 300); // a hand on the page: scenes come to a seat that is asked
      await stopClock(page);
      await goOnTo(told.event);
      await awaitScene(page);
      await becomeSafe(ann);
      await expect(scene(page)).toHaveCount(0);
      await watcher.page.goto(`/m/${code}`);
      await expectSpectatorsPage(ann, watcher.page);

      await ann.api.account.shareSafely.mutate({ on: false });
      await expect(page.getByRole('region', { name: 'Safe to share', exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Replay the scene' })).toBeVisible();
    },
  );
}

test('the card of what a seat alone was answered goes with it', async ({ newPerson, newVisitor, database }) => {
  const [ann, watcher] = [await newPerson('Ann'), await newVisitor()];
  const told = await firstTold('logical-bluffs', ({ scene, card }) => scene === null && card !== null);
  const { code, goOnTo } = await sitDown(database, ann, told);
  await ann.page.goto(`/m/${code}`);
  await ann.page.mouse.move(300, 300);
  await expect(ann.page.locator('[data-board]')).toBeVisible();
  await goOnTo(told.event);
  const card = ann.page.getByText(told.close.card?.title ?? '');
  await expect(card.first()).toBeVisible();
  await becomeSafe(ann);
  await expect(card).toHaveCount(0);
  await watcher.page.goto(`/m/${code}`);
  await expectSpectatorsPage(ann, watcher.page);
});

test('what is half written, and the card of the last round, come back when nobody looks any more', async ({
  newPerson,
  newVisitor,
  database,
}) => {
  const [ann, watcher] = [await newPerson('Ann'), await newVisitor()];
  const recorded = recordsOf('logical-bluffs').find((one) => one.name === 'bots two careful bots');
  if (recorded === undefined) throw new Error('There is no such record.');
  const seat = parseRecord(recorded.record).start.seats[0] as SeatId;
  const { code, goOnTo } = await sitDown(database, ann, {
    recorded,
    seat,
    event: 11,
    close: { scene: null, card: null },
  });
  const { page } = ann;
  await page.goto(`/m/${code}`);
  await page.mouse.move(300, 300);
  await goOnTo(11);
  await page.getByRole('button', { name: 'Last round' }).click();
  const first = page.getByRole('textbox', { name: 'Statement 1' });
  await first.fill('No tile is red, say I.');
  await becomeSafe(ann);
  await expect(first).toHaveCount(0);
  await watcher.page.goto(`/m/${code}`);
  await expectSpectatorsPage(ann, watcher.page);
  expect(await page.content()).not.toContain('say I');

  // The desk is not taken away without a word.
  const note = page.getByRole('region', { name: 'Your turn, hidden here' });
  await expect(note).toContainText(/act/);
  await note.getByRole('button', { name: 'Show it here' }).click();
  await page.getByRole('button', { name: 'Nobody looks: show it' }).click();
  await expect(first).toHaveValue('No tile is red, say I.');
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide it here again' }).click();
  await expect(first).toHaveCount(0);
  await ann.api.account.shareSafely.mutate({ on: false });
  await expect(first).toHaveValue('No tile is red, say I.');
});
