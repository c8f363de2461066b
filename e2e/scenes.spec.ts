import type { Page } from '@playwright/test';
import { expect, type Person, test } from './fixtures';

// A close as an event, seen with the page's clock in the test's hand: hush, beats in order, card, on to the next round;
// and an end that nothing gives away before it is told.

async function createMatch(host: Person, seats: string[]): Promise<string> {
  const outcome = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'The long table',
    settings: { pace: 'host', rounds: 2, interludeSeconds: 60 },
    seats,
    visibility: 'public',
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.code;
}

const key = () => crypto.randomUUID();
const scene = (page: Page) => page.locator('[data-scene]');
const beat = (page: Page, id: string) => page.locator(`[data-beat="${id}"]`);

async function openWithHeldClock({ page }: { page: Page }, code: string) {
  await page.clock.install();
  await page.goto(`/m/${code}`);
  await expect(page.getByText('Round 1 of 2').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
}

test('a round closes in beats, and leads on to the next; who comes later can have it told again', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem']);
  const people = [await newPerson('Ann', { watches: true }), await newPerson('Ben'), await newPerson('Cleo')] as const;
  for (const person of people) await person.api.lobby.join.mutate({ code });
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  const [ann] = people;
  await openWithHeldClock(ann, code);
  const sent = [['A', 'B'], ['B', 'A'], ['C', 'A']] as const; // biome-ignore format: who points at whom, side by side
  for (const [i, [seat, at]] of sent.entries()) {
    await people[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: key() });
  }
  await host.api.host.act.mutate({ code, action: { type: 'resolve' }, key: key() });

  const { page } = ann;
  await expect(scene(page)).toHaveAttribute('data-scene', 'hush');
  await expect(page.getByText('who do you point at?')).toBeHidden();
  await page.clock.runFor(1000);
  for (const id of ['dots', 'pointers', 'loops', 'snaps']) {
    await expect(beat(page, id)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(scene(page)).toHaveAttribute('data-scene', /beat|end/);
  await page.keyboard.press('Space');
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await expect(page.getByText('You pointed at', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'On to Round 2 of 2' }).click();
  await page.clock.runFor(100);
  await expect(page.getByText('Round 2: who do you point at?')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Round 2: who do you point at?');
  await page.getByRole('button', { name: 'Last round' }).click();
  await expect(page.getByText('You pointed at', { exact: false })).toBeVisible();

  const late = await newVisitor({ watches: true });
  await late.page.goto(`/m/${code}`);
  await expect(late.page.getByRole('button', { name: 'Replay the scene' })).toBeVisible();
  await expect(scene(late.page)).toHaveCount(0);
  await late.page.getByRole('button', { name: 'Replay the scene' }).click();
  await expect(beat(late.page, 'dots')).toBeVisible();
});

test('nothing on the page tells the end before it is told', async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem']);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const watcher = await newVisitor({ watches: true });
  await openWithHeldClock(watcher, code);
  const { page } = watcher;
  for (let i = 0; i < 2; i++) await host.api.host.act.mutate({ code, action: { type: 'resolve' }, key: key() });
  const close = await host.api.matches.lastClose.query({ code });
  if (close?.after.status !== 'finished') {
    await host.api.host.act.mutate({ code, action: { type: 'resolve' }, key: key() });
    await host.api.host.act.mutate({ code, action: { type: 'choose', seat: 'A' }, key: key() });
    await host.api.host.act.mutate({ code, action: { type: 'choose', seat: 'B' }, key: key() });
    await host.api.host.act.mutate({ code, action: { type: 'choose', seat: 'C' }, key: key() });
  }
  await expect(page.getByText('Finished').first()).toBeVisible();
  await page.clock.runFor(2000);
  const told = page.getByRole('region', { name: 'Results' });
  await expect(told).toHaveCount(0);
  await expect(page.locator('[aria-live]').getByText(/wins|win with/)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);

  // The scene of the last round, if it is still on, then the end, both skipped.
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press('Space');
    await page.clock.runFor(500);
    await page.locator('[data-way-on]').first().click();
    await page.clock.runFor(500);
    if ((await told.count()) > 0) break;
  }
  await expect(told).toBeVisible();
  await expect(page.getByRole('region', { name: 'Standings' }).first()).toBeVisible();

  // Another browser has not seen it; it is asked.
  const late = await newVisitor({ watches: true });
  await late.page.goto(`/m/${code}`);
  await expect(late.page.getByRole('button', { name: 'Tell the end' })).toBeVisible();
  await expect(late.page.getByRole('region', { name: 'Results' })).toHaveCount(0);
  await late.page.getByRole('button', { name: 'Straight to the result' }).click();
  await expect(late.page.getByRole('region', { name: 'Results' })).toBeVisible();
});
