import type { Locator, Page } from '@playwright/test';
import { expectApart } from './apart';
import { expect, long, type Person, tellTheEnd, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch, recordsOf } from './recorded-match';

// Pointing Chains as people play it: each from a browser of their own, the host and a spectator beside them.

const names = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou', 'Max'];

interface Wishes {
  settings?: Record<string, string | number | null>;
  seats?: string[];
}

async function createMatch(host: Person, { settings = {}, seats = names }: Wishes = {}): Promise<string> {
  const outcome = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'The long table',
    settings: { pace: 'host', ...settings },
    seats,
    visibility: 'public',
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.code;
}

async function join(code: string, people: readonly Person[]) {
  for (const person of people) expect(await person.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
}

async function start(host: Person, code: string, freeSeats: 'bots' | 'refuse' = 'refuse') {
  expect(await host.api.lobby.start.mutate({ code, freeSeats })).toMatchObject({ ok: true });
}

/** `costs`: who points for the last time too is asked once. */
async function pointAt(page: Page, name: string, { costs = false } = {}) {
  const board = page.getByRole('group', { name: /who do you point at/ });
  await board.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: `Point at ${name === 'Nobody' ? 'nobody' : name}` }).click();
  if (costs) await page.getByRole('button', { name: 'Point and lose it' }).click();
  await expect(page.getByText(`Saved: you point at ${name === 'Nobody' ? 'nobody' : name}.`)).toBeVisible();
}

/** A face that can be chosen: its radio button is out of sight. */
const choiceOn = (page: Page) => page.locator('label', { has: page.getByRole('radio') });

const mapOf = (page: Page, round: number) => page.getByRole('img', { name: new RegExp(`^Round ${round}, `) });

test(
  'thirteen play three rounds; the host closes each, the spectator sees each map come, the end reveals all',
  long,
  async ({ newPerson, newVisitor }) => {
    test.slow();
    const host = await newPerson('Hana');
    const code = await createMatch(host);
    const people: Person[] = [];
    for (const [i, name] of ['Ann', 'Ben', 'Cleo', 'Dina', 'Emil'].entries()) {
      people.push(await newPerson(name, { phone: i === 1 }));
    }
    await join(code, people);
    const watcher = await newVisitor();
    await watcher.page.goto(`/m/${code}`);
    await expect(watcher.page.getByText('The long table').first()).toBeVisible();
    await start(host, code, 'bots');

    // The lobby turns into the match on every open page.
    await expect(watcher.page.getByText(/map of round 1 appears here/)).toBeVisible();
    await Promise.all(people.map(({ page }) => page.goto(`/m/${code}`)));
    await host.page.goto(`/m/${code}/host`);
    await expect(host.page.getByRole('region', { name: 'If you close the round now' })).toContainText(
      'point at nobody',
    );

    for (const round of [1, 2, 3]) {
      const [ana, bea, cem, dov, eva] = people.map(({ page }) => page) as [Page, Page, Page, Page, Page];
      await expect(ana.getByText(`Round ${round}: who do you point at?`)).toBeVisible();
      await expect(ana.getByText('Your turn', { exact: true })).toBeVisible();
      await expect(ana).toHaveTitle(/^\(!\) Round \d: point at somebody/);
      const costs = round === 3;
      await pointAt(ana, 'Bea', { costs });
      await pointAt(bea, 'Cem', { costs });
      await pointAt(cem, round === 1 ? 'Bea' : 'Dov', { costs });
      await pointAt(dov, 'Nobody');
      await pointAt(eva, 'Bea', { costs });
      // Changed before the close: the last one counts.
      await pointAt(eva, 'Ana');
      await expect(ana).not.toHaveTitle(/^\(!\)/);

      await expect(host.page.getByRole('region', { name: 'What waits for you' })).toContainText('Everybody has acted');
      await expect(host.page.getByText('You close the round', { exact: true })).toBeVisible();
      await expect(
        host.page.getByRole('img', { name: 'What closing the round would publish, with names' }),
      ).toContainText('Eva');
      await host.page.getByRole('button', { name: 'Close the round' }).click();

      if (round === 3) break;
      for (const page of [watcher.page, ana, bea]) {
        await expect(mapOf(page, round)).toBeVisible();
        // Nobody is named on it before the end.
        await expect(mapOf(page, round)).not.toContainText('Ana');
      }
    }

    // The vote may come between. Bots among the winners choose in their own time, which may end it at any moment; for people
    // the host closes it and decides, one step at a look.
    const finished = watcher.page.getByRole('region', { name: 'Results' });
    const dashboard = host.page;
    const step = { timeout: 3_000 };
    const next = watcher.page.getByText(/The last round is closed|The host will tell the end/);
    await expect(finished.or(next).first()).toBeVisible({ timeout: 60_000 });
    await expect(async () => {
      if (await watcher.page.getByText('The host will tell the end').isVisible()) await tellTheEnd(host, code);
      if (await finished.or(watcher.page.locator('[data-way-on]')).first().isVisible()) {
        return expect(finished).toBeVisible(step); // the spectator goes on by itself, from the last scene and the end
      }
      const closeNow = dashboard.getByRole('button', { name: 'Close it now' });
      if (await closeNow.isVisible()) await closeNow.click(step);
      else if (await dashboard.getByText('Who is the elimination candidate?').first().isVisible()) {
        await choiceOn(dashboard).first().click(step);
        await dashboard.getByRole('button', { name: /^Decide for/ }).click(step);
        await dashboard.getByRole('button', { name: /^Yes, / }).click(step);
      } else await dashboard.getByRole('button', { name: /^Close the (round|vote)$/ }).click(step);
      await expect(finished).toBeVisible(step);
    }).toPass({ timeout: 60_000 });
    await expect(finished).toBeVisible();
    const map = watcher.page.getByRole('img', { name: /^Round 3, / });
    await expect(map).toContainText('Ana');
    await watcher.page.getByText('All rounds of all 13 players').click();
    await expect(watcher.page.getByRole('table', { name: 'Points by round' })).toContainText('→ Bea');
    await expect(watcher.page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(14);
  },
);

test('a round closes at its deadline by itself', long, async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, {
    settings: { pace: 'clock', roundSeconds: 20, rounds: 2 },
    seats: names.slice(0, 4),
  });
  const ann = await newPerson('Ann');
  await join(code, [ann]);
  const watcher = await newVisitor();
  // Both are there before the clock runs.
  for (const { page } of [ann, watcher]) {
    await page.goto(`/m/${code}`);
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  }
  await start(host, code, 'bots');
  await expect(ann.page.getByRole('timer').first()).toBeVisible();
  await pointAt(ann.page, 'Cem');
  await expect(ann.page.getByText('This counts at the deadline; you can still change it until then.')).toBeVisible();
  await expect(mapOf(watcher.page, 1)).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Round 1 you → Cem' })).toBeVisible();
});

test('no face and no name lies over what the map in the middle of the table is called', async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await createMatch(host, { seats: names.slice(0, 5), settings: { interludeSeconds: 0 } });
  await join(code, [ann]);
  await start(host, code, 'bots');
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'resolve-the-first' });
  const { page } = ann;
  await page.goto(`/m/${code}`);
  const caption = page.getByText('Map of round 1', { exact: true });
  const table = page.getByRole('group', { name: /who do you point at/ });
  for (const [width, height] of [
    [1280, 800],
    [1280, 600],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      await page.keyboard.press('d'); // across the table; whoever is chosen has the largest name
      await expect(page.getByRole('radio', { name: /^Dov/ })).toBeChecked({ timeout: 1_000 });
    }).toPass();
    const own = (await caption.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(own.width).toBeGreaterThan(0);
    for (const seat of await table.getByRole('listitem').all()) {
      const other = (await seat.boundingBox()) ?? own;
      const isBeside = other.x >= own.x + own.width || other.x + other.width <= own.x;
      const isApart = other.y >= own.y + own.height || other.y + other.height <= own.y;
      expect(isBeside || isApart, `${await seat.textContent()} at ${width} by ${height}`).toBe(true);
    }
  }
});

test('by keyboard alone: arrows go along from where the page opens, a letter chooses, Enter points', async ({
  newPerson,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, { seats: ['Ana', 'Bea', 'Cem', 'Dov'] });
  const ann = await newPerson('Ann');
  await join(code, [ann]);
  await start(host, code, 'bots');
  const { page } = ann;
  await page.goto(`/m/${code}`);
  const board = page.getByRole('group', { name: /who do you point at/ });
  await expect(board).toBeVisible();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expect(page.getByText('The host closes the round when ready')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(board.getByRole('radio', { name: 'Nobody' })).toBeChecked({ timeout: 1000 });
  }).toPass();
  // Not from a field, nor from a list of tabs.
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(board.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await page.keyboard.press('c');
  await expect(board.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await board.getByRole('radio', { name: 'Nobody' }).focus();
  await page.keyboard.press('c');
  await expect(board.getByRole('radio', { name: 'Cem' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(board.getByRole('radio', { name: 'Dov' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved: you point at Dov.')).toBeVisible();
  await page.keyboard.press('0');
  await expect(board.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved: you point at nobody.')).toBeVisible();
});

test('the table is all there: each seat for a thumb, above a bar that leaves room', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, { settings: { pace: 'clock', roundSeconds: 600 } });
  const ann = await newPerson('Ann', { phone: true });
  await join(code, [ann]);
  await start(host, code, 'bots');
  const { page } = ann;
  await page.goto(`/m/${code}`);
  const bar = page.getByRole('region', { name: 'What you can do now' });
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error('out of sight');
    return box;
  };
  await expect(bar.getByRole('timer')).toBeVisible();
  await choiceOn(page).filter({ hasText: 'Kim' }).tap();
  await expect(page.getByRole('button', { name: 'Point at Kim' })).toBeVisible();
  const foot = await boxOf(bar);
  expect(foot.height).toBeLessThanOrEqual(96);
  await expect(choiceOn(page)).toHaveCount(13);
  for (const choice of await choiceOn(page).all()) {
    const { x, y, width, height } = await boxOf(choice);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(foot.y);
  }
  await page.getByRole('button', { name: 'Point at Kim' }).tap();
  await expect(page.getByText('Saved: you point at Kim.')).toBeVisible();
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(96);

  // Who watches has one table, one map on it and one clock.
  const watcher = await newVisitor();
  await watcher.page.goto(`/m/${code}`);
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'resolve-for-map' });
  await expect(mapOf(watcher.page, 1)).toHaveCount(1);
  await expect(watcher.page.getByRole('region', { name: 'The table' })).toHaveCount(1);
  await expect(watcher.page.getByRole('timer')).toHaveCount(1);
});

test('twenty-six with long names are a list: each whole, apart from all others, and large enough for a thumb', async ({
  newPerson,
  database,
}) => {
  const [ann, onPhone] = [await newPerson('Ann'), await newPerson('Ben', { phone: true })];
  const [recorded] = recordsOf('pointing-chains').filter(({ name }) => name === 'twenty-six');
  const players = await Promise.all([ann, onPhone].map(({ api }) => api.account.me.query()));
  const [a, b] = players;
  if (recorded === undefined || a == null || b == null) throw new Error('Nobody is here, or nothing recorded.');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const { code } = await putRecordedMatch(database, {
    ...{ record: recorded.record, title: 'The long table', host: { id: 'nobody', name: 'Hana' }, events: 40 },
    names: letters.map((letter) => `Player ${letter} of the table`),
    players: { A: a, B: b },
  });
  for (const { page } of [ann, onPhone]) {
    await page.goto(`/m/${code}`);
    await expect(choiceOn(page)).toHaveCount(26);
    await expectApart(choiceOn(page), 26);
    for (const choice of await choiceOn(page).all()) {
      const box = await choice.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      const name = choice.getByText(/^(Player|Nobody)/).last();
      const cut = await name.evaluate((words) => words.scrollWidth > words.clientWidth + 1);
      expect(cut, await choice.innerText()).toBe(false);
    }
  }
  await onPhone.page.getByText('Player Z of the table').first().tap();
  await expect(onPhone.page.getByRole('button', { name: 'Point at Player Z of the table' })).toBeVisible();
});

test('on a phone the board fills the width, the bar stays at the foot, and a draft survives a reload', async ({
  newPerson,
}) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host);
  const ann = await newPerson('Ann', { phone: true });
  await join(code, [ann]);
  await start(host, code, 'bots');
  const { page } = ann;
  await page.goto(`/m/${code}`);
  const board = page.getByRole('group', { name: /who do you point at/ });
  await board.getByText('Kim', { exact: true }).tap();
  const lockIn = page.getByRole('button', { name: 'Point at Kim' });
  await expect(lockIn).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(board.getByRole('radio', { name: 'Kim' })).toBeChecked();
  await page.getByRole('button', { name: 'Point at Kim' }).tap();
  await expect(page.getByText('Saved: you point at Kim.')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('Saved: you point at Kim.')).toBeInViewport();
});

test(
  'a lost connection is shown, mends itself, and shows the present',
  long,
  async ({ newPerson, newVisitor, expectFault }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|Failed to fetch/);
    const host = await newPerson('Hana');
    const code = await createMatch(host, { seats: names.slice(0, 5) });
    await start(host, code, 'bots');
    const watcher = await newVisitor();
    await watcher.page.goto(`/m/${code}`);
    await expect(watcher.page.getByText(/map of round 1 appears here/)).toBeVisible();
    await watcher.context.setOffline(true);
    await expect(watcher.page.getByText(/You are offline/)).toBeVisible();
    await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'resolve-while-away' });
    await watcher.context.setOffline(false);
    await expect(mapOf(watcher.page, 1)).toBeVisible();
    await expect(watcher.page.getByText(/You are offline/)).toBeHidden();
  },
);

test('what is sent without a connection is sent by itself once it is back; in a pause the bar says so', async ({
  newPerson,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|Failed to fetch/);
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann', { phone: true })];
  const settings = { pace: 'clock', roundSeconds: 3600, interludeSeconds: 0 };
  const code = await createMatch(host, { seats: names.slice(0, 5), settings });
  await join(code, [ann]);
  await start(host, code, 'bots');
  const { page } = ann;
  await page.goto(`/m/${code}`);
  const bar = page.getByRole('region', { name: 'What you can do now' });
  const point = bar.getByRole('button', { name: /^Point at / });
  const offline = page.getByText(/^You are offline/);

  // What a desk is made of comes with the first touch, and in a tunnel not at all.
  await ann.context.setOffline(true);
  await page.keyboard.press('b');
  await expect(offline).toBeVisible();
  await ann.context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(async () => {
    await page.keyboard.press('b');
    await expect(point).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await ann.context.setOffline(true);
  await expect(offline).toBeVisible();
  await point.click();
  await expect(bar).toContainText('Waiting for your network:');
  const { height } = (await bar.boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThanOrEqual(96);
  await ann.context.setOffline(false);
  await expect(bar).toContainText('Saved: you point at');
  await expect(bar).not.toContainText('Waiting');

  await hostWhoLooks(host.api).act({ code, action: { type: 'pause' }, key: 'pause-the-match' });
  await expect(bar.getByText('Paused', { exact: true })).toBeVisible();
  const clock = bar.getByRole('timer', { name: /: paused$/ });
  await expect(clock).toBeVisible();
  await expect(bar.locator('.bg-garnet[aria-hidden]')).toHaveCount(0);
});

test('the winners alone are asked for the elimination candidate', long, async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Hana');
  const code = await createMatch(host, { seats: ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'], settings: { rounds: 1 } });
  const people: Person[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dina', 'Emil']) people.push(await newPerson(name));
  await join(code, people);
  await start(host, code);
  const watcher = await newVisitor();
  await watcher.page.goto(`/m/${code}`);
  // Ana and Bea stay alone and win; the other three are a loop, tied for the fewest.
  const targets = [null, null, 'D', 'E', 'C'];
  for (const [i, person] of people.entries()) {
    const action = { type: 'point', at: targets[i] ?? null };
    const seat = 'ABCDE'[i] ?? '';
    expect(await person.api.play.act.mutate({ code, seat, action, key: `point-of-${i}` })).toMatchObject({ ok: true });
  }
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'resolve-once' });
  const pages = people.map(({ page }) => page);
  await Promise.all(pages.map((page) => page.goto(`/m/${code}`)));
  const outcome = await host.api.matches.page.query({ code });
  expect(outcome.status).toBe('running');
  const asked = 'Who is the elimination candidate?';
  const counts = await Promise.all(
    pages.map(async (page) => {
      await expect(page.getByText(asked).or(page.getByText('The last round is closed'))).toBeVisible();
      return page.getByText(asked).count();
    }),
  );
  expect(counts).toEqual([1, 1, 0, 0, 0]);
  await expect(watcher.page.getByText('The last round is closed')).toBeVisible();
  for (const [i, page] of pages.entries()) {
    if (counts[i] === 0) continue;
    await expect(page.getByRole('radio')).toHaveCount(3);
    // What is chosen while the host pauses is kept, and asked for when the match goes on.
    if (i === 0) await hostWhoLooks(host.api).pause({ code, minutes: null, key: 'pauses-the-vote' });
    await choiceOn(page).filter({ hasText: 'Dov' }).click();
    if (i === 0) {
      await expect(page.getByText('Kept here, not sent')).toBeVisible();
      await page.getByRole('button', { name: 'Vote for Dov' }).click();
      await hostWhoLooks(host.api).act({ code, action: { type: 'resume' }, key: 'resumes-the-vote' });
      await expect(page.getByText('The match goes on: send it now.')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Vote for Dov' }).click();
    await expect(page.getByText('Saved: your vote is for Dov.')).toBeVisible();
  }
  await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'resolve-vote' });
  await tellTheEnd(host, code);
  const results = watcher.page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText('Dov');
  await expect(watcher.page.getByText('The winners’ vote')).toBeVisible();
  await expect(watcher.page.getByText('chose Dov').first()).toBeVisible();
});
