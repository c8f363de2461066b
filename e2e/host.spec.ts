import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, long, longUnless, type Person, password, tellTheEnd, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch, recordsOf } from './recorded-match';
import { allStops } from './walk/stops';

// The dashboard, as a host uses it while others play.

interface Wishes {
  readonly sealed?: boolean;
  readonly pace?: string;
  readonly seats?: string[];
  readonly showsAll?: boolean;
  readonly game?: string;
  readonly visibility?: 'private';
  readonly settings?: Readonly<Record<string, string | number | null>>;
}

async function runningMatch(
  host: Person,
  players: readonly Person[],
  { pace = 'host', showsAll = true, ...wishes }: Wishes = {},
): Promise<string> {
  const created = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'Under one roof',
    settings: { pace, rounds: 2, roundSeconds: 3600 },
    seats: ['Ana', 'Bea', 'Cem', 'Dov'],
    ...wishes,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  for (const player of players) expect(await player.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots', showsAll })).toMatchObject({ ok: true });
  return code;
}

const safeBar = (page: Person['page']) => page.getByRole('region', { name: 'Safe to share', exact: true });
/** On the page of a running match, where it always asks. `others`: how many other pages of theirs are open. */
async function switchSafeOff({ page, api }: Person, { others }: { others: number }): Promise<void> {
  await expect.poll(() => api.account.openPages.query()).toBe(others + 1);
  await safeBar(page).getByRole('button', { name: 'Switch off' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('What is secret in this match shows here at once.');
  if (others > 0) await expect(question).toContainText('Another page of yours is open; it may show secrets too.');
  await expect(safeBar(page)).toBeVisible();
  await question.getByRole('button', { name: 'Nobody looks: show it' }).click();
  await expect(safeBar(page)).toBeHidden();
}
const safeButton = ({ page }: Person) => page.getByRole('button', { name: 'Safe to share my screen' });

const resolve = (host: Person, code: string, key: string) =>
  hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: `resolve-${key}` });

/** Three people's match of one round, nothing sent yet. */
async function lastRoundOfThree(host: Person, players: readonly Person[]): Promise<string> {
  const made = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    settings: { pace: 'host', rounds: 1, interludeSeconds: 0 },
    seats: ['Ana', 'Bea', 'Cem'],
  });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  for (const { api } of players) await api.lobby.join.mutate({ code });
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  return code;
}

/** The same, closed: all was sent, so that nobody ties and nothing is voted on. */
async function matchWithoutVote(host: Person, players: readonly Person[]): Promise<string> {
  const code = await lastRoundOfThree(host, players);
  const sent = [['A', 'B'], ['B', 'C'], ['C', null]] as const; // biome-ignore format: who points at whom, side by side
  for (const [i, [seat, at]] of sent.entries()) {
    await players[i]?.api.play.act.mutate({ code, seat, action: { type: 'point', at }, key: `point-of-${seat}` });
  }
  expect(await resolve(host, code, 'last-round')).toMatchObject({ ok: true });
  return code;
}

/**
 * What a host comes to the dashboard to see, by game: a record, how many of its events have happened, a board, and how many
 * there are where all of them stand in the first screen.
 */
const boards = [
  {
    game: 'pointing-chains',
    name: 'thirteen',
    events: 22,
    role: 'img',
    board: /^What closing the round would publish/,
    all: 1,
  },
  { game: 'proof-by-contradiction', name: 'eleven', events: 18, role: 'img', board: /’s board: /, all: null },
  { game: 'bifrost', name: 'whole-match', events: 195, role: 'region', board: /^Board \d$/, all: 3 },
  { game: 'logical-bluffs', name: 'bots two careful bots', events: 21, role: 'group', board: 'The whole grid', all: 1 },
  { game: 'runes-to-ruins', name: 'five-seats', events: 103, role: 'img', board: /^(Ada|Bea|Cem|Dov|Eva): /, all: 5 },
] as const;

for (const { game, name, events, role, board, all } of boards) {
  test(
    `the boards stand in the first screen, below what closing the round would do: ${game}`,
    longUnless(game === 'bifrost'),
    async ({ newPerson, database }) => {
      const { page, api } = await newPerson('Hana');
      const host = await api.account.me.query();
      const record = recordsOf(game).find((recorded) => recorded.name.startsWith(name))?.record;
      if (record === undefined || host === null) throw new Error(`${name} is recorded, and she is signed in`);
      const names = 'Ada Bea Cem Dov Eva Fay Gil Hal Ivy Jon Kim Lea Max'.split(' ').slice(0, record.seats.length);
      const { code } = await putRecordedMatch(database, { record, title: 'Friday', names, events, host });
      await page.goto(`/m/${code}/host`);
      await expect(page.getByRole('region', { name: /^If you close the .* now$/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole(role, { name: board }).first()).toBeInViewport({ ratio: 0.5 });
      await expect(page.getByRole('heading', { name: 'Seats' })).toBeInViewport({ ratio: 1 });
      const every = page.getByRole(role, { name: board });
      if (all !== null) {
        await expect(every).toHaveCount(all);
        for (const one of await every.all()) await expect(one).toBeInViewport({ ratio: 1 });
      }
      // A large window has more of them, or has them larger.
      const widthAt1280 = (await every.first().boundingBox())?.width ?? 0;
      await page.setViewportSize({ width: 1920, height: 1080 });
      for (const one of (await every.all()).slice(0, all ?? 9)) await expect(one).toBeInViewport({ ratio: 1 });
      if (game === 'bifrost') expect((await every.first().boundingBox())?.width).toBeGreaterThan(widthAt1280 * 1.3);
      await expect(page.getByRole('table').first()).toBeInViewport();
    },
  );
}

/** What others see on a shared screen stands in its first screen whole: the table with everybody round it, or all boards. */
const sharedBoards = {
  'pointing-chains': 'table',
  'proof-by-contradiction': 'table',
  bifrost: /^Board \d$/,
  'logical-bluffs': 'table',
  'runes-to-ruins': /^\d of \d are ready$/,
} as const;

async function expectSharedBoards({ page }: Person, game: keyof typeof sharedBoards): Promise<void> {
  const told = sharedBoards[game];
  const table = page.getByRole('region', { name: 'The table' });
  const boards =
    told === 'table'
      ? table.getByRole('listitem')
      : game === 'bifrost'
        ? page.getByRole('region', { name: told })
        : page.getByText(told);
  await expect(boards.first()).toBeVisible();
  for (const one of await boards.all()) await expect(one).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('timer')).toHaveCount(1);
}

for (const { game, name, events } of boards) {
  test(
    `on a shared screen of 1280 by 800 all that everybody sees stands in the first screen: ${game}`,
    longUnless(game === 'pointing-chains'),
    async ({ newPerson, database }) => {
      const host = await newPerson('Hana');
      const { page, api } = host;
      const me = await api.account.me.query();
      const record = recordsOf(game).find((recorded) => recorded.name.startsWith(name))?.record;
      if (record === undefined || me === null) throw new Error(`${name} is recorded, and she is signed in`);
      const names = 'Ada Bea Cem Dov Eva Fay Gil Hal Ivy Jon Kim Lea Max'.split(' ').slice(0, record.seats.length);
      const { code } = await putRecordedMatch(database, { record, title: 'Friday', names, events, host: me });
      await api.account.shareSafely.mutate({ on: true });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/m/${code}/host`);
      await expect(safeBar(page)).toBeVisible();
      await expectSharedBoards(host, game);
    },
  );
}

test('whoever has watched the end finds the result on the dashboard, though they left from the last beat', async ({
  newPerson,
  database,
}) => {
  const { page, api } = await newPerson('Hana', { watches: true });
  const host = await api.account.me.query();
  const record = recordsOf('logical-bluffs').find(({ name }) => name === 'interludes')?.record;
  if (record === undefined || host === null) throw new Error('it is recorded, and she is signed in');
  const match = { record, title: 'Friday', names: ['Ada', 'Bea'], events: record.events.length, host };
  const { code } = await putRecordedMatch(database, match);
  await page.goto(`/m/${code}/host`);
  await expect(page.getByRole('region', { name: 'The end' }).getByRole('region', { name: 'The table' })).toBeVisible();
  // Nobody else tells it: it begins with the click that asked for it.
  await page.getByRole('link', { name: 'Watch the end' }).click();
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect(page.getByRole('button', { name: 'To the whole result' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the end' })).toBeHidden();
});

test('a dashboard counts down to the end that begins on all pages, and leads its host into the middle of it', async ({
  newPerson,
  newVisitor,
  database,
}) => {
  const { page, api } = await newPerson('Hana', { watches: true });
  const host = await api.account.me.query();
  const record = recordsOf('pointing-chains').find(({ name }) => name === 'thirteen')?.record;
  if (record === undefined || host === null) throw new Error('it is recorded, and she is signed in');
  const events = record.events.length;
  const names = [...'ABCDEFGHIJKLMNOP'];
  const { code, goOnTo } = await putRecordedMatch(database, {
    ...{ record, title: 'Friday', names, events: events - 1, host },
  });
  const watcher = await newVisitor({ watches: true });
  await page.goto(`/m/${code}/host`);
  await watcher.page.goto(`/m/${code}`);
  await expect(watcher.page.getByRole('region', { name: 'The table' })).toBeVisible();
  await goOnTo(events);
  const foyer = page.getByRole('region', { name: 'The end' });
  await expect(foyer.getByRole('region', { name: 'The table' })).toBeVisible();
  await expect(foyer.getByText(/^The end begins by itself in/)).toBeVisible();
  await page.getByRole('link', { name: 'Watch the end' }).click();
  await expect(page.getByText(/^The end begins by itself in/)).toBeVisible();
  for (const open of [page, watcher.page])
    await expect(open.getByRole('region', { name: 'Scene: finale' })).toBeVisible({ timeout: 60_000 });
});

test('while the last round is shown to all, the host’s first screen has everybody too', async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const { page, api } = host;
  const seats = 'Ada Bea Cem Dov Eva Fay Gil Hal Ivy Jon Kim Lea Max'.split(' ');
  const code = await runningMatch(host, [], { settings: { pace: 'host', interludeSeconds: 120 }, seats });
  expect(await resolve(host, code, 'first')).toMatchObject({ ok: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/m/${code}/host`);
  const still = page.getByText(/^Everybody is still being shown the last round/);
  await expect(still).toBeInViewport();
  await expect(page.getByRole('img', { name: /^What closing the round would publish/ })).toBeInViewport({ ratio: 1 });
  await api.account.shareSafely.mutate({ on: true });
  await page.reload();
  await expect(still).toBeInViewport();
  const people = page.getByRole('region', { name: 'The table' }).getByRole('listitem');
  await expect(people).toHaveCount(13);
  for (const one of await people.all()) await expect(one).toBeInViewport({ ratio: 1 });
});

test('a host is asked to close when all is told, and after the last close by one button at a time', async ({
  newPerson,
}) => {
  const host = await newPerson('Hana', { watches: true });
  const { page, api } = host;
  const settings = { pace: 'host', rounds: 2, roundSeconds: 3600 };
  const close = page.getByRole('button', { name: 'Close the round' });
  const asked = page.getByText('Everybody has acted: you can close now.', { exact: true });

  const quick = await runningMatch(host, [], { settings: { ...settings, interludeSeconds: 0 } });
  await page.goto(`/m/${quick}/host`);
  await expect(asked).toBeVisible();
  await expect(close).toHaveClass(/bg-garnet/);

  const code = await runningMatch(host, [], { settings: { ...settings, interludeSeconds: 120 } });
  expect(await resolve(host, code, 'first')).toMatchObject({ ok: true });
  for (const address of [`/m/${code}`, `/m/${code}/host`]) {
    await page.goto(address);
    await expect(page.getByText(/^Everybody is still being shown the last round/)).toBeVisible();
    await expect(close).not.toHaveClass(/bg-garnet/);
    await expect(asked).toBeHidden();
  }

  const [game, seats] = ['runes-to-ruins', ['Ana', 'Bea', 'Cem']];
  const short = await runningMatch(host, [], { game, seats, settings: { pace: 'host', maxRounds: 2 } });
  expect(await resolve(host, short, 'symbols')).toMatchObject({ ok: true });
  await api.account.shareSafely.mutate({ on: true });
  await page.goto(`/m/${short}/host`);
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
  expect(await resolve(host, short, 'final')).toMatchObject({ ok: true });
  await expect(page.getByRole('region', { name: 'Scene: round 2' })).toBeVisible();
  const toTheEnd = page.getByRole('link', { name: 'Tell the finale' });
  await expect(toTheEnd).toBeHidden();
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect(toTheEnd).toBeHidden();
  await page.getByRole('button', { name: 'On to the finale' }).click();
  await expect(toTheEnd).toBeVisible();
  await expect(page.getByRole('button', { name: 'On to the finale' })).toBeHidden();
});

test('what was said in Logical Bluffs can be read on a shared dashboard while it is told', async ({
  newPerson,
  database,
}) => {
  const host = await newPerson('Hana', { watches: true });
  const { page, api } = host;
  const me = await api.account.me.query();
  if (me === null) throw new Error('she is signed in');
  await api.account.shareSafely.mutate({ on: true });
  const [stop] = allStops(['logical-bluffs'], 'walk').filter(({ name }) => /, claim,/.test(name));
  if (stop === undefined) throw new Error('it has claims');
  const { recorded, events } = stop;
  const match = { record: recorded.record, title: 'Friday', names: ['Ada', 'Bea'], events, host: me };
  const { code } = await putRecordedMatch(database, match);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/m/${code}/host`);
    await page.getByRole('button', { name: 'Replay the scene' }).click();
    await page.getByRole('button', { name: /^Skip/ }).click();
    const slips = page.locator('[data-scene=end] [data-drawn] ol > li');
    await expect(slips).toHaveCount(8);
    const drawnAs = (element: HTMLElement) =>
      (Number.parseFloat(getComputedStyle(element).fontSize) * element.getBoundingClientRect().width) /
      element.offsetWidth;
    for (const slip of await slips.all()) {
      expect(await slip.evaluate(drawnAs), `letters at ${size.width}`).toBeGreaterThanOrEqual(12);
      await expect(slip).toBeInViewport({ ratio: 1 });
    }
  }
});

test('extend, pause with a limit, resume: the players see each at once', async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann], { pace: 'clock' });
  await Promise.all([host.page.goto(`/m/${code}/host`), ann.page.goto(`/m/${code}`)]);
  const clock = ann.page.getByRole('timer');
  await expect(clock).toContainText(/^(59|1:00):/);

  await host.page.getByRole('button', { name: 'Extend' }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByLabel('Minutes').fill('0');
  await expect(host.page.locator('body')).toHaveCSS('overflow', 'hidden'); // by a style element with the page's nonce
  await expect(dialog.getByRole('button', { name: 'Extend' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: '1 hour' }).click();
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect(clock).toContainText(/^(1:59|2:00):/);

  await host.page.getByRole('button', { name: 'Pause' }).click();
  const day = (ms: number) => new Date(Date.now() + ms).toLocaleDateString('sv'); // as 2026-11-22
  await dialog.getByLabel('For how long').selectOption('Until a day and time');
  await dialog.getByLabel(/^Until/).fill(`${day(-86_400_000)}T12:00`);
  await expect(dialog.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel(/^Until/).fill(`${day(86_400_000)}T12:00`);
  await dialog.getByLabel('Reason').fill('Tea.');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(
    ann.page.getByText(/The host has paused the match: “Tea\.”.* It goes on by itself .*12:00/),
  ).toBeVisible();
  await ann.page
    .getByRole('group', { name: /who do you point at/ })
    .getByText('Bea', { exact: true })
    .click();
  await expect(ann.page.getByText('Kept here, not sent: press again when the match goes on.')).toBeVisible();

  await host.page.getByRole('button', { name: 'Resume' }).click();
  await expect(ann.page.getByText(/The host has paused the match/)).toBeHidden();
  await ann.page.getByRole('button', { name: 'Point at Bea' }).click();
  await expect(ann.page.getByText('Saved: you point at Bea.')).toBeVisible();

  await host.page.getByRole('button', { name: 'Extend' }).click();
  await dialog.getByLabel('Or until').fill(`${day(-86_400_000)}T12:00`);
  await expect(dialog.getByRole('button', { name: 'Extend' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Or until').fill(`${day(86_400_000)}T12:00`);
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect(clock).toContainText(/^closes tomorrow, 12:00/);

  await host.page.route('**/api/trpc/host.act**', (route) =>
    route.fulfill({
      json: { result: { data: { ok: false, refusal: { code: 'TOO_LATE', message: 'It moved on.' } } } },
    }),
  );
  for (const [opens, sends] of [
    ['Extend', 'Extend'],
    ['End', 'End the match'],
  ] as const) {
    await host.page.getByRole('button', { name: opens, exact: true }).click();
    await dialog.getByRole('button', { name: sends }).click();
    await expect(dialog, 'what was refused stands where it was sent').toContainText('It moved on.');
    await host.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a spectator is removed after a question, and let back in', long, async ({ newPerson, expectFault }) => {
  expectFault(/404|NOT_FOUND|403/);
  const [host, vera] = [await newPerson('Hana'), await newPerson('Vera')];
  const code = await runningMatch(host, []);
  await vera.page.goto(`/m/${code}`);
  await host.page.goto(`/m/${code}/host`);
  await host.page.getByRole('tab', { name: 'People' }).click();
  const spectators = host.page.getByRole('region', { name: 'Spectators' });
  await spectators.getByRole('button', { name: `Remove ${vera.name}` }).click();
  const question = host.page.getByRole('dialog', { name: `Remove ${vera.name}?` });
  await expect(question).toContainText('only a match that is private is closed to them');
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(spectators.getByRole('button', { name: `Remove ${vera.name}` })).toBeVisible();
  await spectators.getByRole('button', { name: `Remove ${vera.name}` }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(question).toBeHidden();
  await spectators.getByRole('button', { name: `Let back in ${vera.name}` }).click();
  await expect(spectators.getByRole('button', { name: /^Let back in/ })).toHaveCount(0);
});

test(
  'a page that was shut by a host opens by itself when they let its spectator back in',
  long,
  async ({ newPerson, expectFault }) => {
    expectFault(/404|NOT_FOUND/);
    const [host, vera] = [await newPerson('Hana'), await newPerson('Vera')];
    const code = await runningMatch(host, [], { visibility: 'private' });
    const made = await host.api.lobby.issueOpenLink.mutate({ code, kind: 'watch' });
    await vera.api.lobby.claim.mutate({ token: made.ok ? made.token : '' });
    const copy = await vera.page.context().newPage();
    await Promise.all([vera.page.goto(`/m/${code}`), copy.goto(`/m/${code}`)]);
    const whom = { code, personId: (await vera.api.account.me.query())?.id ?? '' };
    await host.api.host.removeSpectator.mutate(whom);
    for (const page of [vera.page, copy])
      await expect(page.getByRole('heading', { name: / open to you$/ })).toBeVisible();
    await copy.reload();
    await expect(copy.getByText('If a host lets you in, it opens here by itself.')).toBeVisible();
    await host.api.host.readmitSpectator.mutate(whom);
    for (const page of [vera.page, copy])
      await expect(page.getByRole('heading', { name: 'Everybody points in secret' })).toBeVisible({ timeout: 40_000 });
  },
);

test('an open question about a round says when the round is over, and closes no other', async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const players = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cleo')];
  const code = await runningMatch(host, players, { pace: 'ready', seats: ['Ana', 'Bea', 'Cem'] });
  const pass = (player: Person | undefined, seat: string) =>
    player?.api.play.act.mutate({ code, seat, action: { type: 'point', at: null }, key: `pass-for-${seat}` });
  await Promise.all([pass(players[0], 'A'), pass(players[1], 'B')]);

  await host.page.goto(`/m/${code}/host`);
  await host.page.getByRole('button', { name: 'Close the round' }).click();
  const dialog = host.page.getByRole('dialog');
  await expect(dialog).toContainText('Close Round 1 of 2 now?');
  await expect(dialog).toContainText('Cem has sent nothing and points at nobody.');
  await pass(players[2], 'C');
  await expect(dialog).toContainText('Round 1 of 2 is over');
  await expect(dialog).toContainText('nothing was sent. The match stands at: Round 2 of 2.');
  await expect(dialog.getByRole('button', { name: 'Close it now' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  const exported = await host.api.matches.record.query({ code });
  expect(exported?.record.events.map(({ by }) => by).toSorted()).toEqual(['A', 'B', 'C']);
});

test('rewind: what will be lost comes first, everybody reads the reason and can see the version before', async ({
  newPerson,
  newVisitor,
}) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann]);
  const watcher = await newVisitor();
  await watcher.page.goto(`/m/${code}`);
  await ann.api.play.act.mutate({ code, seat: 'A', action: { type: 'point', at: 'B' }, key: 'ann-points' });
  await resolve(host, code, 'first-round');
  await expect(watcher.page.getByRole('img', { name: /^Round 1, / })).toBeVisible();

  await host.page.goto(`/m/${code}/host`);
  await host.page.getByRole('tab', { name: 'Log' }).click();
  await host.page.getByRole('heading', { name: 'Round 1 of 2' }).click();
  const [lines, ways] = [host.page.getByText(/, line \d+$/), host.page.getByText('Rewind to here')];
  // All of it, or one kind of line alone.
  const [sent, closed] = [host.page.getByText('Ana pointed at Bea.'), host.page.getByText(/closed the round\./)];
  for (const [kind, isSent, isClosed] of [
    ['What players sent', true, false],
    ['What is public', false, true],
    ['Everything', true, true],
  ] as const) {
    await host.page.getByLabel('Show').selectOption(kind);
    await expect(sent).toBeVisible({ visible: isSent });
    await expect(closed).toBeVisible({ visible: isClosed });
  }
  // From the newest line on there is nothing to take back.
  await expect(async () => expect(await ways.count()).toBe((await lines.count()) - 1)).toPass();
  // By rounds, with the time and what it takes back.
  await host.page.getByRole('heading', { name: 'Take the match back' }).click();
  const reopened = host.page.getByRole('listitem').filter({ hasText: 'Round 1 of 2, before it closed' });
  await expect(reopened).toContainText(/\d{1,2}:\d{2}.*takes back \d+ lines?/);
  await expect(host.page.getByRole('listitem').filter({ hasText: 'The start of the match' })).toContainText(
    /takes back \d+ lines/,
  );
  await reopened.getByRole('button', { name: 'Rewind to Round 1 of 2, before it closed' }).click();
  await expect(host.page.getByRole('dialog')).toContainText('The match then stands at: Round 1 of 2.');
  await host.page.keyboard.press('Escape');
  const row = host.page.getByRole('listitem').filter({ hasText: 'Ana pointed at Bea' });
  await row.getByRole('button', { name: 'Rewind to here' }).click();
  const dialog = host.page.getByRole('dialog');
  await expect(dialog.getByText('The last that stays: Ana pointed at Bea.')).toBeVisible();
  await expect(dialog.getByText(/lines? of the log (is|are) taken back/)).toBeVisible();
  await expect(dialog.getByText('closed the round')).toBeVisible();
  await expect(dialog.getByText('The match then stands at: Round 1 of 2.')).toBeVisible();
  await expect(dialog).not.toContainText(/\b(event|seq|seed)/);
  await expect(dialog).not.toContainText('All secrets of this match were open');
  await expect(dialog.getByRole('button', { name: 'Rewind' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Reason').fill('I closed it too early.');
  await dialog.getByRole('button', { name: 'Rewind' }).click();
  await expect(dialog).toBeHidden();

  await expect(watcher.page.getByText(/map of round 1 appears here/)).toBeVisible();
  await watcher.page.getByRole('tab', { name: 'Log' }).click();
  await expect(watcher.page.getByText('Reason: I closed it too early.')).toBeVisible();
  await watcher.page.getByRole('button', { name: 'See the version before' }).click();
  await expect(watcher.page.getByRole('dialog').getByRole('img', { name: /^Round 1, / })).toBeVisible();

  await hostWhoLooks(host.api).act({ code, action: { type: 'end' }, key: 'end-of-it', reason: 'It is late.' });
  await host.page.goto(`/m/${code}/host`);
  await host.page.getByRole('tab', { name: 'Log' }).click();
  await host.page.getByRole('heading', { name: 'Take the match back' }).click();
  const start = host.page.getByRole('listitem').filter({ hasText: 'The start of the match' });
  await start.getByRole('button').click();
  await expect(host.page.getByRole('dialog')).toContainText('All secrets of this match were open to everybody');
});

test('questions are private, answers too, rulings are everybody’s', long, async ({ newPerson, newVisitor }) => {
  const [host, ann, ben] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Ben')];
  const code = await runningMatch(host, [ann, ben]);
  const watcher = await newVisitor();
  await Promise.all([
    host.page.goto(`/m/${code}/host`),
    watcher.page.goto(`/m/${code}`),
    ann.page.goto(`/m/${code}`),
    ben.page.goto(`/m/${code}`),
  ]);
  const matchPage = await host.context.newPage();
  await matchPage.goto(`/m/${code}`);
  await expect(matchPage.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await ann.page.getByRole('tab', { name: 'Ask' }).click();
  await ann.page.getByLabel('Ask the host').fill('May I tell Bea?');
  await ann.page.getByRole('button', { name: 'Send the question' }).click();
  await expect(matchPage.getByText('A player asks you something.')).toBeVisible();
  await expect(ann.page.getByText('You asked: May I tell Bea?')).toBeVisible();

  const waiting = host.page.getByRole('region', { name: 'What waits for you' });
  await expect(waiting).toContainText('Ana asks: May I tell Bea?');
  await safeButton(host).click();
  await expect(host.page.getByText(/Hidden while .* what the players have sent/)).toBeVisible();
  expect(await host.page.content()).not.toContain('May I tell Bea?');
  await expect(waiting).toContainText('A question waits for you.');
  await waiting.getByRole('button', { name: 'Open' }).click();
  const panel = host.page.getByRole('tabpanel', { name: 'Questions and rulings' });
  await expect(panel).toContainText('What a player asks can hold a secret');
  expect(await host.page.content()).not.toContain('May I tell Bea?');
  await panel.getByRole('button', { name: 'Show here what is asked' }).click();
  await expect(panel.getByText('May I tell Bea?')).toBeVisible();
  await panel.getByRole('button', { name: 'Hide it again' }).click();
  await expect(panel.getByText('May I tell Bea?')).toBeHidden();
  const opening = host.context.waitForEvent('page');
  await panel.getByRole('link', { name: 'Open another window' }).click();
  const beside = await opening;
  await beside.getByRole('button', { name: 'Show here what is asked' }).click();
  await expect(beside.getByText('May I tell Bea?')).toBeVisible();
  expect(await host.page.content()).not.toContain('May I tell Bea?');
  await beside.close();
  await panel.getByRole('button', { name: 'Show here what is asked' }).click();
  await ann.page.getByRole('tab', { name: 'Rulings' }).click();
  await host.page.getByRole('textbox', { name: 'Answer' }).fill('You may.');
  await host.page.getByRole('button', { name: 'Answer privately' }).click();
  await ann.page.getByRole('link', { name: 'Read the answer' }).click();
  await expect(ann.page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true');
  await expect(ann.page.getByText('You may.')).toBeVisible();
  await expect(ben.page.getByText('You may.')).toHaveCount(0);
  await expect(panel).toContainText('No question waits.');
  await switchSafeOff(host, { others: 1 });
  await host.page.getByRole('tab', { name: 'Questions and rulings' }).click();
  await expect(panel).toContainText('You may.');

  await host.page.getByLabel('New ruling').fill('Talking is allowed.');
  await host.page.getByRole('button', { name: 'Publish the ruling' }).click();
  for (const { page } of [ann, ben, watcher]) {
    await expect(page.getByText('New ruling: Talking is allowed.').first()).toBeVisible();
  }
  await watcher.page.goto(`/m/${code}/rules`);
  await expect(watcher.page.getByRole('region', { name: 'Ruled in this match' })).toContainText('Talking is allowed.');
  await expect(watcher.page.getByText('May I tell Bea?')).toHaveCount(0);
});

test('what is half written to others, and the tab of a dashboard, are there again after a reload', async ({
  newPerson,
}) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann]);
  await ann.api.play.ask.mutate({ code, seat: 'A', key: 'first-question', text: 'May I tell Bea?' });
  await Promise.all([host.page.goto(`/m/${code}/host`), ann.page.goto(`/m/${code}`)]);

  const ask = ann.page.getByLabel('Ask the host');
  await ann.page.getByRole('tab', { name: 'Ask' }).click();
  await ask.fill('And may I tell');
  await ann.page.getByRole('tab', { name: 'Log' }).click();
  await ann.page.getByRole('tab', { name: 'Ask' }).click();
  await expect(ask).toHaveValue('And may I tell');
  await ann.page.reload();
  await ann.page.getByRole('tab', { name: 'Ask' }).click();
  await expect(ask).toHaveValue('And may I tell');
  await ask.fill('And may I tell Cem?');
  await ann.page.getByRole('button', { name: 'Send the question' }).click();
  await expect(ask).toHaveValue('');

  const [answer, ruling] = [host.page.getByRole('textbox', { name: 'Answer' }), host.page.getByLabel('New ruling')];
  await host.page.getByRole('tab', { name: 'Questions and rulings' }).click();
  await host.page.getByRole('button', { name: /^Ana asks/ }).click();
  await answer.first().fill('You may, if');
  await host.page
    .getByRole('checkbox', { name: /^Publish as a ruling/ })
    .first()
    .check();
  await ruling.fill('Talking is');
  await host.page.getByRole('tab', { name: 'People' }).click();
  await expect(host.page).toHaveURL(/\/host#people$/);
  await host.page.getByRole('tab', { name: 'Questions and rulings' }).click();
  await expect(ruling).toHaveValue('Talking is');
  await host.page.reload();
  await expect(host.page.getByRole('tab', { name: 'Questions and rulings' })).toHaveAttribute('aria-selected', 'true');
  await expect(ruling).toHaveValue('Talking is');
  await host.page.getByRole('button', { name: /^Ana asks/ }).click();
  await expect(answer.first()).toHaveValue('You may, if');
  await expect(host.page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await ruling.fill('Talking is allowed.');
  await host.page.getByRole('button', { name: 'Publish the ruling' }).click();
  await expect(ruling).toHaveValue('');
  await host.page.getByRole('tab', { name: 'Now' }).click();
  await expect(host.page).toHaveURL(/\/host$/);
});

test('safe to share: on every page, in every window, the host is shown what a spectator is', async ({
  newPerson,
  newVisitor,
}) => {
  const [host, ann, ben] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Ben')];
  const watcher = await newVisitor();
  const code = await runningMatch(host, [ann, ben]);
  const secret = /Ana (pointed|points) at Bea|"A":"B"/;
  await ann.api.play.act.mutate({ code, seat: 'A', action: { type: 'point', at: 'B' }, key: 'ann-points' });
  await host.page.goto(`/m/${code}/host`);
  await expect(host.page.getByRole('heading', { name: 'For you alone' })).toBeVisible();
  const other = await host.context.newPage();
  await other.goto(`/m/${code}/host`);
  await expect(other.getByRole('columnheader', { name: 'Last seen' })).toBeVisible();
  const bar = (page = host.page) => safeBar(page);

  await safeButton(host).click();
  await expect(bar()).toBeVisible();
  await expect(host.page.getByRole('heading', { name: 'What everybody sees' })).toBeVisible();
  await expect(bar(other)).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Last seen' })).toBeHidden();
  for (const path of [`/m/${code}/host`, `/m/${code}`, `/m/${code}/rules`, `/m/${code}/stage`, '/']) {
    await host.page.goto(path);
    if (!path.endsWith('/stage')) await expect(bar()).toBeVisible();
    expect(await host.page.content(), path).not.toMatch(secret);
    expect(await (await host.context.request.get(path)).text(), path).not.toMatch(secret);
  }
  await watcher.page.goto(`/m/${code}`);
  await host.page.goto(`/m/${code}`);
  await host.page.getByRole('tab', { name: 'Log' }).click();
  await expect(host.page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
  expect(await host.page.getByRole('complementary').textContent()).not.toMatch(secret);
  const side = (page: Person['page']) => page.getByRole('region', { name: 'Players' }).textContent();
  expect(await side(host.page)).toBe(await side(watcher.page));

  await host.page.goto(`/m/${code}/host`);
  await host.page.getByRole('button', { name: 'Close the round' }).click();
  await expect(host.page.getByRole('dialog')).toContainText(/Bea.* ha(s|ve) sent nothing and points? at nobody\./);
  await host.page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click();
  await expect(host.page.getByRole('img', { name: /^Round 1, / })).not.toContainText('Ana');
  await switchSafeOff(host, { others: 1 });
  await expect(host.page.getByRole('img', { name: /^Round 1, / })).toContainText('Ana');
});

test(
  'where nobody may know who acts, a screen that others look at does not show whom the host helps',
  long,
  async ({ newPerson }) => {
    const host = await newPerson('Hana');
    const code = await runningMatch(host, [], {
      game: 'bifrost',
      settings: { pace: 'host', moveSeconds: null },
      seats: ['Ash', 'Birch', 'Cedar'],
    });
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    await safeButton(host).click();
    await expect(safeBar(page)).toBeVisible();
    await page.getByRole('button', { name: 'What can be done for Birch' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Whom you help tells who is missing: not while others look']);
  },
);

test('everything is shown in the tab that was asked for it, and in no other', long, async ({ newPerson }) => {
  const [host, ann, ben] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Ben')];
  const code = await runningMatch(host, [ann, ben], { showsAll: false });
  const secret = /viewer\W{1,5}host\b|"A":"B"/;
  await ann.api.play.act.mutate({ code, seat: 'A', action: { type: 'point', at: 'B' }, key: 'ann-points' });
  const [shared, own] = [host.page, await host.context.newPage()];
  for (const page of [shared, own]) await page.goto(`/m/${code}/host`);
  const note = (page = shared) => page.getByRole('region', { name: 'What this screen shows' });
  const lastSeen = (page = shared) => page.getByRole('columnheader', { name: 'Last seen' });
  await expect(note()).toBeVisible();
  await note(own).getByRole('button', { name: 'Show me everything' }).click();
  await expect(own.getByRole('dialog')).toContainText('Does nobody else look at your screen?');
  await expect(lastSeen(own)).toBeHidden();
  await own.getByRole('button', { name: 'Nobody looks: show it' }).click();
  await expect(lastSeen(own)).toBeVisible();
  await expect(note(own)).toBeHidden();

  await resolve(host, code, 'first-round');
  await expect(shared.getByText('Round 2 of 2').first()).toBeVisible();
  for (const path of [`/m/${code}/host`, `/m/${code}`, `/m/${code}/host`]) {
    await shared.goto(path);
    await expect(note()).toBeVisible();
    await shared.getByRole('tab', { name: 'Log' }).click();
    await expect(shared.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
    const sent = await (await host.context.request.get(path)).text();
    expect(`${sent}${await shared.content()}`, path).not.toMatch(secret);
  }
  await expect(lastSeen()).toBeHidden();
  await own.goto(`/m/${code}`);
  await expect(note(own)).toBeHidden();
  await own.goto(`/m/${code}/host`);
  await expect(lastSeen(own)).toBeVisible();
});

test(
  'while a screen is safe, one tab shows everything that was asked for it; the shared one stays safe',
  long,
  async ({ newPerson }) => {
    const [host, ann, ben] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Ben')];
    const code = await runningMatch(host, [ann, ben], { showsAll: false });
    const [shared, own] = [host.page, await host.context.newPage()];
    await shared.goto(`/m/${code}/host`);
    await shared.getByRole('button', { name: 'Stay safe to share' }).click();
    await expect(safeBar(shared)).toBeVisible();
    await own.goto(`/m/${code}/host`);
    const lastSeen = (page: Page) => page.getByRole('columnheader', { name: 'Last seen' });
    await safeBar(own).getByRole('button', { name: 'Show everything here' }).click();
    await expect(own.getByRole('dialog')).toContainText('Does nobody else look at your screen?');
    await expect(lastSeen(own)).toBeHidden();
    await own.getByRole('button', { name: 'Nobody looks: show it here' }).click();
    await expect(lastSeen(own)).toBeVisible();
    await expect(safeBar(own)).toContainText('All else of yours stays safe to share.');
    // One button hides it again, and it stays hidden.
    await expect(own.getByRole('button', { name: /^Hide/ })).toHaveCount(1);
    await resolve(host, code, 'beside');
    await expect(shared.getByText('Round 2 of 2').first()).toBeVisible();
    await expect(safeBar(shared)).toContainText('no page shows you more of a game');
    await expect(lastSeen(shared)).toBeHidden();
    // A window that a script makes comes with a copy of all that the tab keeps, as a duplicate of the tab does.
    const coming = own.waitForEvent('popup');
    await own.evaluate(() => void window.open(window.location.href));
    const copy = await coming;
    await expect(safeBar(copy).getByRole('button', { name: 'Show everything here' })).toBeVisible();
    await expect(copy.getByText('Round 2 of 2').first()).toBeVisible();
    await expect(lastSeen(copy)).toBeHidden();
    await copy.reload();
    await expect(safeBar(copy)).toContainText('no page shows you more of a game');
    await expect(lastSeen(copy)).toBeHidden();
    await copy.close();
    await own.reload();
    await expect(lastSeen(own)).toBeVisible();
    await own.goto('/');
    await expect(safeBar(own)).toContainText('no page shows you more of a game');
    await own.goto(`/m/${code}/host`);
    await safeBar(own).getByRole('button', { name: 'Hide it here again' }).click();
    await expect(lastSeen(own)).toBeHidden();
    await expect(own.getByRole('heading', { name: 'What everybody sees' })).toBeVisible();
  },
);

test(
  'a host whose screen others look at is shown on the dashboard what closes are told as',
  long,
  async ({ newPerson }) => {
    const host = await newPerson('Hana', { watches: true });
    const players = [await newPerson('Ann'), await newPerson('Ben')];
    const code = await runningMatch(host, players, { showsAll: false });
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    const seen = page.getByRole('region', { name: 'What everybody sees' });
    await expect(seen).toContainText('The connection map of round 1 appears here once it is closed');
    await page.getByRole('button', { name: 'Close the round' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click();
    await expect(seen.getByRole('region', { name: /^Scene: / })).toBeVisible();
    await seen.getByRole('button', { name: 'Skip' }).click();
    await seen.getByRole('button', { name: 'On to Round 2 of 2' }).click();
    await expect(seen.getByRole('region', { name: /^Scene: / })).toBeHidden();
    await expect(seen).toContainText('Map of round 1');
    await expect(seen.getByRole('button', { name: 'Replay the scene' })).toBeVisible();
  },
);

test(
  'after the start a host is shown what everybody sees, on every page of the match, until they ask for more',
  long,
  async ({ newPerson }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const made = await host.api.matches.create.mutate({
      game: 'pointing-chains',
      title: 'Friday night at the Lighthouse, episode 3',
      settings: { pace: 'clock', interludeSeconds: 120, roundSeconds: 3600 },
      seats: ['Ana', 'Bea', 'Cem', 'Dov'],
    });
    if (!made.ok) throw new Error(made.refusal.message);
    const { code } = made;
    await ann.api.lobby.join.mutate({ code });
    await host.api.lobby.fillWithBots.mutate({ code });
    const { page } = host;
    const channel = page.waitForResponse('**/api/trpc/host.channel**'); // the last that the lobby asks for
    await page.goto(`/m/${code}`);
    await channel;
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect(page).toHaveURL(new RegExp(`/m/${code}/host$`));
    await ann.api.play.act.mutate({ code, seat: 'A', action: { type: 'point', at: 'B' }, key: 'ann-points' });
    const note = page.getByRole('region', { name: 'What this screen shows' });
    await expect(note).toContainText('So far you see what everybody may see');
    await expect(safeBar(page)).toBeHidden();
    for (const path of [`/m/${code}`, `/m/${code}/host`]) {
      await page.goto(path);
      await expect(note).toBeVisible();
      const sent = await (await host.context.request.get(path)).text();
      expect(`${sent}${await page.content()}`, path).not.toMatch(/viewer\W{1,5}host\b|"A":"B"/);
    }
    await note.getByRole('button', { name: 'Stay safe to share' }).click();
    await expect(safeBar(page)).toBeVisible();
    await expect(note).toBeHidden();
    await switchSafeOff(host, { others: 0 });
    await expect(page.getByRole('heading', { name: 'For you alone' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'For you alone' })).toBeVisible();
    await expect(note).toBeHidden();

    await resolve(host, code, 'first-round');
    await expect(page.getByRole('timer', { name: /^The clock starts in/ }).first()).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((h1) => h1.scrollWidth - h1.clientWidth), 'what is cut of the title').toBe(0);
  },
);

test('seats: act for one, hand one to a bot and back, replace a player, remind', async ({ newPerson, newVisitor }) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann]);
  await Promise.all([host.page.goto(`/m/${code}/host`), ann.page.goto(`/m/${code}`)]);
  const { page } = host;
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'What can be done for Ana' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Remind this player');
  await expect(ann.page.getByText(/The host reminds you/).first()).toBeVisible();

  await menu('Submit for this seat');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Dov', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Point at Dov' }).click();
  await expect(dialog.getByText('Saved: you point at Dov.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ann.page.getByText('Saved: you point at Dov.')).toBeVisible();

  await page.getByRole('button', { name: 'What can be done for Ana' }).click();
  await page.getByRole('menu').getByText('Hand the seat to a bot').waitFor();
  await page.getByRole('menuitem').nth(2).click();
  await expect(dialog.getByText('Ana keeps the seat and can look on')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand it to the bot' }).click();
  const row = page.getByRole('row', { name: /^Ana/ });
  await expect(row).toContainText('bot stands in');
  const stoodIn = ann.page.getByText('The host has let a bot play your seat.');
  await expect(stoodIn).toBeVisible();
  await expect(ann.page.getByText('you can still change it until then')).toBeHidden();
  await menu('Hand the seat back to its player');
  await expect(row).not.toContainText('bot');
  await expect(stoodIn).toBeHidden();

  // What one of them alone is to read is not written while others look.
  await safeButton(host).click();
  await menu('Replace the player by a new link');
  await expect(dialog).toContainText('A word to Ana is for them alone: write it when nobody looks.');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(row).not.toContainText('free');
  await switchSafeOff(host, { others: 0 });
  await menu('Replace the player by a new link');
  await dialog.getByLabel('A word to Ana').fill('Thank you for playing.');
  await dialog.getByRole('button', { name: 'Replace the player' }).click();
  await expect(
    ann.page.getByRole('status').getByText(/taken you off your seat.*Thank you for playing\./),
  ).toBeVisible();
  await expect(row).toContainText('free');
  const link = await page.getByRole('textbox', { name: 'Link for Ana' }).inputValue();
  // A reload loses the box, not the link.
  await page.reload();
  await page.getByRole('button', { name: 'What can be done for Ana' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy the link of Ana' })).toBeVisible();
  await page.keyboard.press('Escape');
  const stranger = await newVisitor();
  await stranger.page.goto(link);
  await expect(stranger.page.getByText('Ana has played it so far')).toBeVisible();
  await stranger.page.getByLabel('Your name at the table').fill('Eve');
  await stranger.page.getByRole('button', { name: 'Take the seat as a guest' }).click();
  await expect(stranger.page.getByRole('group', { name: /who do you point at/ })).toBeVisible();
  // The link has been used, and whoever came by it is called by their own name.
  await expect(page.getByRole('textbox', { name: /^Link for / })).toBeHidden();
  await expect(page.getByRole('row', { name: /^Eve/ })).toContainText('new');
  await expect(page.getByRole('row', { name: /^Ana/ })).toBeHidden();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Eve took over seat A from Ana.')).toBeVisible();
  // Who played it before watches from now on.
  await expect(ann.page.getByRole('group', { name: /who do you point at/ })).toBeHidden();
});

test('what is asked about a seat says when another host has been faster, and sends nothing', async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann]);
  const { page } = host;
  await page.goto(`/m/${code}/host`);
  await page.getByRole('button', { name: 'What can be done for Ana' }).click();
  await page.getByRole('menu').getByText('Hand the seat to a bot').waitFor();
  await page.getByRole('menuitem').nth(2).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hand it to the bot' })).toBeVisible();
  // Another window of hers stands for another host.
  expect(await host.api.host.handToBot.mutate({ code, seat: 'A' })).toMatchObject({ ok: true });
  await expect(dialog).toContainText('A bot stands in for Ana now. Nothing was sent.');
  await expect(dialog.getByRole('button', { name: 'Hand it to the bot' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /^Ana/ })).toContainText('bot stands in');
});

test(
  'a player who deletes their account has left: everybody reads it, and the host what to do',
  long,
  async ({ newPerson }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const code = await runningMatch(host, [ann]);
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    const row = page.getByRole('row', { name: /^Ana/ });
    const bea = await newPerson('Bea');
    await bea.page.goto(`/m/${code}`);
    const players = bea.page.getByRole('region', { name: 'Players' });
    await expect(players.getByRole('listitem').filter({ hasText: 'Ana' })).not.toContainText('left');
    expect(await ann.api.account.remove.mutate({ password })).toMatchObject({ ok: true });
    await expect(players.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('left');
    await expect(row).toContainText('left');
    await expect(page.getByRole('region', { name: 'What waits for you' })).toContainText(
      'Ana has deleted their account',
    );
    await page.getByRole('button', { name: 'What can be done for Ana' }).click();
    await page.getByRole('menuitem', { name: 'Make a link for a new player' }).click();
    await expect(page.getByRole('textbox', { name: 'Link for Ana' })).toBeVisible();
    await expect(row).toContainText('free');
    await expect(page.getByRole('region', { name: 'What waits for you' })).toBeHidden();
  },
);

test('who is asked to host declines all from that host, and lets them ask again', long, async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const ask = async () => {
    const code = await runningMatch(host, []);
    return host.api.lobby.addCoHost.mutate({ code, name: ann.name });
  };
  for (const asked of [await ask(), await ask()]) expect(asked).toMatchObject({ ok: true });
  const { page } = ann;
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Answer for/ })
    .first()
    .click();
  await page.getByRole('button', { name: `Decline, and never let ${host.name} ask me again` }).click();
  await expect(page.getByRole('status').getByText(`${host.name} asks you no more`)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Public matches' })).toBeVisible();
  await expect(page.getByText('You are asked to host')).toBeHidden();
  expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'ASKS_NO_MORE' } });
  await page.goto('/account');
  await page.getByRole('button', { name: `Let ${host.name} ask again` }).click();
  await expect(page.getByText('Who asks me no more to host')).toBeHidden();
  expect(await ask()).toMatchObject({ ok: true });
});

test('sealed: the host sees who has acted, never what, until the round closes', long, async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann], { sealed: true });
  await ann.api.play.act.mutate({ code, seat: 'A', action: { type: 'point', at: 'D' }, key: 'ann-points' });
  const { page } = host;
  await page.goto(`/m/${code}/host`);
  await expect(page.getByText(/This match is sealed/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^What closing the round would publish/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana sent something.' })).toBeVisible();
  expect(await page.content()).not.toContain('Ana pointed at');
  await page.getByRole('tab', { name: 'Now' }).click();
  await resolve(host, code, 'sealed-round');
  await expect(page.getByRole('img', { name: /^Round 1, / })).toContainText('Ana');
});

test(
  'awards are confirmed or amended with a reason; record and results leave as files',
  long,
  async ({ newPerson }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
    const code = await runningMatch(host, [ann]);
    for (const round of [1, 2]) {
      for (const [seat, at] of Object.entries({ A: 'B', B: 'C', C: null, D: null })) {
        const action = { type: 'point', at };
        expect(
          await hostWhoLooks(host.api).actFor({ code, seat, action, key: `${seat}-round-${round}` }),
        ).toMatchObject({
          ok: true,
        });
      }
      await resolve(host, code, `round-${round}`);
    }
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    const waiting = page.getByRole('region', { name: 'What waits for you' });
    await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
    await expect(waiting).toBeHidden();
    await page.getByRole('tab', { name: 'Log' }).click();
    const fold = page.getByRole('heading', { name: 'The end (not told yet)' });
    await expect(fold).toBeVisible();
    await expect(page.getByText(/wins? with/)).toHaveCount(0);
    const ofTheEnd = page.getByRole('listitem').filter({ hasText: 'Cem pointed at nobody' });
    await expect(ofTheEnd.first()).toBeHidden();
    await fold.click();
    await expect(ofTheEnd.first()).toBeVisible();
    await page.getByRole('tab', { name: 'Awards' }).click();
    await expect(page.getByRole('link', { name: 'Tell the finale' })).toBeVisible();
    await expect(page.getByText('garnet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Look at it here first' }).click();
    await page.getByRole('tab', { name: 'Now' }).click();
    await expect(waiting).toContainText('Awards wait to be confirmed.');
    await waiting.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Confirm 1 garnet lost for Ana' }).click();
    await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Amend 1 garnet lost for Bea (bot)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Take this award away').check();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel('Reason').fill('She pointed by mistake.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await tellTheEnd(host, code);
    await ann.page.goto(`/m/${code}`);
    await expect(ann.page.getByText('Amended by the host: She pointed by mistake.')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Match record (JSON)' }).click();
    const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(record).toMatchObject({ game: 'pointing-chains', seats: ['A', 'B', 'C', 'D'] });
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Results (CSV)' }).click();
    expect(await readFile(await (await csv).path(), 'utf8')).toContain('rank,seat,name,points');
  },
);

test(
  'the dashboard says how far the end is told and goes on from there; in its middle secrets are hidden',
  long,
  async ({ newPerson }) => {
    const host = await newPerson('Hana');
    const code = await matchWithoutVote(host, [
      await newPerson('Ann'),
      await newPerson('Ben'),
      await newPerson('Cleo'),
    ]);
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    const end = page.getByRole('region', { name: 'The end' });
    await expect(end.getByRole('link', { name: 'Tell the finale' })).toBeVisible();
    for (const step of [0, 1]) await host.api.host.tellFinale.mutate({ code, step });
    await expect(end).toContainText(/it stands at scene 2 of \d+, and goes on from there/);
    await end.getByRole('link', { name: 'Go on telling' }).click();
    const scene = page.locator('[data-beat]');
    await expect(scene).toBeVisible();
    const before = (await scene.getAttribute('data-beat')) ?? '';
    await page.getByRole('button', { name: /^Next: / }).click();
    await expect(scene).not.toHaveAttribute('data-beat', before);
    await page.goBack();
    await expect(end).toContainText(/it stands at scene 3 of \d+/);
    await end.getByRole('link', { name: 'Go on telling' }).click();
    await expect(scene).toBeVisible();

    const middle = (await scene.getAttribute('data-beat')) ?? '';
    await safeButton(host).click();
    await expect(safeBar(page)).toBeVisible();
    await expect(scene).toHaveAttribute('data-beat', middle);
    await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();
    await expect(safeButton(host)).toBeHidden();
    const drawn = await (await host.context.request.get(`/m/${code}`)).text();
    expect(`${drawn}${await page.content()}`).not.toMatch(/viewer\W{1,5}host\b/);
  },
);

test(
  'the clock’s buttons keep their place when the last player acts; a vote is closed as a vote',
  long,
  async ({ newPerson }) => {
    const host = await newPerson('Hana');
    const players = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cleo')];
    const code = await lastRoundOfThree(host, players);
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    const end = page.getByRole('button', { name: 'End', exact: true });
    await expect(end).toBeVisible();
    const place = await end.boundingBox();
    for (const [i, seat] of ['A', 'B', 'C'].entries()) {
      const action = { type: 'point', at: null };
      await players[i]?.api.play.act.mutate({ code, seat, action, key: `point-of-${seat}` });
    }
    const waits = page.getByRole('region', { name: 'What waits for you' });
    await expect(waits).toContainText('Everybody has acted: you can close now.');
    expect(await end.boundingBox()).toEqual(place);

    // Nobody pointed at anybody: all are tied, and all vote.
    await resolve(host, code, 'last-round');
    await page.getByRole('button', { name: 'Close the vote' }).click();
    await expect(page.getByRole('dialog')).toContainText('Close the winners’ vote now?');
    await page.getByRole('dialog').getByRole('button', { name: 'Wait' }).click();
    await safeButton(host).click();
    await expect(safeBar(page)).toBeVisible();
    await expect(waits).toContainText('Close the vote when they have had time to choose.');
    await page.getByRole('button', { name: 'Close the vote' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The vote is decided without any winner who has not voted.');
    // Nobody has voted: it is tied, and a lot ends it, so that the screen is no dead end and says nothing of it.
    await expect(dialog).toContainText('Should the vote be tied, a lot decides between the tied at once');
    await dialog.getByRole('button', { name: 'Close it now' }).click();
    await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
    await expect(page.getByText('a lot')).toHaveCount(0);
  },
);

test('all awards are confirmed by one click, whatever comes right after it', long, async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const code = await matchWithoutVote(host, [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cleo')]);
  const { page } = host;
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.goto(`/m/${code}/host`);
  await expect(page.getByRole('row', { name: /^Ana/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^What can be done for / })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Awards' }).click();
  await page.getByRole('button', { name: 'Look at it here first' }).click();
  const all = page.getByRole('button', { name: /^Confirm all \d+$/ });
  const count = ((await all.textContent()) ?? '').replace(/\D/g, '');
  await all.click();
  await expect(page.getByText(`${count} confirmed.`)).toBeVisible();
  await expect(page.getByText('confirmed', { exact: true })).toHaveCount(Number(count));
  await expect(page.getByText('Awards: they count beyond this match')).toBeVisible();
  expect(sent.filter((url) => /Award/.test(url))).toHaveLength(1);
});

test(
  'an end that its host has looked at is off the dashboard again while it is told to everybody',
  long,
  async ({ newPerson }) => {
    const host = await newPerson('Hana');
    const { page } = host;
    const code = await matchWithoutVote(host, [
      await newPerson('Ann'),
      await newPerson('Ben'),
      await newPerson('Cleo'),
    ]);
    await page.goto(`/m/${code}`);
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    await page.goto(`/m/${code}/host`);
    const result = page.getByRole('heading', { name: 'How it ended' });
    await expect(result).toBeVisible();
    // What is left to do has one name, on both pages, and one click does it.
    const toTell = page.getByRole('button', { name: 'Tell the end to everybody' });
    await expect(toTell).toBeVisible();
    await page.goto(`/m/${code}`);
    await expect(page.getByRole('button', { name: 'Show me the end again' })).toHaveCount(0);
    await toTell.click();
    const scene = page.locator('[data-beat]');
    await expect(scene).toBeVisible();
    await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0);
    const before = (await scene.getAttribute('data-beat')) ?? '';
    await page.getByRole('button', { name: /^Next: / }).click();
    await expect(scene).not.toHaveAttribute('data-beat', before);
    await page.goto(`/m/${code}/host`);
    await expect(page.getByRole('region', { name: 'The end' })).toContainText(/it stands at scene 2 of \d+/);
    await expect(result).toBeHidden();
    await tellTheEnd(host, code);
    await expect(result).toBeVisible();
    await expect(toTell).toHaveCount(0);
  },
);

test(
  'a host closes a running match to those who watch, and opens it again; who is trusted sees all',
  long,
  async ({ newPerson, newVisitor, expectFault }) => {
    expectFault(/404/); // who looks once more while it is closed
    const [host, ann, tia] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Tia')];
    const watcher = await newVisitor();
    const code = await runningMatch(host, [ann]);
    await watcher.page.goto(`/m/${code}`);
    await expect(watcher.page.getByRole('heading', { name: 'Under one roof' })).toBeVisible();
    const { page } = host;
    await page.goto(`/m/${code}/host`);
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('radio', { name: 'Only members' }).check();
    await expect(watcher.page.getByRole('heading', { name: / open to you$/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Whoever has the address or the code' }).check();
    await expect(async () => {
      await watcher.page.goto(`/m/${code}`);
      await expect(watcher.page.getByRole('heading', { name: 'Under one roof' })).toBeVisible({ timeout: 5_000 });
    }).toPass();

    await ann.api.play.act.mutate({ code, seat: 'A', action: { type: 'point', at: 'B' }, key: 'ann-points' });
    await page.getByLabel('Grant the full view').fill(tia.name);
    await page.getByRole('button', { name: 'Add' }).last().click();
    const asked = page.getByRole('dialog', { name: `Let ${tia.name} see everything?` });
    await asked.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('button', { name: `Take back ${tia.name}` })).toBeVisible();
    await tia.page.goto(`/m/${code}`);
    await expect(tia.page.getByText('Full view')).toBeVisible();
    await tia.page.getByRole('tab', { name: 'Log' }).click();
    await expect(tia.page.getByRole('listitem').filter({ hasText: 'Ana pointed at Bea' })).toBeVisible();
    await watcher.page.getByRole('tab', { name: 'Log' }).click();
    await expect(watcher.page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
    expect(await watcher.page.content()).not.toContain('pointed at');
  },
);

test('a question reaches its host on every page, and is put away until the next one', long, async ({ newPerson }) => {
  const host = await newPerson('Hana');
  const ann = await newPerson('Ann');
  const code = await runningMatch(host, [ann], { pace: 'host' });
  const { title } = await host.api.matches.page.query({ code });
  const { page } = host;
  const told = page.getByRole('complementary', { name: 'Questions for you' });
  const ask = (text: string) => ann.api.play.ask.mutate({ code, seat: 'A', key: randomUUID(), text });
  const goTo = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
  await goTo('/games/bifrost');
  expect(await ask('May I look?')).toMatchObject({ ok: true });
  await expect(told).toContainText(`A question waits for you in ${title}.`);
  await page.setViewportSize({ width: 360, height: 740 });
  const [line, title1] = await Promise.all(
    [told, page.getByRole('heading', { level: 1 })].map((one) =>
      one.evaluate((el) => el.getBoundingClientRect().toJSON()),
    ),
  );
  expect(line.bottom, 'it lies on no title').toBeLessThanOrEqual(title1.top);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Others who look at the screen read neither of which match it is nor what is asked.
  await host.api.account.shareSafely.mutate({ on: true });
  await goTo('/games/bifrost');
  await expect(told).toContainText('A question waits for you. Open when nobody looks.');
  expect(await told.innerText()).not.toContain(title);
  await host.api.account.shareSafely.mutate({ on: false });
  await goTo('/games/bifrost');
  await expect(told).toContainText(title);
  await told.getByRole('button', { name: 'Not now' }).click();
  await expect(told).toBeHidden();
  await goTo('/account');
  expect(await ask('And now?')).toMatchObject({ ok: true });
  await expect(told).toContainText('2 questions wait for you');
  expect(await page.content()).not.toContain('May I look?');
  // On another match's dashboard it lies on nothing, and moves nothing.
  const other = await runningMatch(host, [ann]);
  await goTo(`/m/${other}/host`);
  await expect(told).toContainText('2 questions wait for you');
  const [lineAt, panelAt, barAt] = await Promise.all(
    [told, page.getByRole('tabpanel'), page.getByRole('tablist')].map((one) =>
      one.first().evaluate((el) => el.getBoundingClientRect().toJSON()),
    ),
  );
  expect(lineAt.bottom, 'it lies on no board').toBeLessThanOrEqual(panelAt.top);
  expect(lineAt.top).toBeGreaterThanOrEqual(barAt.top);
  const lastTab = await page
    .getByRole('tab', { name: 'Awards and export' })
    .evaluate((el) => el.getBoundingClientRect().right);
  expect(lineAt.left, 'nor on a tab').toBeGreaterThanOrEqual(lastTab);
  await expectAskedInSight(page);
  await told.getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveURL(new RegExp(`/m/${code}/host`));
  await expect(page.getByRole('tab', { name: 'Questions and rulings' })).toHaveAttribute('aria-selected', 'true');
  await expect(told).toBeHidden();
});

/** In the row of tabs, on none of them, and below the bar once that row is scrolled away. */
async function expectAskedInSight(page: Page): Promise<void> {
  const told = page.getByRole('complementary', { name: 'Questions for you' });
  const boxOf = (one: Locator) => one.evaluate((el) => el.getBoundingClientRect().toJSON());
  for (const width of [640, 768, 1023, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const [line, tabs] = [await boxOf(told), await boxOf(page.getByRole('tablist', { name: 'Dashboard' }))];
    expect(line.top, `${width}: in the row of tabs`).toBeGreaterThanOrEqual(tabs.top - 1);
    expect(line.bottom, `${width}: in the row of tabs`).toBeLessThanOrEqual(tabs.bottom + 1);
    if (width < 1024) expect(line.left, `${width}: it lies on no tab`).toBeGreaterThanOrEqual(tabs.right);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [scrolled, bar] = [await boxOf(told), await boxOf(page.getByRole('region', { name: 'This match' }))];
    expect(scrolled.top, `${width}: below the bar`).toBeGreaterThanOrEqual(bar.bottom);
    await expect(told).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

test('every clock on the dashboard leaves the quiet hours out', long, async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hana', { zone: 'UTC' }), await newPerson('Ann')];
  const inHours = (hours: number) => ((new Date().getUTCHours() + hours) % 24) * 60;
  const made = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    settings: { roundSeconds: 86_400 },
    seats: ['Ana', 'Bea', 'Cem'],
    quietHours: { zone: 'UTC', from: inHours(3), until: inHours(5) },
  });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots', showsAll: true })).toMatchObject({ ok: true });
  const { page } = host;
  await page.goto(`/m/${code}/host`);
  const clocks = page.getByRole('timer');
  await expect(clocks).toHaveCount(1);
  await expect(clocks).toContainText(/in 1 day/);

  await page.getByRole('button', { name: 'Extend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give more time' });
  const until = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 16);
  await dialog.getByLabel('Or until').fill(until);
  await dialog.getByRole('button', { name: 'Extend' }).click();
  for (const clock of await clocks.all()) await expect(clock).toContainText(until.slice(11));
});

test('on a phone everything about a seat stands within the page', long, async ({ newPerson }) => {
  const host = await newPerson('Hana', { phone: true });
  const code = await runningMatch(host, [await newPerson('Ann')]);
  await host.page.goto(`/m/${code}/host`);
  const menu = host.page.getByRole('button', { name: 'What can be done for Ana' });
  await menu.scrollIntoViewIfNeeded();
  const box = await menu.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 12);
});

test('only hosts open the dashboard; an unknown match is a 404', long, async ({ newPerson, expectFault }) => {
  expectFault(/404/);
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const code = await runningMatch(host, [ann]);
  await ann.page.goto(`/m/${code}/host`);
  await expect(ann.page.getByText('Only the hosts of this match can open its dashboard.')).toBeVisible();
  expect((await ann.page.goto('/m/NOSUCHMATCH'))?.status()).toBe(404);
});
