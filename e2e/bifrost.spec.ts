import type { Locator, Page } from '@playwright/test';
import { expect, long, type Person, promise, test, type Visitor } from './fixtures';
import { hostWhoLooks } from './host-who-looks';

// Bifröst as three people play it, each in a browser of their own, with the host and a spectator looking on. Colours are
// dealt by hand and the boards prefilled so that one piece decides: red wins at A5, green at I5, blue at E1.

const prefilled = {
  ...{ A1: 'red', A2: 'red', A3: 'red', A4: 'red' },
  ...{ E9: 'green', F8: 'green', G7: 'green', H6: 'green' },
  ...{ I1: 'blue', H1: 'blue', G1: 'blue', F1: 'blue' },
};

/** Between colour and name stands a face, which has an initial where seats have no emblems. */
const wasSomebody = (color: string, name: string): RegExp => new RegExp(`${color} was .?${name}`);

interface Table {
  readonly code: string;
  readonly host: Person;
  /** Red, green, blue. */
  readonly players: readonly [Person, Person, Person];
}

type NewPerson = (name: string, options?: { phone?: boolean }) => Promise<Person>;

async function startMatch(
  newPerson: NewPerson,
  settings: Record<string, string | number | object | null> = {},
): Promise<Table> {
  const host = await newPerson('Hana');
  const players: [Person, Person, Person] = [
    await newPerson('Ash'),
    await newPerson('Birch', { phone: true }),
    await newPerson('Cedar'),
  ];
  const created = await host.api.matches.create.mutate({
    game: 'bifrost',
    seats: 3,
    visibility: 'public',
    // No clock where a test does not ask for one: what closes a step is that all are ready, however slow the machine.
    settings: {
      colors: { A: 'red', B: 'green', C: 'blue' },
      prefilled,
      moveSeconds: null,
      breakSeconds: null,
      ...settings,
    },
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  const link = await host.api.lobby.issueOpenLink.mutate({ code, kind: 'join' });
  if (!link.ok) throw new Error(link.refusal.message);
  for (const player of players) {
    await player.api.lobby.claim.mutate({ token: link.token });
    await promise(player, code);
  }
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  for (const { page } of players) await page.goto(`/m/${code}`);
  return { code, host, players };
}

const board = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Board ${number}`, exact: true });
const cell = (page: Page, number: number, name: string): Locator =>
  board(page, number).getByRole('button', { name: new RegExp(`^${name},`) });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do now' });

async function put({ page }: Visitor, number: number, name: string) {
  await cell(page, number, name).click();
  await expect(bar(page)).toContainText('Saved.');
}
const lockIn = ({ page }: Visitor) =>
  bar(page)
    .getByRole('button', { name: /^Lock in/ })
    .click();

test(
  'players promise limited communication before the start; the match waits where somebody has not',
  long,
  async ({ newPerson }) => {
    const [host, ash] = [await newPerson('Hana'), await newPerson('Ash', { phone: true })];
    const made = await host.api.matches.create.mutate({ game: 'bifrost', seats: 3, visibility: 'public' });
    if (!made.ok) throw new Error(made.refusal.message);
    const { code } = made;
    expect(await ash.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    expect(await host.api.lobby.fillWithBots.mutate({ code })).toMatchObject({ ok: true });
    await host.page.goto(`/m/${code}`);
    await ash.page.goto(`/m/${code}`);
    const next = (page: Page) => page.getByRole('region', { name: 'What to do next' });
    await expect(next(ash.page)).toContainText('players do not communicate with one another');
    await expect(next(host.page)).toContainText(`not promised yet by ${ash.name}`);
    const start = host.page.getByRole('button', { name: 'Start the match' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: false, refusal: { code: 'UNPROMISED' } });
    await ash.page.getByRole('button', { name: 'I promise' }).click();
    await expect(next(ash.page)).toContainText('You hold seat A');
    await expect(next(host.page)).not.toContainText('not promised');
    await expect(start).not.toHaveAttribute('aria-disabled');
    await start.click();
    await ash.page.getByRole('tab', { name: 'About' }).click();
    await expect(
      ash.page.getByRole('definition').filter({ hasText: 'do not communicate with one another' }),
    ).toBeVisible();
  },
);

test('three people play a whole match: by pointer, by touch on a phone, and by keyboard', async ({
  newPerson,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const { code, players } = await startMatch(newPerson);
  const [ash, birch, cedar] = players;
  const watcher = await newVisitor();
  await watcher.page.goto(`/m/${code}`);

  // Step 1: red on board 1, green on board 2, blue on board 3.
  await expect(ash.page.getByText('You play red (chevrons).')).toBeVisible();
  await expect(birch.page.getByText('You play green (dots).')).toBeVisible();
  await expect(board(birch.page, 2).getByText('Your turn', { exact: true })).toBeVisible();
  await put(ash, 1, 'C4');
  await bar(ash.page).getByRole('button', { name: 'Undo' }).click();
  await expect(bar(ash.page)).not.toContainText('Saved.');
  // A move for a turn to come is pencilled, and nobody else hears of it.
  await cell(ash.page, 2, 'C4').click();
  await expect(cell(ash.page, 2, 'C4')).toHaveAccessibleName('C4, pencilled for your next turn here');
  await expect(bar(ash.page)).toContainText('Pencilled for your turn on board 2: C4.');
  await bar(ash.page).getByRole('button', { name: 'Take it back' }).click();
  await expect(bar(ash.page)).not.toContainText('Pencilled');
  await expect(cell(ash.page, 2, 'C4')).toHaveAccessibleName('C4, empty');
  await cell(ash.page, 3, 'A5').click();
  await put(ash, 1, 'A5');
  await cell(birch.page, 2, 'I5').tap();
  await expect(bar(birch.page)).toContainText('Saved.');
  await cedar.page.keyboard.type('e1');
  await expect(bar(cedar.page)).toContainText('E1 on board 3');

  // Before the step closes nobody sees a piece, only how many are ready.
  const place = await bar(ash.page)
    .getByRole('button', { name: /^Lock in/ })
    .boundingBox();
  await lockIn(ash);
  await lockIn(cedar);
  await expect(watcher.page.getByText('2 of 3 ready')).toBeVisible();
  // The hand still lies where the button was: why it cannot be pressed again is said to a hand that moves.
  const why = ash.page.getByRole('tooltip', { name: /You are locked in/ });
  if (place === null) throw new Error('out of sight');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await expect(bar(ash.page).getByRole('button', { name: 'Locked in' })).toBeVisible();
  await ash.page.mouse.move(x, y);
  await expect(why).toBeHidden();
  await ash.page.mouse.move(x + 4, y);
  await expect(why).toBeVisible();
  await expect(cell(watcher.page, 1, 'A5')).toHaveAccessibleName('A5, empty');
  await expect(cell(birch.page, 1, 'A5')).toHaveAccessibleName('A5, empty');
  await expect(cell(ash.page, 1, 'A5')).toHaveAccessibleName('A5, your piece for this step');
  await lockIn(birch);
  for (const { page } of [ash, cedar, watcher]) {
    await expect(cell(page, 1, 'A5')).toHaveAccessibleName('A5, red');
    await expect(board(page, 1)).toContainText('Red put A5 and joined three edges. Red has first place.');
    await expect(board(page, 2)).toContainText('Green put I5 and joined three edges.');
    await expect(board(page, 3)).toContainText('Blue put E1 and joined three edges.');
  }

  // Step 2: on a phone the board that waits comes first, and the others are one tap away.
  await expect(bar(birch.page)).toContainText('Your turn on board 1');
  await birch.page.getByRole('button', { name: 'Show board 3 large' }).tap();
  await expect(birch.page.getByRole('button', { name: 'Show board 1 large' })).toBeVisible();
  await expect(bar(birch.page)).toContainText('Board 3 is shown. Your turn is on board 1.');
  expect((await bar(birch.page).boundingBox())?.height).toBeLessThanOrEqual(96);
  await bar(birch.page).getByRole('button', { name: 'Back to board 1' }).tap();
  await cell(birch.page, 1, 'I5').tap();
  await expect(bar(birch.page)).toContainText('Saved.');
  await lockIn(birch);
  // Arrow keys: from E1 two to the right and back; Enter puts.
  await cell(cedar.page, 2, 'E2').focus();
  await cedar.page.keyboard.press('ArrowLeft');
  await expect(cell(cedar.page, 2, 'E1')).toBeFocused();
  await cedar.page.keyboard.press('Enter');
  await expect(bar(cedar.page)).toContainText('E1 on board 2');
  await expect(bar(cedar.page)).toContainText('Saved.');
  await cedar.page.keyboard.press('Enter');
  // Red's turn on board 3 has come: what was pencilled there has been put. Enter locks it in.
  await expect(bar(ash.page)).toContainText('A5 on board 3. From your pencil.');
  await expect(bar(ash.page)).toContainText('Saved.');
  await ash.page.keyboard.press('Enter');

  // The half is over; nobody has been told who is who.
  for (const { page } of players) {
    await expect(bar(page)).toContainText('The break.');
    await expect(page.getByText('Who was who')).toHaveCount(0);
  }
  await expect(board(watcher.page, 1)).toContainText('Red has first place, green second place and blue third place.');
  for (const { page } of players) await bar(page).getByRole('button', { name: 'Ready for the second half' }).click();

  // Second half: boards 4 to 6, the other way round. Red on 4, green on 5, blue on 6, then blue, red, green.
  await expect(bar(ash.page)).toContainText('Your turn on board 4');
  await put(ash, 4, 'A5');
  await put(birch, 5, 'I5');
  await put(cedar, 6, 'E1');
  for (const player of players) await lockIn(player);
  await expect(bar(ash.page)).toContainText('Your turn on board 5');
  await put(ash, 5, 'A5');
  await put(birch, 6, 'I5');
  await put(cedar, 4, 'E1');
  for (const player of players) await lockIn(player);

  // The end is told, the masks come off, and then everybody knows.
  for (const { page } of [...players, watcher]) {
    const reveal = page.getByRole('region', { name: 'Who was who' });
    await expect(reveal).toContainText(wasSomebody('Red', ash.name));
    await expect(reveal).toContainText(wasSomebody('Green', birch.name));
    await expect(reveal).toContainText(wasSomebody('Blue', cedar.name));
  }
});

test(
  'a tap that was meant for a step that is over says so, and is not taken for the next',
  long,
  async ({ newPerson }) => {
    const { code, host, players } = await startMatch(newPerson, { moveSeconds: 600 });
    const [ash] = players;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await ash.page.route('**/api/trpc/play.act**', async (route) => {
      await held;
      await route.continue();
    });
    const asked = ash.page.waitForRequest('**/api/trpc/play.act**');
    await bar(ash.page).getByRole('button', { name: 'Pass' }).click();
    await bar(ash.page).getByRole('button', { name: 'Yes, pass' }).click();
    await asked;
    await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: 'resolve-1' });
    await expect(bar(ash.page)).toContainText('Your turn on board 3');
    release();
    await expect(bar(ash.page)).toContainText('arrived after the close and did not count');
    await expect(ash.page.getByText('0 of 3 ready')).toBeVisible();
  },
);

test('what is saved in the last seconds says how long before the end it was', long, async ({ newPerson }) => {
  const { players } = await startMatch(newPerson, { moveSeconds: 3, stallTurns: 99 });
  const [{ page }] = players;
  await expect(async () => {
    await bar(page).getByRole('button', { name: 'Pass' }).click({ timeout: 1_000 });
    await bar(page).getByRole('button', { name: 'Yes, pass' }).click({ timeout: 1_000 });
    await expect(page.getByText(/^Saved (in time|\d\.\d s before the end)\.$/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test(
  'the host sees who is who, pauses, extends and takes a step back; a spectator sees colours',
  long,
  async ({ newPerson, newVisitor }) => {
    const { code, host, players } = await startMatch(newPerson, { moveSeconds: 600 });
    const [ash, birch, cedar] = players;
    const watcher = await newVisitor();
    await watcher.page.goto(`/m/${code}`);
    await host.page.goto(`/m/${code}/host`);
    await put(ash, 1, 'A5');
    const row = host.page.getByRole('row', { name: new RegExp(`Red.*${ash.name}`) });
    await expect(row).toContainText('A5 on board 1');
    await expect(row).toContainText('1st on board 1');
    await expect(host.page.getByRole('row', { name: new RegExp(`Green.*${birch.name}`) })).toBeVisible();

    // Nobody has locked in: the host is asked, by their names.
    await host.page.getByRole('button', { name: 'Close the step' }).click();
    await expect(host.page.getByRole('dialog')).toContainText(
      `${ash.name}, ${birch.name} and ${cedar.name} have not locked in: a piece that is put comes down`,
    );
    await host.page.getByRole('dialog').getByRole('button', { name: 'Close it now' }).click();
    await expect(board(watcher.page, 1)).toContainText('Red put A5 and joined three edges.');

    const key = 'bifrost-host-1';
    await hostWhoLooks(host.api).pause({ code, minutes: null, key });
    await expect(ash.page.getByText('The host has paused the match.')).toBeVisible();
    await expect(bar(ash.page)).toHaveCount(0);
    await hostWhoLooks(host.api).act({ code, action: { type: 'extend', seconds: 60 }, key: 'bifrost-host-2' });
    await hostWhoLooks(host.api).act({
      code,
      action: { type: 'rewind', to: 1 },
      key: 'bifrost-host-3',
      reason: 'A test',
    });
    await expect(cell(watcher.page, 1, 'A5')).toHaveAccessibleName('A5, empty');
    await hostWhoLooks(host.api).act({ code, action: { type: 'resume' }, key: 'bifrost-host-4' });
    await expect(bar(ash.page)).toContainText('A5 on board 1');
    for (const { page } of [watcher, cedar]) {
      await expect(page.getByText(/plays? red/)).toHaveCount(0);
      await expect(board(page, 1)).toBeVisible();
    }
  },
);
