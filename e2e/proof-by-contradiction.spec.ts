import type { Locator, Page } from '@playwright/test';
import { expect, long, type Person, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch, recordsOf } from './recorded-match';

// Whole matches of Proof by Contradiction, as people play them: at a desk, on a phone, from the dashboard; bots fill.

const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) });
const token = (page: Page, color: string) =>
  page.getByRole('group', { name: 'Your tokens' }).getByRole('button', { name: new RegExp(`^${color}`) });
const choice = (page: Page, group: string | RegExp, name: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('button', { name });
const clueSays = (page: Page, format: string) => choice(page, 'What your clue says', new RegExp(`^${format}`));
/** At the rim of the board. */
const line = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Your board' }).getByRole('button', { name, exact: true });
/** Each folds to a line that says what it has come to. */
const step = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('button', { expanded: false });
const contract = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Your contract' }).getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function newMatch(host: Person, settings: Record<string, unknown> = {}, seats = 11): Promise<string> {
  const made = await host.api.matches.create.mutate({ game: 'proof-by-contradiction', settings, seats });
  if (!made.ok) throw new Error(made.refusal.message);
  return made.code;
}
async function start(host: Person, code: string) {
  expect(await host.api.lobby.fillWithBots.mutate({ code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'refuse' })).toMatchObject({ ok: true });
}
async function resolve(host: Person, code: string, key: string) {
  const outcome = await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key });
  expect(outcome).toMatchObject({ ok: true });
}

test(
  'eleven players: compose by drag, tap and keyboard, work it out, and see everything in the end',
  long,
  async ({ newPerson }) => {
    test.slow(); // a whole match in three browsers
    const [host, ann, ben] = await Promise.all([newPerson('Hal'), newPerson('Ann'), newPerson('Ben', { phone: true })]);
    const code = await newMatch(host);
    expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    expect(await ben.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    await start(host, code);

    await test.step('round 1 at a desk', async () => {
      const { page } = ann;
      await page.goto(`/m/${code}`);
      await expect(page.getByRole('heading', { name: 'Round 1: two tokens and a clue' })).toBeVisible();
      // dragged; again, where the page's scripts were not there yet
      await expect(async () => {
        await token(page, 'red').dragTo(cell(page, 'A1'));
        await expect(cell(page, 'A1')).toHaveAccessibleName('A1: red', { timeout: 1_000 });
      }).toPass();
      // by keyboard: along the board, then the colour's letter
      await cell(page, 'A1').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('b');
      await expect(cell(page, 'B2')).toHaveAccessibleName('B2: blue');
      // a third one has no place
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('g');
      await expect(page.getByText('Two tokens are on the board already')).toBeVisible();

      await clueSays(page, 'Line').click();
      await choice(page, 'Colour of your clue', 'red').click();
      await line(page, 'row 4').click();
      await line(page, 'row 3').click();
      await expect(page.getByText('Already broken by your own board')).toBeVisible();
      await expect(page.getByText('−1000 points and a mark of elimination')).toBeVisible();
      await line(page, 'row 1').click();
      await expect(page.getByText('True for your board, whatever you place from now on.')).toBeVisible();
      await choice(page, 'Colour of your clue', 'green').click();
      await expect(page.getByText('Still open for your board')).toBeVisible();

      await page.getByRole('button', { name: 'Ask a query' }).click();
      await cell(page, 'A1').click();
      await expect(cell(page, 'A3')).toHaveAttribute('aria-disabled', 'true');
      await expect(cell(page, 'A3')).toHaveAccessibleName(/Shares a line with A1/);
      await cell(page, 'B2').click();
      await expect(page.getByText('You ask for A1 and B2.')).toBeVisible();

      await expect(save(page)).toHaveAccessibleDescription('Still missing: contract.');
      // Led to from the bar; the clue folds to a line.
      await page
        .getByRole('region', { name: 'What you can do now' })
        .getByRole('button', { name: /Contract/ })
        .click();
      await expect(step(page, 'Your clue')).toContainText('green is in row 4 or row 1');
      await contract(page, /Evasion/).click();
      await expect(step(page, 'Your contract')).toContainText('Evasion');
      await step(page, 'Pact').click();
      await page.getByRole('region', { name: 'Pact' }).getByRole('button', { name: ben.name }).click();
      await save(page).click();
      await expect(page.getByText('Round 1 is set.')).toBeVisible();
    });

    await test.step('what is saved can be changed, and survives a reload', async () => {
      const { page } = ann;
      await step(page, 'Your contract').click();
      await contract(page, /^Boundaries/).click();
      await expect(page.getByText('What you saved before still stands.')).toBeVisible();
      await page.reload();
      await expect(step(page, 'Your contract')).toContainText('Boundaries');
      await page.getByRole('button', { name: 'Back to what is saved' }).click();
      await expect(step(page, 'Your contract')).toContainText('Evasion');
      await expect(cell(page, 'B2')).toHaveAccessibleName(/blue/);
    });

    await test.step('the host sees it and puts a seat on autopilot and off again', async () => {
      const { page } = host;
      await page.goto(`/m/${code}/host`);
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: `${ann.name}’s board` }) })
        .filter({ has: page.getByRole('button') });
      await expect(card.getByRole('img', { name: /A1 red \(not locked\), B2 blue \(not locked\)/ })).toBeVisible();
      await card.getByRole('button', { name: 'Put on autopilot' }).click();
      const asked = page.getByRole('dialog', { name: `Put ${ann.name} on autopilot?` });
      await expect(asked).toContainText('What they send still counts.');
      await asked.getByRole('button', { name: 'Put on autopilot' }).click();
      await expect(asked).toBeHidden();
      const row = page.getByRole('table', { name: 'Seats' }).getByRole('row').filter({ hasText: ann.name });
      await expect(row).toContainText('autopilot');
      await card.getByRole('button', { name: 'On autopilot' }).click();
      await expect(card.getByRole('button', { name: 'Put on autopilot' })).toBeVisible();
      await expect(row).not.toContainText('autopilot');
    });

    await test.step('round 1 on a phone', async () => {
      const { page } = ben;
      await page.goto(`/m/${code}`);
      await token(page, 'red').tap();
      await cell(page, 'C3').tap();
      await expect(cell(page, 'C3')).toHaveAccessibleName(/red/);
      await token(page, 'purple').tap();
      await cell(page, 'D4').tap();
      await expect(cell(page, 'D4')).toHaveAccessibleName(/purple/);
      await clueSays(page, 'Count').tap();
      // What is chosen from has come into sight above the bar.
      const figure = choice(page, 'How many tokens', '2');
      const foot = await page.getByRole('region', { name: 'What you can do now' }).boundingBox();
      const box = await figure.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      await figure.tap();
      // The whole board stands where it can be seen beside what is chosen for the clue.
      const board = page.getByRole('group', { name: 'Your board' });
      await page
        .getByRole('region', { name: 'Your clue' })
        .getByRole('heading')
        .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
      await expect(board).toBeInViewport({ ratio: 1 });
      const bottomOfBar = await page.locator('[data-match-bar]').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect((await board.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfBar);
      await line(page, 'row 3').tap();
      await line(page, 'row 4').tap();
      await page.getByRole('button', { name: 'On to your contract' }).tap();
      await contract(page, /Iridescence/).tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await save(page).tap();
    });

    await test.step('round 1 closes by itself: clues, answers and a notebook', async () => {
      const { page } = ann;
      await expect(page.getByRole('heading', { name: 'Round 2: two tokens and your second clue' })).toBeVisible();
      const clues = page.getByRole('list', { name: 'Published clues' });
      await expect(clues.getByRole('listitem').filter({ hasText: 'You' }).first()).toContainText('row 4 or row 1');
      await expect(clues.getByRole('listitem').filter({ hasText: ben.name }).first()).toContainText(
        /you (break|keep) it|still open/,
      );
      await expect(page.getByRole('button', { name: 'Place tokens' })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('tab', { name: 'Answers' }).click();
      await expect(page.getByText('Round 1, A1 or B2:')).toBeVisible();
      await page.getByRole('tab', { name: 'Notebook' }).click();
      await choice(page, 'Whose board', ben.name).click();
      // two of five tokens in two rows, of 3,144,960 boards
      await expect(page.getByText('1,128,960')).toBeVisible();
      const notes = page.getByRole('group', { name: `${ben.name}’s board: marks for red` });
      await notes.getByRole('button', { name: /^A1:/ }).click();
      await expect(page.getByText('70,560', { exact: true })).toBeVisible();
      await page.reload();
      await page.getByRole('tab', { name: 'Notebook' }).click();
      await choice(page, 'Whose board', ben.name).click();
      await expect(notes.getByRole('button', { name: /^A1: marked yes/ })).toBeVisible();
    });

    await test.step('round 2: a format that is used and a clue that was published are refused at once', async () => {
      const { page } = ann;
      await expect(clueSays(page, 'Line')).toBeDisabled();
      await expect(page.getByText('used in round 1')).toBeVisible();
      await clueSays(page, 'Count').click();
      await choice(page, 'How many tokens', '2').click();
      await line(page, 'row 4').click();
      await line(page, 'row 3').click();
      await expect(page.getByText('a clue cannot be copied from an earlier round').first()).toBeVisible();
      await choice(page, 'How many tokens', '1').click();
      await expect(page.getByText('a clue cannot be copied from an earlier round')).toHaveCount(0);
      await expect(page.getByText(/ways are left to fill your board and keep both clues/)).toBeVisible();
      await resolve(host, code, 'close-round-2');
    });

    await test.step('a draft that outlived its round is kept and explained', async () => {
      const { page } = ann;
      await expect(page.getByRole('heading', { name: 'Round 3: your last token' })).toBeVisible();
      await expect(page.getByText('Round 2 closed before you had saved this.')).toBeVisible();
      await expect(page.getByText('There is no clue in round 3. Yours was:')).toBeVisible();
      await page.getByRole('button', { name: 'Start afresh' }).click();
      const free = page.getByRole('group', { name: 'Your board' }).getByRole('button', { name: /: empty/ });
      await page
        .getByRole('group', { name: 'Your tokens' })
        .getByRole('button', { name: /in hand/ })
        .first()
        .click();
      await expect(page.getByText(/^You sent nothing in round 2; drawn for you: /)).toBeVisible();
      // whether this token is against a clue of her own hangs on what was drawn for her; then it is asked
      const anyway = page.getByRole('button', { name: 'Save for −1000' });
      await page.addLocatorHandler(anyway, (button) => button.click(), { noWaitAfter: true });
      await free.first().click();
      await save(page).click();
      await expect(page.getByText('Round 3 is set.')).toBeVisible();
      await resolve(host, code, 'close-round-3');
    });

    for (const [{ page, name }, width] of [
      [ann, 1280],
      [ben, 360],
    ] as const) {
      await test.step(`the end, as ${name} sees it`, async () => {
        await expect(page.getByRole('heading', { name: 'All boards' })).toBeVisible();
        await expect(page.getByRole('img', { name: /’s board: / })).toHaveCount(11);
        const why = page.getByRole('button', { name: / is false for / }).first();
        await why.click();
        await expect(page.getByText(/^False for/)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  },
);

test('a board against a clue of one’s own is saved only when one says so twice', async ({ newPerson }) => {
  const host = await newPerson('Hal');
  const ann = await newPerson('Ann');
  const code = await newMatch(host, { contracts: false }, 3);
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  await start(host, code);
  const { page } = ann;
  await page.goto(`/m/${code}`);
  await token(page, 'red').click();
  await cell(page, 'A1').click();
  await token(page, 'green').click();
  await cell(page, 'B2').click();
  await clueSays(page, 'Line').click();
  await choice(page, 'Colour of your clue', 'red').click();
  await line(page, 'row 3').click();
  await line(page, 'row 4').click();
  await save(page).click();
  const anyway = page.getByRole('button', { name: 'Save for −1000' });
  await expect(anyway).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(anyway).toHaveCount(0);
  await save(page).click();
  await anyway.click();
  await expect(page.getByRole('heading', { name: 'Round 2: two tokens and your second clue' })).toBeVisible();
});

test(
  'spectators see clues and nothing more; the rulebook is drawn by the boards',
  long,
  async ({ newVisitor, database }) => {
    const recorded = recordsOf('proof-by-contradiction').find(({ name }) => name === 'interludes');
    if (recorded === undefined) throw new Error('The record is gone.');
    const { code } = await putRecordedMatch(database, {
      ...{ record: recorded.record, title: 'Boards', names: ['Ana', 'Bea', 'Cem'] },
      host: { id: 'recorded-host', name: 'Hal' },
      events: recorded.record.events.length,
    });
    const { page } = await newVisitor();
    await page.goto(`/m/${code}`);
    await expect(page.getByRole('heading', { name: 'All boards' })).toBeVisible();
    await page.goto('/games/proof-by-contradiction');
    await expect(page.getByRole('img', { name: /Ana’s board: A1 red/ }).first()).toBeVisible();
  },
);

test('on a phone a part that is opened stands below the board, though what was open above it closes', async ({
  newPerson,
}) => {
  const host = await newPerson('Hal');
  const ben = await newPerson('Ben', { phone: true });
  const code = await newMatch(host, {}, 4);
  expect(await ben.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  await start(host, code);
  const { page } = ben;
  await page.goto(`/m/${code}`);
  await clueSays(page, 'Count').tap();
  const part = page.getByRole('region', { name: 'Your contract' }).getByRole('button', { name: /^Your contract/ });
  await part.evaluate((head) => head.scrollIntoView({ block: 'center' }));
  await part.tap();
  await expect(part).toHaveAttribute('aria-expanded', 'true');
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const foot = page.getByRole('region', { name: 'What you can do now' });
  await expect
    .poll(
      async () =>
        ((await part.boundingBox())?.y ?? 0) >= (await bottomOf(page.getByRole('group', { name: 'Your board' }))),
    )
    .toBe(true);
  expect(await bottomOf(part)).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
});
