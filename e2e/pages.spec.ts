// The quiet pages: rulebooks and practice, the first page, the account, looks, and what is said when something is missing.
import type { Locator, Page } from '@playwright/test';
import { catalog, formatDesigners, formatUsualSeats } from '../games/catalog';
import { itemAt } from '../games/kit/item-at';
import { expect, long, password, test } from './fixtures';
import { putRecordedMatch, recordsOf } from './recorded-match';

for (const { id, name } of catalog) {
  test(`${name}: the rulebook has its chapters, and practice starts with one click`, long, async ({ newPerson }) => {
    const { page } = await newPerson('Pia');
    await page.goto('/games');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const rulebook = page.getByRole('region', { name: `Rulebook of ${name}` });
    await expect(rulebook.getByRole('heading').nth(2)).toBeVisible();
    await page.getByRole('button', { name: 'Practise against bots' }).click();
    await expect(page).toHaveURL(/\/m\/[A-Z0-9]+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Your matches' }).getByRole('link', { name }), id).toBeVisible();
  });
}

test('a rulebook is worked through with the keyboard: contents, a round step by step, a position', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await page.goto('/games/bifrost');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'A round, step by step' }).press('Enter');
  await expect(page).toHaveURL(/#a-round-step-by-step$/);

  const round = page.getByRole('region', { name: 'A round, step by step' });
  const [next, back] = [
    round.getByRole('button', { name: 'Next step' }),
    round.getByRole('button', { name: 'Step back' }),
  ];
  const first = round.getByRole('heading', { name: '1. Three boards at once' });
  const second = round.getByRole('heading', { name: '2. Everybody puts one piece, unseen' });
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await expect(round.getByText('Step 2 of 6')).toBeVisible();
  for (const step of [3, 4, 5, 6]) {
    await next.press('ArrowRight');
    await expect(round.getByText(`Step ${step} of 6`)).toBeVisible();
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('ArrowRight');
  await next.press('ArrowLeft');
  await expect(round.getByRole('heading', { name: '5. Red joins three edges' })).toBeVisible();

  const position = page.getByRole('article').filter({ hasText: 'Is red lost here?' });
  const yes = position.getByText('Yes, it is cut off');
  await yes.press('Enter');
  await expect(position.getByText('Right.')).toBeVisible();
  await position.getByText('No, it can still win').press('Enter');
  await expect(position.getByText('Not so.')).toBeVisible();
  await expect(position.getByText('Right.')).toBeHidden();
});

test('without scripts all steps of a round stand one below the other, and practice begins all the same', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/games/pointing-chains');
  const round = page.getByRole('region', { name: 'A round, step by step' });
  await expect(round.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(round.getByRole('heading', { name: '6. What everybody sees of it' })).toBeVisible();
  await expect(round.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play a first match' }).click();
  await expect(page).toHaveURL(/\/m\/[A-Z0-9]+$/);
  await context.close();
});

test('who has no account practises with one click, finds the match again, and can make an account', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ phone: true });
  await page.goto('/games/pointing-chains');
  await expect(page.getByText('No account needed.')).toBeVisible();
  await page.getByRole('button', { name: 'Practise against bots' }).click();
  await expect(page).toHaveURL(/\/m\/[A-Z0-9]+$/);
  await expect(page.getByText('Round 1: who do you point at?').filter({ visible: true })).toBeVisible();
  const address = page.url();
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your matches' });
  await expect(mine.getByRole('link', { name: 'Pointing Chains' })).toHaveAttribute('href', new URL(address).pathname);
  await page.goto('/account');
  await expect(page.getByText('You practise here without an account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make an account' })).toBeVisible();
});

test('the rules are a part of the page at somebody’s first match of a game until they act, over nothing one acts with', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ isNew: true });
  const card = page.getByRole('region', { name: 'How to play' });
  await page.goto('/games/pointing-chains');
  await page.getByRole('button', { name: 'Practise against bots' }).click();
  const goal = card.getByText('Have many players after you in your chain, but not so many that it grows too big.');
  await expect(goal.filter({ visible: true })).toHaveCount(1); // folded and unfolded it stands in two places
  await expect(card.getByText('9 or more together')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(4);
  // As the server draws it, before a script has run.
  expect(await (await page.request.get(page.url())).text()).toContain('Got it, show me the board');
  // One can act beside it.
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [beside, board] = [await boxOf(card), await boxOf(page.locator('[data-board]'))];
  expect(beside.x).toBeGreaterThanOrEqual(board.x + board.width);
  expect(Math.abs(beside.y - board.y)).toBeLessThan(4);
  // On a phone it comes first.
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = [await boxOf(card), await boxOf(page.locator('[data-board]'))];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await card.getByLabel('Sound on my turn').check();
  await page.getByRole('radio', { name: 'Nobody' }).check({ force: true });
  await page.getByRole('button', { name: 'Point at nobody' }).click();
  await expect(page.getByText('Round 2: who do you point at?')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Round 2: who do you point at?')).toBeVisible();
  await expect(card).toHaveCount(0);

  const drawer = page.getByRole('complementary', { name: 'How to play' });
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(drawer).toBeFocused();
  await expect(drawer.getByLabel('Sound on my turn')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test(
  'rules give way to who wants the board: the card to its button, what lies over the board to the first thing done there and to Escape',
  long,
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ isNew: true });
    const card = page.getByRole('region', { name: 'How to play' });
    const tiles = page.getByRole('group', { name: 'Tiles to speak of' });
    await page.goto('/games/logical-bluffs');
    await page.getByRole('button', { name: 'Practise against bots' }).click();
    // Above a board it is one line.
    await card.getByRole('button', { name: 'In four pictures' }).press('Enter');
    await expect(card.getByRole('listitem').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.scrollTo({ top: 200 }));
    await card.getByRole('button', { name: 'Got it' }).press('Enter');
    await expect(card).toHaveCount(0);
    await expect(page.locator('[data-board]:focus, [data-board] :focus')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.reload();
    await expect(tiles).toBeVisible();
    await expect(card).toHaveCount(0);

    // Asked for, they take the focus, and give it back to what opened them.
    const rules = page.getByRole('complementary', { name: 'How to play' });
    const opener = page.getByRole('button', { name: 'Rules', exact: true });
    await opener.press('Enter');
    await expect(rules).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rules).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await rules.getByRole('button', { name: 'To the board' }).press('Enter');
    await expect(rules).toHaveCount(0);
    await expect(page.locator('[data-board]:focus, [data-board] :focus')).toBeVisible();
  },
);

test('rules over the page leave nobody who uses keys on what they lie over', long, async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const rules = page.getByRole('complementary', { name: 'How to play' });
  await page.goto('/games/pointing-chains');
  await page.getByRole('button', { name: 'Practise against bots' }).press('Enter');
  const opener = page.getByRole('button', { name: 'Rules', exact: true });
  await opener.press('Enter');
  await expect(rules).toBeFocused();
  const log = page.getByRole('tab', { name: /^Rulings/ });
  await log.focus();
  await expect(rules).toHaveCount(0);
  await expect(log).toBeFocused();
});

test('games are found by tag and number of players, and say who designed them', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/games');
  await expect(page.getByText('Best depth for minimal rules')).toBeVisible();
  await expect(page.getByText('3 to 26 players, usually 13')).toBeVisible();
  const list = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(list).toHaveText(['Logical Bluffs']);
  await page.goto('/games');
  await page.getByRole('link', { name: 'hex grid' }).click();
  await expect(list).toHaveText(['Bifröst']);
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('hex grid');
  await page.getByLabel('Players').selectOption('2');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No game here is like that')).toBeVisible();
  await page.goto('/games/pointing-chains');
  await expect(page.getByText('Designed by Zero')).toBeVisible();
  await expect(page.getByText('Best depth for minimal rules')).toBeVisible();
});

test('each game’s page, the catalogue and the rules of a match credit it: designers, kind, players, tags, award', async ({
  newPerson,
}) => {
  const { page, api } = await newPerson('Hanna');
  const wordsAt = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const shown = html.replace(/<script.*?<\/script>|<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ');
    return shown.replace(/\s+/g, ' ');
  };
  const catalogue = await wordsAt('/games');
  for (const entry of catalog) {
    const made = await api.matches.create.mutate({ game: entry.id, visibility: 'public' });
    if (!made.ok) throw new Error(made.refusal.message);
    const own = await wordsAt(`/games/${entry.id}`);
    const rules = await wordsAt(`/m/${made.code}/rules`);
    // What nobody but the players can hold.
    if (entry.promise !== undefined) for (const words of [own, rules]) expect(words).toContain(entry.promise.text);
    for (const words of [own, rules, catalogue]) {
      expect(words).toMatch(new RegExp(`\\bby ${formatDesigners(entry)}\\b`));
      for (const credit of [
        entry.name,
        entry.kind,
        formatUsualSeats(entry.seats),
        ...entry.tags,
        ...(entry.honours ?? []),
      ])
        expect(words, entry.id).toContain(credit);
    }
  }
});

test('what waits for me comes first, says so, and leads there', long, async ({ newPerson }) => {
  const [host, ann] = await Promise.all([newPerson('Hanna'), newPerson('Ann')]);
  const codes: string[] = [];
  for (const title of ['Quiet table', 'Waiting table']) {
    const made = await host.api.matches.create.mutate({ game: 'pointing-chains', title, seats: 3 });
    if (!made.ok) throw new Error(made.refusal.message);
    await ann.api.lobby.join.mutate({ code: made.code });
    codes.push(made.code);
  }
  const [, code = ''] = codes;
  await host.api.lobby.start.mutate({ code, freeSeats: 'bots' });
  await host.api.lobby.readyCheck.mutate({ code: codes[0] ?? '' });
  await ann.page.goto('/');
  const mine = ann.page.getByRole('region', { name: 'Your matches' });
  await expect(mine.getByRole('listitem')).toHaveCount(2);
  const waiting = mine.getByRole('listitem').filter({ hasText: 'Waiting table' });
  await expect(waiting).toContainText(/your turn/i);
  await waiting.getByRole('link').click();
  await expect(ann.page).toHaveURL(`/m/${code}`);
});

/** That time, or a minute beside it: a page knows the server's clock as well as its own line is quick, and rounds. */
async function expectTomorrow(page: Page, time: string) {
  const around = [-1, 0, 1].map((minutes) => {
    const at = new Date(new Date(`2000-01-02 ${time} UTC`).getTime() + minutes * 60_000);
    return at.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  });
  const words = page.getByText(new RegExp(`tomorrow, (${around.join('|')})`));
  await expect(words.filter({ visible: true }).first()).toBeVisible();
}

for (const pace of ['clock', 'host']) {
  test(
    `a round of 24 hours closes tomorrow at a time of everybody’s own, paced by the ${pace}`,
    long,
    async ({ newPerson }) => {
      const [host, ann] = await Promise.all([
        newPerson('Hanna', { zone: 'Asia/Tokyo' }),
        newPerson('Ann', { zone: 'Europe/Lisbon', phone: true }),
      ]);
      const made = await host.api.matches.create.mutate({
        game: 'pointing-chains',
        title: 'Slow table',
        settings: { pace, roundSeconds: 86_400 },
        seats: 3,
      });
      if (!made.ok) throw new Error(made.refusal.message);
      const { code } = made;
      await ann.api.lobby.join.mutate({ code });
      await host.api.lobby.start.mutate({ code, freeSeats: 'bots' });
      const words =
        pace === 'host' ? /planned for tomorrow, (\d{1,2}:\d\d [AP]M)/ : /closes tomorrow, (\d{1,2}:\d\d [AP]M)/;
      const times: string[] = [];
      for (const { page } of [host, ann]) {
        await page.goto('/');
        const row = page
          .getByRole('region', { name: 'Your matches' })
          .getByRole('listitem')
          .filter({ hasText: 'Slow table' });
        await expect(row.getByRole('timer')).toHaveText(words);
        const [, time = ''] = words.exec((await row.getByRole('timer').textContent()) ?? '') ?? [];
        await page.goto(`/m/${code}`);
        await expectTomorrow(page, time);
        times.push(time);
      }
      await host.page.goto(`/m/${code}/host`);
      await expectTomorrow(host.page, times[0] ?? '');
      expect(times[0]).not.toBe(times[1]);
    },
  );
}

test(
  'what the host plans is told in its reader’s own time at once, not with the clock’s first second',
  long,
  async ({ newPerson }) => {
    const { page, api } = await newPerson('Hanna');
    const settings = { pace: 'host', roundSeconds: 86_400 };
    const made = await api.matches.create.mutate({ game: 'pointing-chains', title: 'Slow table', settings, seats: 3 });
    if (!made.ok) throw new Error(made.refusal.message);
    await api.lobby.start.mutate({ code: made.code, freeSeats: 'bots' });
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    await page.goto('/');
    const row = page.getByRole('listitem').filter({ hasText: 'Slow table' });
    await expect(row.getByRole('timer')).toHaveText(/^planned for tomorrow, \d{1,2}:\d\d/);
  },
);

test('a look is chosen, and the next page comes in it from the server', async ({ newPerson }) => {
  const { page, context } = await newPerson('Lea');
  await page.goto('/account');
  await page.getByLabel('Light').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const served = async () => /<html[^>]*>/.exec(await (await context.request.get('/games')).text())?.[0];
  expect(await served()).toContain('data-theme="light"');
  await page.getByLabel('As the system').check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await served()).not.toContain('data-theme');
});

test('somebody changes their name, and deletes the account with the password only', long, async ({ newPerson }) => {
  const { page, name } = await newPerson('Ria');
  await page.goto('/account');
  await page.getByLabel('What everybody calls you').fill(`${name} II`);
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByRole('banner').getByText(`${name} II`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('not the one');
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not your password');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('who asked for too many pages is shown one that says when it comes back, and may still write', async ({
  newPerson,
  expectFault,
}) => {
  expectFault(/429/);
  const { api, context } = await newPerson('Eager');
  const many = `/api/trpc/${Array(32).fill('play.now').join(',')}?batch=1&input={}`;
  for (let asked = 0; asked <= 900; asked += 32) await context.request.get(many);
  const page = await context.newPage();
  const answer = await page.goto('/account');
  expect(answer?.status()).toBe(429);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'A moment, please' })).toBeVisible();
  await expect(page.getByText(/^This page comes by itself in/)).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
  expect(await api.account.shareSafely.mutate({ on: false })).toMatchObject({ ok: true });
});

test(
  'the front page is nobody’s alone: four matches of one host, however many there are',
  long,
  async ({ newPerson, newVisitor }) => {
    const [{ api, name }, { page }] = [await newPerson('Many'), await newVisitor()];
    for (let n = 1; n <= 6; n++) {
      const settings = { pace: 'host' };
      const given = {
        game: 'pointing-chains',
        title: `${name}’s ${n}`,
        seats: 3,
        settings,
        visibility: 'public',
      } as const;
      const made = await api.matches.create.mutate(given);
      const code = made.ok ? made.code : '';
      // What began last stands first, whatever else is played in the meantime.
      expect(await api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    }
    await page.goto('/');
    const shown = page.getByRole('region', { name: 'Public matches' }).getByRole('link', { name: `${name}’s` });
    await expect(shown).toHaveCount(4);
    await expect(shown.first()).toContainText('6');
  },
);

test('with the keyboard alone: skip to the content, to a match by its code', long, async ({ newPerson }) => {
  const { page, api } = await newPerson('Kim');
  const made = await api.matches.create.mutate({ game: 'pointing-chains', title: 'By keys' });
  if (!made.ok) throw new Error(made.refusal.message);
  await page.goto('/join');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Code of a match')).toBeFocused();
  await page.keyboard.type('nothing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no match with the code NOTHING that is open to you')).toBeVisible();
  await page.getByLabel('Code of a match').selectText();
  await page.keyboard.type(made.code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'By keys' })).toBeVisible();
});

test(
  'a link goes on without loading everything anew; with a key held it opens a tab of its own',
  long,
  async ({ newPerson }) => {
    const { page, context } = await newPerson('Ann');
    await page.goto('/account');
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    const host = page.getByRole('link', { name: 'Host a match' });
    const opened = context.waitForEvent('page');
    await host.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/matches\/new$/);
    await expect(page).toHaveURL(/\/account$/);
    await host.click();
    await expect(page).toHaveURL(/\/matches\/new$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('match');
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  },
);

test('an unknown address says so; a lost network is shown and mends itself', async ({ newVisitor, expectFault }) => {
  expectFault(/404/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const { page, context } = await newVisitor();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await page.goto('/join');
  await page.getByRole('button', { name: 'Go to it' }).click();
  await expect(page.getByText('Enter the code of a match', { exact: false })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('what is no code at all is answered like a wrong one', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  for (const typed of ['a%00b', '%00', '..%2F', '%F0%9F%99%82']) {
    const response = await page.goto(`/join?code=${typed}`);
    expect(response?.status(), typed).toBe(200);
    await expect(page.getByText(/There is no match with the code|Enter the code of a match/)).toBeVisible();
  }
});

test(
  'on a safe screen the front page names no match that is not public, until it is asked to',
  long,
  async ({ newPerson }) => {
    const { page, api } = await newPerson('Hanna');
    for (const visibility of ['public', 'unlisted', 'private'] as const)
      await api.matches.create.mutate({ game: 'pointing-chains', title: `The ${visibility} one`, visibility });
    await api.account.shareSafely.mutate({ on: true });
    await page.goto('/');
    const mine = page.getByRole('region', { name: 'Your matches' });
    await expect(mine.getByRole('link', { name: 'The public one' })).toBeVisible();
    await expect(mine).toContainText('2 matches of yours that are not public');
    expect(await page.content()).not.toMatch(/The (unlisted|private) one/);
    await page.getByRole('link', { name: 'Name them here' }).click();
    for (const name of ['The public one', 'The unlisted one', 'The private one'])
      await expect(mine.getByRole('link', { name })).toBeVisible();
  },
);

test('what the server draws has no style attributes, which its policy forbids', async ({ newVisitor, database }) => {
  const { context } = await newVisitor();
  const host = { id: 'styles-host', name: 'A host' };
  const paths = ['/', '/sign-in', '/nowhere', ...catalog.map(({ id }) => `/games/${id}`)];
  for (const { id } of catalog) {
    const { record } = itemAt(recordsOf(id), 0);
    for (const events of [Math.ceil(record.events.length / 2), record.events.length]) {
      const names = record.seats.map((_, i) => `Player ${i + 1}`);
      const { code } = await putRecordedMatch(database, { record, title: id, names, events, host });
      for (const part of ['', '/stage', '/replay', '/rules']) paths.push(`/m/${code}${part}`);
    }
  }
  let rules = 0;
  for (const path of paths) {
    const html = await (await context.request.get(path)).text();
    expect(html.match(/<[a-z][^<>]*\sstyle=/g), path).toBeNull();
    rules += html.match(/:not\(#_\)\{/g)?.length ?? 0;
  }
  expect(rules, 'styles of elements, as rules').toBeGreaterThan(50);
});

test('nor have the pages of who is signed in, and nothing on them is against the policy', async ({
  newPerson,
  database,
}) => {
  const [hana, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  const [host, player] = [await hana.api.account.me.query(), await ann.api.account.me.query()];
  if (host === null || player === null) throw new Error('Both are signed in.');
  const desks: string[] = [];
  for (const { id } of catalog) {
    const { record } = itemAt(recordsOf(id), 0);
    const asked = {
      record,
      title: id,
      names: record.seats.map((_, i) => `Player ${i + 1}`),
      host,
      players: { A: player },
    };
    const { code } = await putRecordedMatch(database, { ...asked, events: Math.ceil(record.events.length / 2) });
    desks.push(`/m/${code}`);
  }
  const own = ['/', '/account', '/matches/new?game=bifrost'];
  const visits = [
    { page: hana.page, paths: [...own, ...desks.map((desk) => `${desk}/host`)] },
    { page: ann.page, paths: [...own, ...desks] },
  ];
  for (const { page, paths } of visits)
    for (const path of paths) {
      const html = await (await page.goto(path))?.text(); // whatever its policy refuses is an error on the console
      expect(html?.match(/<[a-z][^<>]*\sstyle=/g), path).toBeNull();
      await expect(page, path).toHaveURL(path);
    }
});

test('where the server put the pieces is where they stay when the page answers', async ({
  newPerson,
  browser,
  baseURL,
}) => {
  const { page, api } = await newPerson('Host');
  const made = await api.matches.create.mutate({ game: 'pointing-chains', seats: 11, visibility: 'public' });
  const path = `/m/${made.ok ? made.code : ''}/stage`;
  const placesIn = async (shown: Page) => {
    await expect(shown.getByRole('listitem')).toHaveCount(11);
    return Promise.all((await shown.getByRole('listitem').all()).map((seat) => seat.boundingBox()));
  };
  const viewport = { width: 1280, height: 800 };
  const unscripted = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  });
  const drawn = await unscripted.newPage();
  await drawn.goto(path);
  const places = await placesIn(drawn);
  await page.goto(path);
  await expect(page.locator('li[style]')).toHaveCount(11);
  expect(await placesIn(page)).toEqual(places);
  expect(new Set(places.map((box) => `${box?.x} ${box?.y}`)).size).toBe(11);
  await unscripted.close();
});
