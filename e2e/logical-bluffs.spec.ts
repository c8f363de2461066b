import type { Locator, Page } from '@playwright/test';
import type { Database } from '../server/database/db';
import { expect, long, type Person, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch, recordsOf } from './recorded-match';
import { clockToPutOn } from './scene-clock';
import { allStops } from './walk/stops';

// Logical Bluffs as two people play it, each in a browser of their own, on a grid that the host has composed.

const grid = [
  ...['red', 'green', 'blue', 'yellow'],
  ...['red', 'red', 'green', 'blue'],
  ...['yellow', 'blue', 'green', 'red'],
  ...['green', 'yellow', 'blue', 'yellow'],
];
const everyCell = grid.map((_, i) => `${'ABCD'[i % 4]}${Math.floor(i / 4) + 1}`);

interface Table {
  readonly code: string;
  readonly host: Person;
  readonly ann: Person;
  readonly ben: Person;
}

type NewPerson = (name: string, options?: { phone?: boolean }) => Promise<Person>;

/** Ann and Ben at a table, the second by phone; what they know and what a tile costs as the test needs it. */
async function startMatch(
  newPerson: NewPerson,
  settings: Record<string, unknown> = {},
  { isPaused = false } = {},
): Promise<Table> {
  const host = await newPerson('Hana');
  const ann = await newPerson('Ann');
  const ben = await newPerson('Ben', { phone: true });
  const created = await host.api.matches.create.mutate({
    game: 'logical-bluffs',
    seats: 2,
    visibility: 'public',
    settings: { grid, bluffSeconds: 900, claimSeconds: 900, revealSeconds: 900, ...settings } as never,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  const link = await host.api.lobby.issueOpenLink.mutate({ code, kind: 'join' });
  if (!link.ok) throw new Error(link.refusal.message);
  for (const { api } of [ann, ben]) await api.lobby.claim.mutate({ token: link.token });
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  if (isPaused) await hostWhoLooks(host.api).pause({ code, minutes: null, key: `pauses-${code}` });
  for (const { page } of [ann, ben]) await page.goto(`/m/${code}`);
  return { code, host, ann, ben };
}

/** Words on the page; a reason may also stand in a hidden tooltip of the button it holds back. */
const words = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();
const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do now' });
const tile = (page: Page, board: string, cell: string): Locator =>
  page.getByRole('group', { name: board }).getByRole('button', { name: new RegExp(`^${cell}:`) });
const line = (page: Page, number: number): Locator => page.getByRole('textbox', { name: `Statement ${number}` });

const four = [
  'There are two red tiles.',
  'No tile is red.',
  'There is one green tile.',
  'At least two tiles are blue.',
];

async function say(
  page: Page,
  { tiles, statements = four }: { tiles: readonly string[]; statements?: readonly string[] },
) {
  for (const cell of tiles) await tile(page, 'Tiles to speak of', cell).click();
  for (const [i, text] of statements.entries()) {
    await line(page, i + 1).fill(text);
  }
}
const send = (page: Page) => bar(page).getByRole('button', { name: 'Send the statements' }).click();

/** A phone shows one of the four statements that are judged. */
async function turnTo(page: Page, number: number) {
  const turner = page.getByRole('group', { name: 'Which statement' });
  if (await turner.isVisible()) await turner.getByRole('button', { name: `Statement ${number}` }).click();
}

/** Answers as T and F, in order; then they are sent. */
async function claim(page: Page, answers: string) {
  const groups = [...answers].map((answer, i) => ({
    group: page.getByRole('group', { name: `Statement ${i + 1}`, exact: true }),
    answer,
  }));
  await expect(page.getByRole('heading', { name: / says of / })).toBeVisible();
  for (const [i, { group, answer }] of groups.entries()) {
    await turnTo(page, i + 1);
    await group.getByRole('button', { name: answer === 'T' ? 'True' : 'False', exact: true }).click();
  }
  await bar(page).getByRole('button', { name: 'Send the answers' }).click();
}

/** Gives every tile a colour with its key; a tile that has been bought needs none. */
async function mark(page: Page, colours: readonly string[]) {
  for (const [i, cell] of everyCell.entries()) {
    await tile(page, 'Your working board', cell).press(colours[i]?.charAt(0) ?? '');
  }
}

/** What costs asks once, in the bar. */
async function guess(page: Page) {
  await page.getByRole('button', { name: 'Guess the grid' }).click();
  await bar(page).getByRole('button', { name: 'Yes, guess this grid' }).click();
}
async function pass(page: Page) {
  await bar(page)
    .getByRole('button', { name: /[Pp]ass$/ })
    .click();
  await bar(page).getByRole('button', { name: 'Yes, pass' }).click();
}

test(
  'two people: refusals while writing, items, a wrong guess, and a right one that wins',
  long,
  async ({ newPerson }) => {
    test.setTimeout(240_000);
    const { ann, ben } = await startMatch(newPerson, { revealCost: 6 });

    // Writing: tiles that do not hang together, a sentence in two ways, a tile that does not matter.
    await say(ann.page, { tiles: ['A1', 'B1', 'D1'], statements: [] });
    const refused = tile(ann.page, 'Tiles to speak of', 'D1').locator('[data-refused]');
    await expect(refused).toHaveText('D1 touches none of your tiles by a side.');
    await expect(tile(ann.page, 'Tiles to speak of', 'D1')).toHaveAttribute('aria-pressed', 'false');
    await expect(words(ann.page, 'Choose at least 4 tiles; there are 2.')).toBeVisible();
    await say(ann.page, { tiles: [], statements: ['All tiles are not red.'] });
    await expect(refused).toBeHidden();
    await expect(words(ann.page, 'This can be read in more than one way.')).toBeVisible();
    await ann.page.getByRole('button', { name: 'No tile is red.' }).click();
    await expect(line(ann.page, 1)).toHaveValue('No tile is red.');
    for (const cell of ['A2', 'B2']) await tile(ann.page, 'Tiles to speak of', cell).click();
    await line(ann.page, 1).fill('A1 is red.');
    await expect(words(ann.page, 'never matters for this')).toBeVisible();
    await expect(tile(ann.page, 'Tiles to speak of', 'B2')).toHaveAccessibleName(/does not matter/);
    const instead = ann.page.getByRole('list', { name: 'You could say' });
    await instead.getByRole('button', { name: 'A1 is red and at least one of B1, A2 and B2 is red.' }).click();
    await expect(line(ann.page, 1)).toHaveValue('A1 is red and at least one of B1, A2 and B2 is red.');
    await expect(instead).toBeHidden();
    await line(ann.page, 1).fill('There are purple tiles.');
    await expect(words(ann.page, 'Purple is no colour here')).toBeVisible();

    // A reload keeps the draft.
    await say(ann.page, { tiles: [] });
    await ann.page.reload();
    await expect(line(ann.page, 4)).toHaveValue(four[3] as string);
    await expect(words(ann.page, 'There is at least one green tile.')).toBeVisible();
    // What could be said of these tiles, one click each, and from chips.
    await line(ann.page, 1).fill('');
    await expect(ann.page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')).toHaveCount(3);
    const help = ann.page.getByRole('region', { name: 'Help with statement 1' });
    await help.getByRole('button', { name: 'exactly' }).click();
    await help.getByRole('button', { name: 'in some row' }).click();
    await expect(help.getByText('In some row, there are exactly two red tiles.')).toBeVisible();
    await help.getByRole('button', { name: 'Say this' }).click();
    await expect(line(ann.page, 1)).toHaveValue('In some row, there are exactly two red tiles.');
    await line(ann.page, 1).fill(four[0] as string);
    await ann.page.getByRole('button', { name: 'Hide statement 2 behind your smokescreen' }).click();
    await send(ann.page);
    await expect(words(ann.page, 'Your statements are in.')).toBeVisible();
    await say(ben.page, { tiles: ['C1', 'D1', 'C2', 'D2'] });
    await send(ben.page);

    // Claiming: one statement is hidden, another told by the detective.
    await expect(ben.page.getByRole('heading', { name: / says of / })).toBeVisible();
    await turnTo(ben.page, 2);
    await expect(words(ben.page, 'Statement 2 is behind a smokescreen')).toBeVisible();
    await turnTo(ben.page, 3);
    await ben.page
      .getByRole('listitem')
      .filter({ hasText: four[2] as string })
      .getByRole('button', { name: 'Ask the detective' })
      .click();
    await expect(bar(ben.page).getByText('it then takes no answer')).toBeVisible();
    await bar(ben.page).getByRole('button', { name: 'Ask the detective' }).click();
    await expect(words(ben.page, 'by your detective')).toBeVisible();
    for (const i of [1, 4]) {
      await turnTo(ben.page, i);
      await ben.page
        .getByRole('group', { name: `Statement ${i}`, exact: true })
        .getByRole('button', { name: 'True', exact: true })
        .click();
    }
    await bar(ben.page).getByRole('button', { name: 'Send the answers' }).click();
    await claim(ann.page, 'FTTT');

    // Ann has 2 for true statements and 8 for answers, and buys a tile; Ben sees that, not which.
    await expect(words(ann.page, '10 points')).toBeVisible();
    await tile(ann.page, 'Your working board', 'D1').click();
    await expect(bar(ann.page).getByText('Buy D1 for 6 of your 10 points?')).toBeVisible();
    await bar(ann.page).getByRole('button', { name: 'Buy D1' }).click();
    await expect(words(ann.page, '4 points')).toBeVisible();
    await expect(tile(ann.page, 'Your working board', 'D1')).toHaveAccessibleName('D1: yellow');
    await expect(words(ben.page, '1 tile bought')).toBeVisible();

    // Ben guesses wrong.
    await mark(ben.page, [...grid.slice(0, 15), 'red']);
    await expect(words(ben.page, /grids? (is|are) still possible/)).toBeVisible();
    await guess(ben.page);
    await pass(ann.page);

    // The second round: the first subset is refused, the working board is still there, and Ann wins.
    await expect(words(ann.page, /Round 2/)).toBeVisible();
    await say(ann.page, { tiles: ['A1', 'B1', 'A2', 'B2'] });
    await expect(words(ann.page, 'were in your last subset')).toBeVisible();
    for (const cell of ['A1', 'B1', 'A2', 'B2']) await tile(ann.page, 'Tiles to speak of', cell).click();
    await say(ann.page, { tiles: ['C3', 'D3', 'C4', 'D4'] });
    await send(ann.page);
    await say(ben.page, { tiles: ['A3', 'B3', 'A4', 'B4'] });
    await send(ben.page);
    await claim(ann.page, 'FFTT');
    await claim(ben.page, 'FFTT');
    await mark(ann.page, grid);
    await guess(ann.page);
    await pass(ben.page);
    for (const { page } of [ann, ben]) {
      const grid = page.getByRole('group', { name: 'The whole grid' });
      await expect(grid.getByRole('img', { name: 'D4: yellow' })).toBeVisible();
      await expect(words(page, /round 1, wrong/)).toBeVisible();
    }
  },
);

test(
  'the host rules on what cannot be read: sends one back, takes another, and overrules a truth',
  long,
  async ({ newPerson }) => {
    test.setTimeout(180_000);
    const { code, host, ann, ben } = await startMatch(newPerson, { adjudication: 'host' });
    await host.page.goto(`/m/${code}/host`);
    await say(ann.page, {
      tiles: ['A1', 'B1', 'A2', 'B2'],
      statements: [...four.slice(0, 3), 'A painter would like these tiles.'],
    });
    await expect(words(ann.page, 'it will go to the host')).toBeVisible();
    await send(ann.page);
    await say(ben.page, { tiles: ['C1', 'D1', 'C2', 'D2'] });
    await send(ben.page);
    await expect(words(ann.page, 'The host has to rule on what you said')).toBeVisible();

    for (const { page } of [ann, ben])
      await expect(page.getByRole('timer', { name: 'Waiting for the ruling' })).toHaveText(/^\d+:\d\d$/);

    await host.page.getByRole('button', { name: 'Not valid: send back' }).click();
    await host.page.getByLabel('Why').fill('A matter of taste.');
    await host.page.reload();
    await host.page.getByRole('button', { name: 'Not valid: send back' }).click();
    await expect(host.page.getByLabel('Why')).toHaveValue('A matter of taste.');
    await host.page.getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(words(ann.page, 'The host has sent your statements back')).toBeVisible();
    await expect(words(ann.page, '“A matter of taste.”')).toBeVisible();
    await expect(words(ben.page, 'A matter of taste.')).toBeHidden();
    await expect(ben.page.getByRole('timer', { name: 'Waiting for the ruling' })).toBeHidden();
    await line(ann.page, 4).fill('These tiles look warm on the whole.');
    await send(ann.page);
    // Where others look at the host's screen, too.
    await host.api.account.shareSafely.mutate({ on: true });
    await host.page.getByRole('button', { name: 'Show this one statement here' }).click();
    await host.page.getByRole('button', { name: 'Valid and true' }).click();

    // It is the claim phase: the truth of a statement can still be turned round.
    await expect(ben.page.getByRole('heading', { name: / says of / })).toBeVisible();
    await turnTo(ben.page, 4);
    await expect(words(ben.page, 'Only the host could read this.')).toBeVisible();
    await host.api.account.shareSafely.mutate({ on: false });
    await host.page
      .getByRole('list', { name: /Statements of Ann/ })
      .getByRole('button', { name: 'Rule it true' })
      .click();
    await claim(ann.page, 'FTTT');
    await claim(ben.page, 'TTTT');
    await expect(words(ann.page, '12 points')).toBeVisible();
  },
);

test('a player who runs out of reserve loses', long, async ({ newPerson }) => {
  // Pages may take long to open and to write on: no time runs meanwhile.
  const times = { bluffSeconds: 10, reserveSeconds: 8 };
  const { code, host, ann, ben } = await startMatch(newPerson, times, { isPaused: true });
  await say(ann.page, { tiles: ['A1', 'B1', 'A2', 'B2'] });
  await hostWhoLooks(host.api).act({ code, action: { type: 'resume' }, key: `resumes-${code}` });
  await send(ann.page);
  await expect(words(ann.page, 'Your statements are in.')).toBeVisible();
  const plates = ben.page.getByRole('list', { name: 'Both players' });
  await expect(plates.getByText('reserve', { exact: true })).toBeVisible();
  await expect(bar(ben.page).getByText('OVERTIME')).toBeVisible();
  for (const { page } of [ann, ben]) await expect(page.getByRole('group', { name: 'The whole grid' })).toBeVisible();
});

test(
  'where nothing can be read in the browser, statements are sent all the same, and the server says what is wrong',
  long,
  async ({ newPerson }) => {
    const { ann } = await startMatch(newPerson);
    await ann.page.addInitScript(() => {
      class Failing extends EventTarget {
        onerror: (() => void) | null = null;
        postMessage() {
          setTimeout(() => this.onerror?.());
        }
        terminate() {}
      }
      Object.assign(window, { Worker: Failing });
    });
    await ann.page.reload();
    await say(ann.page, { tiles: ['A1', 'B1', 'C1', 'D1'], statements: [...four.slice(0, 3), four[0] ?? ''] });
    await expect(words(ann.page, 'This takes too long to be read here. It is read when it is sent.')).toBeVisible();
    await send(ann.page);
    await expect(words(ann.page, /Statements 1 and 4 say the same/)).toBeVisible();
    await line(ann.page, 4).fill(four[3] ?? '');
    await send(ann.page);
    await expect(words(ann.page, 'Statements are in.')).toBeVisible();
  },
);

test('when one’s own time in a sealed reveal is over, nothing says any more that it is one’s turn', async ({
  database,
  newPerson,
}) => {
  const ann = await newPerson('Ann', { watches: true });
  const [recorded] = recordsOf('logical-bluffs').filter(({ name }) => name === 'interludes');
  if (recorded === undefined) throw new Error('No such match is recorded.');
  const { record } = recorded;
  const me = await ann.api.account.me.query();
  if (me === null) throw new Error('Nobody is signed in.');
  const { code } = await putRecordedMatch(database, {
    // An hour, however slow the machine is that opens the page.
    record: { ...record, settings: { ...record.settings, revealSeconds: 3600 } },
    ...{ events: 5, names: ['Ann', 'Ben'], title: 'Sealed', host: { id: 'nobody', name: 'Hana' } },
    players: { A: me },
  });
  const putOn = await clockToPutOn(ann.page);
  await ann.page.goto(`/m/${code}`);
  await expect(ann.page.getByText('Your turn', { exact: true })).toBeVisible();
  await expect(ann.page).toHaveTitle(/^\(!\)/);
  await putOn(3_700_000);
  await expect(words(ann.page, 'Your time is over: you passed.')).toBeVisible();
  await expect(ann.page.getByText('Your turn', { exact: true })).toBeHidden();
  await expect(ann.page).not.toHaveTitle(/^\(!\)/);
  await expect(async () => {
    await putOn(11_000); // past what has been read out meanwhile, too
    for (const heard of await ann.page.locator('[aria-live].sr-only').all())
      await expect(heard).toBeEmpty({ timeout: 500 });
  }).toPass();
});

test('at a desk of 1280 by 800 the board, its tools, all four statements and the bar are in one view, also of who begins', async ({
  database,
  newPerson,
}) => {
  const ann = await newPerson('Ann', { isNew: true });
  const me = await ann.api.account.me.query();
  if (me === null) throw new Error('Nobody is signed in.');
  const stops = allStops(['logical-bluffs'], 'walk').filter(({ name }) => /bluff|claim/.test(name));
  for (const { recorded, events, seat, name } of stops) {
    const { code } = await putRecordedMatch(database, {
      ...{ record: recorded.record, events, names: ['Anna', 'Ben'], title: 'At a desk' },
      host: { id: 'nobody', name: 'Hana' },
      players: { [seat]: me },
    });
    await ann.page.goto(`/m/${code}`);
    const card = ann.page.getByRole('region', { name: 'How to play' });
    await expect(card, name).toBeVisible();
    const tools = ann.page.getByRole('group', { name: 'A tap on a tile' });
    const answers = ann.page.getByRole('group', { name: 'Statement 4' }).or(line(ann.page, 4));
    for (const part of [tools, answers]) {
      await expect(part, name).toBeVisible();
      await expect(async () => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        const bar = await ann.page.getByRole('region', { name: 'What you can do now' }).boundingBox();
        expect(y + height, name).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass({ timeout: 10_000 });
    }
  }
});

/** The match of two bots, with Ann on its first seat. */
async function amongBots(database: Database, { page, api }: Person, events: number) {
  const me = await api.account.me.query();
  const recorded = recordsOf('logical-bluffs').find(({ name }) => name === 'bots two careful bots');
  if (me === null || recorded === undefined) throw new Error('There is nobody, or no such record.');
  const match = await putRecordedMatch(database, {
    ...{ record: recorded.record, events, names: ['Anna', 'Ben'], title: 'Two by two' },
    host: { id: 'nobody', name: 'Hana' },
    players: { [recorded.record.seats[0] ?? 'A']: me },
  });
  await page.goto(`/m/${match.code}`);
  return match;
}

const bottomOf = async (part: Locator) => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height;
};

test('with the last round at hand and four statements written, the board and all of them are still in one view', async ({
  database,
  newPerson,
}) => {
  const ann = await newPerson('Ann');
  const match = await amongBots(database, ann, 10);
  await match.goOnTo(11);
  await expect(ann.page.getByRole('button', { name: 'Replay the scene' })).toBeAttached();
  await say(ann.page, {
    tiles: ['A1', 'B1', 'A2', 'B2'],
    statements: [
      'No tile is red.',
      'All tiles are red.',
      'There are exactly two blue tiles.',
      'There is a green tile.',
    ],
  });
  await expect(words(ann.page, /^\d+ points?$/)).toBeInViewport();
  // What is said back in the same words would stand twice.
  await expect(ann.page.getByText('No tile is red.')).toHaveCount(1);
  await expect(async () => {
    const top = (await bar(ann.page).boundingBox())?.y ?? 0;
    expect(await ann.page.evaluate(() => window.scrollY)).toBe(0);
    expect(await bottomOf(ann.page.getByRole('group', { name: 'A tap on a tile' }))).toBeLessThanOrEqual(top);
    expect(await bottomOf(line(ann.page, 4).locator('xpath=../..'))).toBeLessThanOrEqual(top);
  }).toPass({ timeout: 10_000 });
});

test('on a phone the board, a statement and its answers are in one view, and each other statement is one tap away', async ({
  database,
  newPerson,
}) => {
  const ann = await newPerson('Ann', { phone: true });
  await amongBots(database, ann, 13);
  await expect(words(ann.page, /^\d+ points?$/)).toBeInViewport();
  for (const number of [1, 2, 3, 4]) {
    await turnTo(ann.page, number);
    const answers = ann.page.getByRole('group', { name: `Statement ${number}`, exact: true });
    await expect(tile(ann.page, 'Your working board', 'A1')).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      expect(await ann.page.evaluate(() => window.scrollY)).toBe(0);
      expect(await bottomOf(answers)).toBeLessThanOrEqual((await bar(ann.page).boundingBox())?.y ?? 0);
    }).toPass({ timeout: 10_000 });
    await answers.getByRole('button', { name: 'False', exact: true }).tap();
    await expect(ann.page.getByRole('button', { name: `Statement ${number} false` })).toBeVisible();
  }
});
