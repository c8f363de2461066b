import type { Locator, Page } from '@playwright/test';
import type { Database } from '../server/database/db';
import { expect, long, type Person, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch, type Recorded, recordsOf } from './recorded-match';
import { awaitDrawn, awaitScene, beat, holdClock, passHush, scene, stopClock } from './scene-clock';

// A close as an event, seen with the page's clock in the test's hand: hush, beats in order, card, on to the next round;
// and an end that nothing gives away before it is told.

async function createMatch(
  host: Person,
  seats: string[],
  settings: Record<string, string | number> = {},
): Promise<string> {
  const outcome = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'The long table',
    settings: { pace: 'host', rounds: 2, interludeSeconds: 60, ...settings },
    seats,
    visibility: 'public',
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.code;
}

const key = () => crypto.randomUUID();

/** The whole scene is in sight, and its picture has most of the window. */
async function expectToFit(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  await expect(async () => {
    const [whole, picture] = [await scene(page).boundingBox(), await scene(page).locator('.night').boundingBox()];
    expect((whole?.y ?? 0) + (whole?.height ?? height)).toBeLessThanOrEqual(height);
    expect(picture?.width ?? 0).toBeGreaterThan(width * 0.8);
    expect(picture?.height ?? 0).toBeGreaterThan(height * (width < 640 ? 0.35 : 0.7));
  }).toPass();
}

async function openWithHeldClock({ page }: { page: Page }, code: string) {
  await holdClock(page);
  await page.goto(`/m/${code}`);
  await expect(page.getByText(/^Round 1 of \d$/).first()).toBeVisible();
  await page.mouse.move(300, 300); // a hand on the page: scenes come to a seat that is asked
  await stopClock(page);
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
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });

  const { page } = ann;
  await awaitScene(page);
  await expect(scene(page)).toHaveAttribute('data-scene', 'hush');
  await expect(page.getByText('who do you point at?')).toBeHidden();
  await page.clock.runFor(1000);
  await expect(beat(page, 'dots')).toBeVisible();
  // What stands about the match is what has been told of it.
  const bar = page.getByRole('region', { name: 'This match' });
  await expect(bar).toContainText('Round 1 of 2');
  await expect(bar, 'this one has just been closed').not.toContainText('The host closes');
  await expect(bar).not.toContainText('planned for');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Players' })).not.toContainText('have acted');
  await expectToFit(page, { width: 1280, height: 720 });
  await expectToFit(page, { width: 1280, height: 800 });
  await expectToFit(page, { width: 360, height: 740 });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const id of ['dots', 'pointers', 'loops', 'snaps']) {
    await expect(beat(page, id)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(scene(page)).toHaveAttribute('data-scene', /beat|end/);
  await page.keyboard.press('Space');
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await expect(page.getByText('You pointed at', { exact: false })).toBeVisible();
  await expect(page.locator('[data-way-on]'), 'whoever uses keys is led on').toBeFocused();
  await expect(bar).toContainText('Round 1 of 2');
  await expect(page.getByText('The host closes the next round when ready')).toBeVisible();
  await page.getByRole('button', { name: 'On to Round 2 of 2' }).click();
  await page.clock.runFor(100);
  await expect(bar).toContainText('Round 2 of 2');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('0 of 3 have acted');
  await expect(page.getByText('Round 2: who do you point at?')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Round 2: who do you point at?');
  await page.getByRole('button', { name: 'Last round' }).click();
  await expect(page.getByText('You pointed at', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Round 1: .*a loop of 2/ })).toBeVisible();

  // With a pointer nothing gets a ring, and Enter goes on all the same.
  await page.getByRole('button', { name: 'Replay the scene' }).click();
  await expect(beat(page, 'dots')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await expect(scene(page).getByText(/a loop of 2/), 'what closed is said once').toHaveCount(1);
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(scene(page)).toHaveCount(0);

  const late = await newVisitor({ watches: true });
  await late.page.goto(`/m/${code}`);
  await expect(late.page.getByRole('button', { name: 'Replay the scene' })).toBeVisible();
  await expect(scene(late.page)).toHaveCount(0);
  await late.page.getByRole('button', { name: 'Replay the scene' }).click();
  await expect(beat(late.page, 'dots')).toBeVisible();
});

/** Beside everything. Its last event comes a moment after the tap itself, which a clock that is put on meanwhile takes for later. */
async function touch(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const clicked = new Promise((resolve) =>
      document.addEventListener('click', resolve, { capture: true, once: true }),
    );
    return { clicked };
  });
  await page.touchscreen.tap(5, 300);
  await heard.evaluate(({ clicked }) => clicked.then(() => {}));
}

test('on a phone what a round brought is in sight and stays while one is at it, and stands on top of the next desk', async ({
  newPerson,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem'], {
    pace: 'clock',
    roundSeconds: 600,
    interludeSeconds: 1,
  });
  const people = [
    await newPerson('Ann', { phone: true, watches: true }),
    await newPerson('Ben'),
    await newPerson('Cleo'),
  ];
  for (const person of people) await person.api.lobby.join.mutate({ code });
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  const [{ page } = host] = people;
  await openWithHeldClock({ page }, code);
  const sent = [['A', 'B'], ['B', 'A'], ['C', 'A']] as const; // biome-ignore format: who points at whom, side by side
  for (const [i, [seat, at]] of sent.entries())
    await people[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: key() });
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
  // The interlude is over on the server too, which a page whose own time has been put on asks again.
  const serverTime = async () => (await host.api.play.now.query()).now;
  const closedAt = await serverTime();
  await expect.poll(serverTime).toBeGreaterThan(closedAt + 1000);
  await awaitScene(page);
  // Longer than scene and interlude are together; and whatever is touched begins the wait anew.
  await page.clock.runFor(12_000);
  for (let i = 0; i < 3; i++) {
    await touch(page);
    await page.clock.runFor(25_000);
  }
  await touch(page);
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await expect(page.getByText('The next round’s clock is running.')).toBeVisible();
  await page.getByRole('button', { name: 'What it brought you' }).tap();
  await page.clock.runFor(500);
  await expect(page.getByText('You pointed at', { exact: false })).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(29_000);
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await page.clock.runFor(1500);
  await expect(page.getByText('Round 2: who do you point at?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last round' })).toBeInViewport({ ratio: 1 });
});

/** A running match of one round, whose end no host tells: the first of its players watches scenes. */
async function oneRoundByClock(newPerson: (name: string, options?: { watches: boolean }) => Promise<Person>) {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem'], { rounds: 1, pace: 'clock', roundSeconds: 600 });
  const people = [await newPerson('Ann', { watches: true }), await newPerson('Ben'), await newPerson('Cleo')] as const;
  for (const person of people) await person.api.lobby.join.mutate({ code });
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  return { host, code, people };
}

test('where no host tells it, the end begins by itself on pages and stage, at about the same time', async ({
  newPerson,
  newVisitor,
}) => {
  const { host, code, people } = await oneRoundByClock(newPerson);
  const stage = await newVisitor({ watches: true });
  const watcher = await newVisitor({ watches: true });
  for (const one of [people[0], watcher]) await openWithHeldClock(one, code);
  await holdClock(stage.page);
  await stage.page.goto(`/m/${code}/stage`);
  await expect(stage.page.getByText('Round 1 of 1').first()).toBeVisible();
  await stopClock(stage.page);
  const sent = [['A', 'B'], ['B', 'C'], ['C', null]] as const; // biome-ignore format: who points at whom, side by side
  for (const [i, [seat, at]] of sent.entries())
    await people[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: key() });
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });

  // By the clock of each page: from the scene to the first step of the end, without a hand.
  const secondsToEnd: number[] = [];
  for (const { page } of [people[0], watcher, stage]) {
    await awaitScene(page);
    const told = page.getByRole('region', { name: 'Places told so far' });
    let seconds = 0;
    for (; seconds < 60 && !(await told.isVisible()); seconds++) await page.clock.runFor(1000);
    await expect(told).toBeVisible();
    secondsToEnd.push(seconds);
  }
  expect(Math.max(...secondsToEnd) - Math.min(...secondsToEnd), secondsToEnd.join(', ')).toBeLessThan(8);
});

test('who reloads before the end begins by itself, or in its middle, is with the others again', async ({
  newPerson,
  newVisitor,
}) => {
  const { host, code, people } = await oneRoundByClock(newPerson);
  const stage = await newVisitor({ watches: true });
  await openWithHeldClock(people[0], code);
  await holdClock(stage.page);
  await stage.page.goto(`/m/${code}/stage`);
  await expect(stage.page.getByText('Round 1 of 1').first()).toBeVisible();
  await stopClock(stage.page);
  const sent = [['A', 'B'], ['B', 'C'], ['C', null]] as const; // biome-ignore format: who points at whom, side by side
  for (const [i, [seat, at]] of sent.entries())
    await people[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: key() });
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });

  for (const { page } of [people[0], stage]) {
    await awaitScene(page);
    await page.keyboard.press('Space');
    await expect(scene(page)).toHaveAttribute('data-scene', 'end');
    await page.reload();
    await awaitDrawn(page.getByText(/The end begins by itself/));
    const runUntil = async (isSo: () => Promise<boolean>) => {
      for (let s = 0; s < 60 && !(await isSo()); s++) await page.clock.runFor(1000);
      expect(await isSo()).toBe(true);
    };
    await runUntil(() => scene(page).isVisible());
    const first = await scene(page).getAttribute('data-beat');
    await runUntil(async () => (await scene(page).getAttribute('data-beat')) !== first);
    await page.reload();
    await awaitScene(page);
    await expect(scene(page)).toHaveAttribute('data-beat', /./);
    expect(await scene(page).getAttribute('data-beat')).not.toBe(first);
  }
});

test('an answered guess says that its phase is closed, and leads on to the end', async ({ newPerson, database }) => {
  const { page, api, name: own } = await newPerson('Ann', { watches: true });
  const me = await api.account.me.query();
  const [, seat = ''] = recordNamed('logical-bluffs', 'interludes').record.seats; // who names the grid
  const players = { [seat]: { id: me?.id ?? '', name: own } };
  const { code, goOnTo } = await putRecord(database, {
    game: 'logical-bluffs',
    name: 'interludes',
    events: 7,
    players,
  });
  await page.goto(`/m/${code}`);
  await page.mouse.move(300, 300); // a hand on the page: scenes come to a seat that is asked
  await page.mouse.move(320, 300);
  await goOnTo(8);
  await expect(scene(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await expect(page.getByText('It wins when the phase closes')).toBeVisible();
  await goOnTo(9);
  await expect(page.getByText('The phase is closed, and the match is over')).toBeVisible();
  await expect(page.getByText('It wins when the phase closes')).toHaveCount(0);
  await expect(page.getByText(/The end begins by itself in/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Places told so far' })).toBeVisible();
});

test('a round that closes before the page hears the match is told to who has just come', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem']);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const { page } = await newVisitor({ watches: true });
  await page.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }));
  await page.route(/play\.live/, async (route) => {
    await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'before-it-is-heard' });
    await route.continue();
  });
  await page.goto(`/m/${code}`);
  await expect(scene(page)).toBeVisible();
});

/** Where this tab was, as it is kept for a reload. */
const placeKept = async (page: Page, key: string): Promise<string> =>
  JSON.parse((await page.evaluate((name) => window.sessionStorage.getItem(name), `left in ${key}`)) ?? '{}').beat ?? '';

/** As if the page had been left so long ago. */
const leaveBefore = (page: Page, code: string, ms: number) =>
  page.evaluate(
    ([name, ago]) => {
      const left = JSON.parse(window.sessionStorage.getItem(name) ?? '{}');
      window.sessionStorage.setItem(name, JSON.stringify({ ...left, at: left.at - ago }));
    },
    [`left in ${code}`, ms] as const,
  );

/** Notes, from the next load on, whether a board was to be seen before a scene was. */
async function watchBoard(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const boards = [...document.querySelectorAll('[data-board] > *, main[data-stage] section')];
      const isSeen = boards.some((board) => board.checkVisibility({ visibilityProperty: true }));
      if (isSeen && document.querySelector('[data-scene]') === null) Object.assign(window, { boardSeen: true });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => 'boardSeen' in window);
}

test('a page reloaded in the middle of a scene goes on there, and shows no board before; others find the match as it is', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem']);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const [watcher, stage] = [await newVisitor({ watches: true }), await newVisitor({ watches: true })];
  await openWithHeldClock(watcher, code);
  await holdClock(stage.page);
  await stage.page.goto(`/m/${code}/stage`);
  await expect(stage.page.getByText('Round 1 of 2').first()).toBeVisible();
  await stopClock(stage.page);
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
  for (const { page } of [watcher, stage]) {
    await awaitScene(page);
    await passHush(page);
    await page.keyboard.press('ArrowRight');
    await expect(scene(page)).not.toHaveAttribute('data-beat', 'dots');
  }
  const { page } = watcher;
  const [here, there] = [await placeKept(page, code), await placeKept(stage.page, `${code} on stage`)];
  expect(here).toBe(await scene(page).getAttribute('data-beat'));

  const [boardSeen, tableSeen] = [await watchBoard(page), await watchBoard(stage.page)];
  await page.reload();
  await awaitScene(page);
  await expect(beat(page, here)).toBeVisible();
  expect(await boardSeen(), 'what the scene tells was seen before it').toBe(false);

  const left = page.getByRole('region', { name: 'The scene you left' });
  await leaveBefore(page, code, 60_000);
  await page.reload();
  await awaitDrawn(left);
  await expect(scene(page), 'who comes back after a while finds the board').toHaveCount(0);
  await left.getByRole('button', { name: 'Go on where you were' }).click();
  await awaitScene(page);
  await expect(beat(page, here)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await page.reload();
  await awaitDrawn(page.getByRole('button', { name: 'Replay the scene' }));
  await expect(left, 'it was told to its end').toHaveCount(0);

  await stage.page.reload();
  await awaitScene(stage.page);
  await expect(beat(stage.page, there)).toBeVisible();
  expect(await tableSeen()).toBe(false);

  const late = await newVisitor({ watches: true });
  await late.page.goto(`/m/${code}`);
  await expect(late.page.getByRole('button', { name: 'Replay the scene' })).toBeVisible();
  await expect(late.page.getByRole('button', { name: 'Go on where you were' })).toHaveCount(0);
});

test('a shared dashboard that is reloaded in the middle of a scene goes on there, and shows nothing of it before', async ({
  newPerson,
}) => {
  const host = await newPerson('Hana', { watches: true });
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem']);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  await host.api.account.shareSafely.mutate({ on: true });
  const { page } = host;
  await holdClock(page);
  await page.goto(`/m/${code}/host`);
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
  await stopClock(page);
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
  await awaitScene(page);
  await passHush(page);
  await page.keyboard.press('ArrowRight');
  await expect(scene(page)).not.toHaveAttribute('data-beat', 'dots');
  const here = await placeKept(page, code);

  const boardSeen = await watchBoard(page);
  await page.reload();
  await awaitScene(page);
  await expect(beat(page, here)).toBeVisible();
  expect(await boardSeen(), 'what the scene tells was seen before it').toBe(false);

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('The log waits for the end of the scene.')).toBeVisible();
  await page.getByRole('tab', { name: 'Now' }).click();
  await awaitScene(page);
  await expect(beat(page, here)).toBeVisible();
  expect(await boardSeen(), 'coming back from the log').toBe(false);
});

test('a shared dashboard that is reloaded while the last round is told goes on there, and then leads to the end', async ({
  newPerson,
  database,
}) => {
  const host = await newPerson('Hana', { watches: true });
  const me = await host.api.account.me.query();
  const [recorded] = recordsOf('pointing-chains').filter(({ name }) => name === 'twenty-six');
  if (me === null || recorded === undefined) throw new Error('Nobody is here, or nothing recorded.');
  const last = recorded.record.events.length;
  const names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const { code, goOnTo } = await putRecordedMatch(database, {
    ...{ record: recorded.record, title: 'The long table', names, events: last - 1, host: me },
  });
  await host.api.account.shareSafely.mutate({ on: true });
  const { page } = host;
  await holdClock(page);
  await page.goto(`/m/${code}/host`);
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
  await stopClock(page);
  await goOnTo(last);
  await awaitScene(page);
  await passHush(page);
  await page.keyboard.press('ArrowRight');
  await expect(scene(page)).not.toHaveAttribute('data-beat', 'dots');
  const here = await placeKept(page, code);

  await page.addInitScript(() => {
    const look = () => {
      const words = [...document.querySelectorAll('h2')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (words.some(({ textContent }) => textContent === 'The match is over'))
        Object.assign(window, { overSeen: true });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.reload();
  await awaitScene(page);
  await expect(beat(page, here)).toBeVisible();
  expect(await page.evaluate(() => 'overSeen' in window), 'that the match is over was said before').toBe(false);
  await page.keyboard.press('Space');
  await page.locator('[data-way-on]').first().click();
  await expect(page.getByRole('link', { name: 'Watch the end' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it ended' }), 'nobody was shown the end').toHaveCount(0);
});

/** As if the match had ended ten minutes ago. */
async function leaveForGood({ prisma }: Database, code: string) {
  const data = { finishedAt: new Date(Date.now() - 10 * 60_000), revision: { increment: 1 } };
  await prisma.match.update({ where: { code }, data });
}

test('nothing on the page tells the end before it is told', async ({ newPerson, newVisitor, database }) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem']);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const watcher = await newVisitor({ watches: true });
  await openWithHeldClock(watcher, code);
  const { page } = watcher;
  for (let i = 0; i < 2; i++) await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
  const close = await host.api.matches.lastClose.query({ code });
  if (close?.after.status !== 'finished') {
    await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
    await hostWhoLooks(host.api).act({ code, action: { type: 'choose', seat: 'A' }, key: key() });
    await hostWhoLooks(host.api).act({ code, action: { type: 'choose', seat: 'B' }, key: key() });
    await hostWhoLooks(host.api).act({ code, action: { type: 'choose', seat: 'C' }, key: key() });
  }
  // The match is over; what the page says of it is what has been told.
  await awaitDrawn(scene(page).or(page.getByText('The host will tell the end')).first());
  await page.clock.runFor(2000);
  const told = page.getByRole('region', { name: 'Results' });
  await expect(told).toHaveCount(0);
  await expect(page.locator('[aria-live]').getByText(/wins|win with/)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);

  // The scene of the last round, if it is still on, then the end, both skipped; what comes late is drawn by the clock.
  const wayOn = page.locator('[data-way-on]').first();
  const goOnTo = (wanted: Locator) =>
    expect(async () => {
      if (await wayOn.isVisible()) await wayOn.click({ timeout: 1000 });
      else await page.keyboard.press('Space');
      await page.clock.runFor(500);
      await expect(wanted).toBeVisible({ timeout: 200 });
    }).toPass();
  // The end is the host's to tell: nobody has it told before, until the host has been gone for a while.
  await goOnTo(page.getByText('The host will tell the end'));
  const ways = page.getByRole('button', { name: /^(Show|Straight)/ });
  await expect(ways).toHaveCount(0);
  await leaveForGood(database, code);
  await awaitDrawn(ways.first());
  await expect(ways).toHaveText(['Show me the end', 'Straight to the result']);
  await goOnTo(told);
  await awaitDrawn(page.getByRole('table', { name: 'Standings' }));

  // Another browser has not seen it, and the host has not told it to anybody.
  const late = await newVisitor({ watches: true });
  await late.page.goto(`/m/${code}`);
  await expect(late.page.getByText('you need not wait any longer')).toBeVisible();
  await expect(late.page.getByRole('region', { name: 'Results' })).toHaveCount(0);
  // Held, it goes on by keys all the same: a button that was clicked takes Space and Enter for itself, and no arrow.
  await late.page.getByRole('button', { name: 'Show me the end' }).click();
  await late.page.getByRole('button', { name: 'Hold' }).click();
  // One header while it is told: the site's comes with the result.
  await expect(late.page.getByRole('banner')).toBeHidden();
  await expect(late.page.getByRole('link', { name: 'Main Match, home' })).toBeVisible();
  const held = (await scene(late.page).getAttribute('data-beat')) ?? '';
  await late.page.keyboard.press('ArrowRight');
  await expect(scene(late.page)).not.toHaveAttribute('data-beat', held);
  const on = (await scene(late.page).getAttribute('data-beat')) ?? '';
  await late.page.reload();
  await expect(late.page.getByRole('button', { name: 'From the start' })).toBeVisible();
  await late.page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Go on where you were', 'From the start', 'Straight to the result'])
    await expect(late.page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await late.page.getByRole('button', { name: 'Go on where you were' }).click();
  await expect(beat(late.page, on)).toBeVisible();
  await late.page.getByRole('button', { name: 'Skip' }).click();
  await late.page.getByRole('button', { name: 'To the whole result' }).click();
  await expect(late.page.getByRole('banner')).toBeVisible();
  await expect(late.page.getByRole('region', { name: 'Results' })).toBeVisible();
});

/** Everything that a screen reader would have said, and every title, since this was called. */
async function listenTo(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const listen = () => {
      const said = [...document.querySelectorAll('[aria-live], [role=status], [role=alert], title')];
      heard.push(...said.map(({ textContent }) => textContent ?? ''));
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' | '));
}

test(
  'the host tells the end with “Next”: every page is at the same beat, and nobody hears more',
  long,
  async ({ newPerson, newVisitor }) => {
    test.slow();
    const host = await newPerson('Hana', { watches: true });
    const code = await createMatch(host, ['Ana', 'Bea', 'Cem'], { rounds: 1 });
    const people = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cleo')] as const;
    for (const person of people) await person.api.lobby.join.mutate({ code });
    expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
    const watcher = await newVisitor({ watches: true });
    for (const { page } of [host, watcher]) {
      await page.goto(`/m/${code}`);
      await expect(page.getByText('Round 1 of 1').first()).toBeVisible();
    }
    const heard = await listenTo(watcher.page);
    // A chain of three: Ana, its start, is third; Bea and Cem win with a point each.
    const sent = [['A', 'B'], ['B', 'C'], ['C', null]] as const; // biome-ignore format: who points at whom, side by side
    for (const [i, [seat, at]] of sent.entries()) {
      await people[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: key() });
    }
    await host.page.getByRole('button', { name: 'Close the round' }).click();
    await expect(scene(watcher.page)).toBeVisible();
    await watcher.page.keyboard.press('Space');
    await watcher.page.getByRole('button', { name: 'On to the finale' }).click();
    await expect(watcher.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
    // The host, for whom everybody waits, comes there without a hand.
    await expect(host.page.getByRole('heading', { name: 'The match is over' })).toBeVisible({ timeout: 60_000 });
    const { page } = watcher;
    await expect(page.getByText('The host will tell the end')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Show|Straight)/ })).toHaveCount(0);
    const places = page.getByRole('region', { name: 'Places told so far' }).getByRole('list').last();
    await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);
    expect(await heard()).not.toMatch(/Ana|Bea|Cem|wins?\b/);

    await host.page.setViewportSize({ width: 1280, height: 720 });
    await host.page.getByRole('button', { name: 'Tell it to everybody' }).click();
    let wasAsked = false;
    for (let isWon = false, beats = 0; !isWon && beats < 20; beats++) {
      await expect(host.page.locator('[data-beat]')).toBeVisible();
      const id = (await host.page.locator('[data-beat]').getAttribute('data-beat')) ?? '';
      await expect(beat(page, id)).toBeVisible();
      isWon = id === 'winners';
      if (!isWon) expect(await heard()).not.toMatch(/win with/);
      if (!isWon) await expect(places).not.toContainText('Bea');
      const next = host.page.getByRole('button', { name: /^Next: / });
      await expect(next).toBeInViewport({ ratio: 1 });
      const isBeforeWinner = /who won/.test(await next.innerText());
      await next.click();
      if (isBeforeWinner) {
        // Asked first: by no slip, and not by the key either.
        await expect(host.page.getByText('The next step says who won, on every page.')).toBeVisible();
        await host.page.keyboard.press('ArrowRight');
        expect(await heard()).not.toMatch(/win with/);
        await host.page.getByRole('button', { name: 'Not yet' }).click();
        await host.page.getByRole('button', { name: 'Back' }).click();
        await expect(beat(page, id)).toHaveCount(0);
        await next.click();
        await expect(beat(page, id)).toBeVisible();
        await next.click();
        await host.page.getByRole('button', { name: 'Tell who won' }).click();
        wasAsked = true;
      }
      await expect(beat(host.page, id)).toHaveCount(0);
    }
    expect(wasAsked).toBe(true);
    await expect(places).toContainText('Bea');
    expect(await heard()).toMatch(/Bea and Cem win with/);
    // Once it is told whole, everybody goes on by themselves.
    for (const one of [host.page, page]) {
      await one.getByRole('button', { name: 'To the whole result' }).click();
      await expect(one.getByRole('region', { name: 'Results' })).toContainText('Bea');
    }

    // Whoever comes later plays it alone; the stage shows its last picture.
    const late = await newVisitor({ watches: true });
    await late.page.goto(`/m/${code}`);
    await expect(late.page.getByRole('button', { name: 'Show me the end' })).toBeVisible();
    await late.page.goto(`/m/${code}/stage`);
    await expect(scene(late.page)).toHaveAttribute('data-scene', 'end');
  },
);

test(
  'on the stage N tells the end a beat at a time and B goes back; who won takes N twice',
  long,
  async ({ newPerson }) => {
    const host = await newPerson('Hana', { watches: true });
    const code = await createMatch(host, ['Ana', 'Bea', 'Cem'], { rounds: 1 });
    const people = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cleo')] as const;
    for (const person of people) await person.api.lobby.join.mutate({ code });
    expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
    const sent = [['A', 'B'], ['B', 'C'], ['C', null]] as const; // biome-ignore format: who points at whom, side by side
    for (const [i, [seat, at]] of sent.entries())
      await people[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: key() });
    expect(await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() })).toMatchObject({
      ok: true,
    });
    const { page } = host;
    await page.goto(`/m/${code}/stage`);
    await expect(page.getByText('The host will tell the end')).toBeVisible();
    const told = async () => (await host.api.matches.page.query({ code })).finaleStep;
    const on = async () => (await scene(page).getAttribute('data-beat')) ?? '';
    await page.keyboard.press('b');
    await page.keyboard.press('n');
    await expect(scene(page)).toHaveAttribute('data-scene', 'beat');
    const first = await on();
    await page.keyboard.press('n');
    await expect(beat(page, first)).toHaveCount(0);
    const second = await on();
    await page.keyboard.press('b');
    await expect(beat(page, first)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('n');
    await expect(beat(page, second)).toBeVisible();

    const asked = page.getByText('The next step says who won. Press N once more to tell it.');
    while (!(await asked.isVisible())) {
      const other = page.locator(`[data-scene]:not([data-beat="${await on()}"])`);
      await page.keyboard.press('n');
      await expect(asked.or(other).first()).toBeVisible();
    }
    const before = await told();
    const last = await on();
    await page.keyboard.press('b');
    await page.keyboard.press('n');
    expect(await told()).toBe(before);
    await expect(beat(page, last)).toBeVisible();
    await page.keyboard.press('n');
    await expect(beat(page, 'winners')).toBeVisible();
    expect(await told()).toBe((before ?? 0) + 1);
  },
);

test(
  'a host who looked on alone brings the others to the end with them, and no file waits any longer',
  long,
  async ({ newPerson, newVisitor }) => {
    const host = await newPerson('Hana', { watches: true });
    const code = await createMatch(host, ['Ana', 'Bea', 'Cem'], { rounds: 1 });
    expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    const act = (action: unknown) => hostWhoLooks(host.api).act({ code, action, key: key() });
    // The round, and where its winners have to vote, the vote.
    for (const type of ['resolve', 'resolve']) await act({ type });
    for (const seat of ['A', 'B', 'C']) await act({ type: 'choose', seat });
    await host.page.goto(`/m/${code}`);
    await host.page.getByRole('button', { name: 'Show it to me alone' }).click();
    await host.page.getByRole('button', { name: 'Skip' }).click();
    await expect(host.page.getByRole('button', { name: 'To the whole result' })).toBeVisible();
    // Meanwhile it begins for everybody, from the stage.
    const { page, api } = await newVisitor({ watches: true });
    await page.goto(`/m/${code}`);
    await expect(page.getByText('The host will tell the end')).toBeVisible();
    const hasRecord = () => api.matches.record.query({ code }).then(Boolean, () => false);
    await host.api.host.tellFinale.mutate({ code, step: 0 });
    await expect(scene(page)).toHaveAttribute('data-scene', 'beat');
    expect(await hasRecord()).toBe(false);
    await expect(host.page.getByText('The end is being told to everybody.')).toBeVisible();
    await expect(host.page.getByRole('button', { name: 'To the whole result' })).toHaveCount(0);
    await host.page.getByRole('button', { name: 'Go along with the others' }).click();
    await expect(scene(host.page)).toHaveAttribute('data-scene', 'beat');
    // Who goes ahead takes everybody along, and is asked first.
    await host.page.getByRole('button', { name: 'Straight to the result, for everybody' }).click();
    await expect(page.getByRole('button', { name: 'To the whole result' })).toHaveCount(0);
    await host.page.getByRole('button', { name: 'Show the result to everybody' }).click();
    await expect(host.page.getByRole('region', { name: 'Results' })).toBeVisible();
    await page.getByRole('button', { name: 'To the whole result' }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    expect(await hasRecord()).toBe(true);
    await page.getByRole('link', { name: 'Replay and verify' }).click();
    await expect(page.getByRole('region', { name: 'Film' })).toBeVisible();
  },
);

/** What only the end of a match of Bifröst tells: who was which colour, and so who won. */
const unmasked = /\bwas (Ana|Bea|Cem)|\bwins? with/;

test('Bifröst: nothing of the end is seen or heard before it is told', long, async ({ newVisitor, database }) => {
  const end = recordNamed('bifrost', 'whole-match').record.events.length;
  const { code, goOnTo } = await putRecord(database, {
    ...{ game: 'bifrost', name: 'whole-match', events: end - 1, settings: { moveSeconds: 600 } },
  });
  const { page } = await newVisitor({ watches: true });
  await holdClock(page);
  await page.goto(`/m/${code}`);
  await expect(page.getByRole('region', { name: 'Board 4' })).toBeVisible();
  await page.mouse.move(300, 300);
  await stopClock(page);
  const heard = await listenTo(page);
  const expectUntold = async () => {
    expect(await page.getByRole('main').textContent()).not.toMatch(unmasked);
    expect(`${await page.title()} ${await heard()}`).not.toMatch(unmasked);
    for (const hidden of [/^Results$/, /^Who was who$/]) {
      await expect(page.getByRole('region', { name: hidden })).toHaveCount(0);
    }
  };
  await goOnTo(end);
  await awaitScene(page);
  await expectUntold();
  await page.keyboard.press('Space');
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await expectUntold();
  await page.getByRole('button', { name: 'On to the finale' }).click();
  await awaitDrawn(beat(page, 'boards'));
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);
  for (const id of ['boards', '3rd places', '2nd places', '1st places', 'points']) {
    await awaitDrawn(beat(page, id));
    await expectUntold();
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(heard).toMatch(/\bwas (Ana|Bea|Cem)/);

  // Whoever opens the page then is offered the end, before a hand has reached for anything.
  const late = await newVisitor({ watches: true });
  await late.page.goto(`/m/${code}`);
  await expect(late.page.getByRole('button', { name: 'Show me the end' })).toBeVisible();
  expect(await late.page.getByRole('main').textContent()).not.toMatch(unmasked);
});

test('the clock of the next round starts when the interlude is over', long, async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Hana');
  const settings = { pace: 'clock', roundSeconds: 300, interludeSeconds: 15 };
  const code = await createMatch(host, ['Ana', 'Bea', 'Cem'], settings);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const watcher = await newVisitor();
  await watcher.page.goto(`/m/${code}`);
  await expect(watcher.page.getByText('Round 1 of 2').first()).toBeVisible();
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
  const close = await host.api.matches.lastClose.query({ code });
  const until = close?.after.interlude?.until ?? 0;
  expect(close?.after.dueAt).toBe(until + 300_000);
  await expect(watcher.page.getByRole('timer', { name: /^The clock starts in \d+ seconds?$/ }).first()).toBeVisible();
  await expect(
    watcher.page.getByRole('timer', { name: /^Round 2 of 2: (5 minutes|4 minutes 5\d seconds) left$/ }).first(),
  ).toBeVisible();
});

const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test('a scene, the table and the stage are by night in the light theme too', long, async ({ newVisitor, database }) => {
  const [recorded] = recordsOf('pointing-chains').filter(({ name }) => name === 'worked-example');
  if (recorded === undefined) throw new Error('The worked example is gone.');
  const host = { id: 'recorded-host', name: 'Hana' };
  const names = [...recorded.record.seats];
  const { code, goOnTo } = await putRecordedMatch(database, {
    ...{ record: recorded.record, title: 'By night', host, names, events: 0 },
  });
  const { page } = await newVisitor({ watches: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/m/${code}`);
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
  const [ground, table] = [await colourOf(page, 'body'), await colourOf(page, '.night')];
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colourOf(page, 'body')).not.toBe(ground);
  expect(await colourOf(page, '.night')).toBe(table);

  await goOnTo(13);
  await expect(scene(page)).toBeVisible();
  expect(await colourOf(page, '[data-scene] .night')).toBe(table);
  await page.goto(`/m/${code}/stage`);
  await expect(page.locator('main[data-stage]')).toBeVisible();
  expect(await colourOf(page, 'main[data-stage]')).toBe(table);
});

const nextToDo = [
  { game: 'pointing-chains', name: 'thirteen', events: 13, says: /^Round 2: who do you point at/ },
  { game: 'proof-by-contradiction', name: 'eleven', events: 11, says: /two tokens and your second clue$/ },
  { game: 'logical-bluffs', name: 'wrong-guess-and-items', events: 2, says: /says of D1 B2 C3$/ },
  { game: 'logical-bluffs', name: 'wrong-guess-and-items', events: 17, says: /^Make four statements$/ },
  { game: 'runes-to-ruins', name: 'clash-and-wrong-guesses', events: 4, says: /^Your symbol$/ },
  { game: 'runes-to-ruins', name: 'clash-and-wrong-guesses', events: 20, says: /^Round 3: set what you want/ },
  { game: 'bifrost', name: 'whole-match', events: 78, says: /^Board \d: your turn$/ },
];

/** Sits down on the first seat of recorded matches: is there when one's next event closes something, and its scene begins. */
async function playerOfRecords({ page, context, api, name: own }: Person, database: Database) {
  // What the page hears comes to it alone, so that one can wait for it, not to a worker of all tabs.
  await context.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }));
  const me = await api.account.me.query();
  return async ({ game, name, events }: { game: string; name: string; events: number }) => {
    const [seat = ''] = recordNamed(game, name).record.seats;
    const players = { [seat]: { id: me?.id ?? '', name: own } };
    const { code, goOnTo } = await putRecord(database, { game, name, events: events - 1, players });
    const listens = page.waitForResponse(/play\.live/);
    await page.goto(`/m/${code}`);
    await listens;
    await page.mouse.move(300, 300); // a hand on the page: scenes come to a seat that is asked
    await page.mouse.move(320, 300);
    await goOnTo(events);
    await expect(scene(page)).toBeVisible();
  };
}

test(
  'after its scene every game leads whoever plays to the heading of what is now to do',
  long,
  async ({ newPerson, database }) => {
    test.slow();
    const ann = await newPerson('Ann', { watches: true });
    const meetClose = await playerOfRecords(ann, database);
    const { page } = ann;
    for (const { says, ...one } of nextToDo) {
      const { game, events } = one;
      await meetClose(one);
      await page.keyboard.press('Space');
      await expect(scene(page)).toHaveAttribute('data-scene', 'end');
      await page.keyboard.press('Enter');
      const focused = page.locator(':focus');
      await expect(focused, `${game}, ${events}`).toHaveText(says);
      expect(await focused.evaluate(({ tagName }) => tagName), game).toMatch(/^(H2|LEGEND)$/);
      expect(await page.evaluate(() => window.scrollY), game).toBe(0);
    }
  },
);

/** Words that end in dots: nobody can rest a pointer on them there. */
const cutIn = (place: Locator) =>
  place.evaluate((frame) =>
    [...frame.querySelectorAll<HTMLElement>('span, p')]
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

test(
  'on a phone a scene cuts no name, and the way on is in sight, however long its card',
  long,
  async ({ newPerson, database }) => {
    test.slow();
    const ann = await newPerson('Ann', { phone: true, watches: true });
    const meetClose = await playerOfRecords(ann, database);
    const { page } = ann;
    for (const one of nextToDo) {
      await meetClose(one);
      await scene(page).tap({ position: { x: 30, y: 30 } });
      await expect(scene(page)).toHaveAttribute('data-scene', 'end');
      await expect(page.locator('[data-way-on]'), `${one.game}, ${one.events}`).toBeInViewport({ ratio: 1 });
      expect(await cutIn(scene(page)), `${one.game}, ${one.events}`).toEqual([]);
    }
  },
);

test('after a scene nothing has a ring on the page of who looks on', long, async ({ newVisitor, database }) => {
  const { page } = await newVisitor({ watches: true });
  const { code, goOnTo } = await putRecord(database, { game: 'pointing-chains', name: 'thirteen', events: 12 });
  await page.goto(`/m/${code}`);
  await expect(page.getByText('Everybody points in secret')).toBeVisible();
  await goOnTo(13);
  await expect(scene(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(scene(page)).toHaveAttribute('data-scene', 'end');
  await page.keyboard.press('Enter');
  const board = page.getByRole('group', { name: 'Round 2 of 3' });
  await expect(board).toBeFocused();
  expect(await board.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
});

const publicOnStage = [
  {
    game: 'pointing-chains',
    name: 'thirteen',
    events: 24,
    says: [/Round 1/, /A chain of 6, a loop of 4/, /told at the end/],
  },
  {
    game: 'proof-by-contradiction',
    name: 'corrected',
    events: 10,
    says: [/Ana/, /row 1/, /takes a point from its author/],
  },
  { game: 'logical-bluffs', name: 'bots two careful bots', events: 49, says: [/Ana/, /seen 13 of 16/, /smokescreen/] },
  { game: 'runes-to-ruins', name: 'five-seats', events: 95, says: [/2 of 5 ready/, /Ana ?found in round 4/, /13/] },
];

/** Where the board has the whole stage. */
const boardsAlone: ReadonlyMap<string, (page: Page) => Locator> = new Map([
  ['logical-bluffs', (page: Page) => page.getByLabel(/^The grid/)],
  ['runes-to-ruins', (page: Page) => page.getByRole('list', { name: 'The slabs' })],
]);

test(
  'the stage says what is public beside the table or the board, in every game',
  long,
  async ({ newVisitor, database }) => {
    test.slow();
    const { page } = await newVisitor();
    for (const { game, name, events, says } of publicOnStage) {
      const { code } = await putRecord(database, { game, name, events });
      await page.goto(`/m/${code}/stage`);
      const known = page.getByRole('region', { name: 'What is public' });
      for (const words of says) await expect(known, game).toContainText(words);
      const middle = boardsAlone.get(game)?.(page) ?? page.getByRole('region', { name: 'The table' });
      await expect(middle.first(), game).toBeVisible();
    }
    const { code } = await putRecord(database, { game: 'bifrost', name: 'whole-match', events: 215 });
    await page.goto(`/m/${code}/stage`);
    await expect(page.getByText('Board 4: blue to move')).toBeVisible();
    await expect(page.getByText('Red put A5.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Edges joined on board 4' }).getByText('2 of 3')).toHaveCount(3);
  },
);

test(
  'who comes to Bifröst later has the last board that was decided told again',
  long,
  async ({ newVisitor, database }) => {
    const { code } = await putRecord(database, { game: 'bifrost', name: 'whole-match', events: 215 });
    const { page } = await newVisitor({ watches: true });
    await page.goto(`/m/${code}`);
    await page.getByRole('button', { name: 'Replay the scene' }).click();
    await expect(page.getByRole('region', { name: /^Scene: half-time/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'This match' })).toContainText('Half 1');
  },
);

const publicInLog = [
  {
    game: 'pointing-chains',
    name: 'thirteen',
    events: 24,
    says: [/Round 1 of 3.*Round 1: a chain of 6, a loop of 4/s],
  },
  { game: 'proof-by-contradiction', name: 'corrected', events: 10, says: [/Round 1.*Round 1: four clues.*Ana: “/s] },
  { game: 'logical-bluffs', name: 'wrong-guess-and-items', events: 7, says: [/statements.*Ana speaks of B1 A2/s] },
  {
    game: 'runes-to-ruins',
    name: 'clash-and-wrong-guesses',
    events: 30,
    says: [/Round 3.*Cem is found.*Insight is paid/s],
  },
  { game: 'bifrost', name: 'whole-match', events: 215, says: [/Half 1.*Half-time: red 9, green 4, blue 2.*Step 42/s] },
];

for (const { game, name, events, says } of publicInLog) {
  test(
    `the log of ${game} tells who watches what was public, by rounds, and nothing that was sent`,
    long,
    async ({ newVisitor, database }) => {
      const { page } = await newVisitor();
      const { code } = await putRecord(database, { game, name, events });
      await page.goto(`/m/${code}`);
      await page.getByRole('tab', { name: 'Log' }).click();
      const log = page.getByRole('tabpanel', { name: 'Log' });
      for (const words of says) await expect(log).toContainText(words);
      await expect(log).not.toContainText(/pointed at|placed|claimed|guess|is ready|sent something/);
    },
  );
}

test('the log says what closed when its scene is over', async ({ newVisitor, database }) => {
  const { page } = await newVisitor({ watches: true });
  const { code, goOnTo } = await putRecord(database, { game: 'pointing-chains', name: 'thirteen', events: 12 });
  await openWithHeldClock({ page }, code);
  await page.getByRole('tab', { name: 'Log' }).click();
  // Where the tabs do not answer yet, the click is held until a frame in which they do: frames, and the log, come by the clock.
  await awaitDrawn(page.getByRole('tabpanel', { name: 'Log' }).getByText('Nothing has happened yet.'));
  await goOnTo(13);
  await awaitScene(page);
  await passHush(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('tabpanel', { name: 'Log' })).not.toContainText('chain of');
  await page.getByRole('button', { name: 'Skip' }).click(); // the tab has the keys
  await page.getByRole('button', { name: /^On to/ }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('Round 1: a chain of 6');
});

function recordNamed(game: string, name: string) {
  const recorded = recordsOf(game).find((one) => one.name === name);
  if (recorded === undefined) throw new Error(`${name} of ${game} is gone.`);
  return recorded;
}

interface Put {
  readonly game: string;
  readonly name: string;
  readonly events: number;
  readonly players?: Recorded['players'];
  /** Instead of the record's own; its events have to hold by them. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

function putRecord(database: Database, { game, name, events, players = {}, settings = {} }: Put) {
  const recorded = recordNamed(game, name).record;
  const record = { ...recorded, settings: { ...recorded.settings, ...settings } };
  const names = 'Ana Bea Cem Dov Eli Fay Gus Hal Ida Jon Kim Lea Max'.split(' ');
  return putRecordedMatch(database, {
    ...{ record, names, events, players },
    title: 'Friday',
    host: { id: 'recorded-host', name: 'Hana' },
  });
}
