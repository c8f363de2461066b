// From a pasted list to a lobby with a link for everybody, at a desk and on a phone.
import { randomUUID } from 'node:crypto';
import { catalog } from '../games/catalog';
import { type BrowserOptions, expect, long, longUnless, type Person, test, type Visitor } from './fixtures';

const desk: BrowserOptions = {};
const phone: BrowserOptions = { phone: true };

async function startForm({ page }: Visitor, game = 'pointing-chains') {
  await page.goto(`/matches/new?game=${game}`);
  await expect(page.getByRole('button', { name: 'Open the lobby' })).toBeVisible();
}

const openSettings = async ({ page }: Visitor) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who plays and who watches' })).toBeVisible();
};

const linksOf = ({ page }: Visitor) => page.getByRole('button', { name: /^Copy the link of / });

/** What the page puts on the clipboard, whatever the browser allows. */
/** On a phone it is in the seat's menu. */
async function messageTo({ page }: Visitor, name: string) {
  const beside = page.getByRole('button', { name: `Message to ${name}` });
  if (await beside.isVisible()) return beside.click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Copy the link of ${name}` }) });
  await row.getByRole('button', { name: /^More for seat / }).click();
  await page.getByRole('menuitem', { name: `Copy the message to ${name}` }).click();
}

async function keepCopies({ page }: Visitor) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.documentElement.dataset.copied = text;
        },
      },
    });
  });
}
const copied = ({ page }: Visitor) => page.locator('html').getAttribute('data-copied');

const roster = '1. Ann Lee <ann@example.org>\n2. Ben, ben@example.org\n\n3. Cleo  ';

for (const { id, name, seats } of catalog) {
  test(
    `${name}: a match can be opened from the first screen`,
    longUnless(id === 'pointing-chains'),
    async ({ newPerson }) => {
      const host = await newPerson('Hanna');
      await host.page.setViewportSize({ width: 1280, height: 800 });
      const names = 'Ann Ben Cleo Dina Emil Fay Gil Hal Ivy Jon Kim Lea Max'.split(' ');
      const open = host.page.getByRole('button', { name: 'Open the lobby' });
      await startForm(host, id);
      await expect(open).toBeInViewport({ ratio: 1 });
      // Below what is said of a list that was pasted, too.
      const list = names.slice(0, seats.standard).map((name) => `${name} <${name}@example.org>`);
      await host.page.getByRole('textbox', { name: /^Players/ }).fill(list.join('\n'));
      await expect(host.page.getByText(`${list.length} players:`)).toBeVisible();
      await expect(open).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const [where, options] of [
  ['at a desk', desk],
  ['on a phone', phone],
] as const) {
  test(
    `a pasted list becomes seats, and a link for each player to copy, as text and by mail, ${where}`,
    longUnless(options === desk),
    async ({ newPerson, newVisitor }) => {
      const host = await newPerson('Hanna', options);
      const { page } = host;
      await keepCopies(host);
      await startForm(host);
      await page.getByLabel('Title').fill('Episode 3');
      await page.getByRole('textbox', { name: /^Players/ }).fill(roster);
      await expect(page.getByText('3 players: Ann Lee · Ben · Cleo.')).toBeVisible();
      // Names fill seats, and leave as many as usually play; whoever names all says so.
      await expect(page.getByLabel('Number of players')).toHaveValue('13');
      await page.getByRole('button', { name: 'Only these 3 play' }).click();
      await expect(page.getByLabel('Number of players')).toHaveValue('3');
      await expect(page.getByText(/Proposed for 3 players: a section is too big with 3 players; /)).toBeVisible();
      await page.getByRole('button', { name: 'Open the lobby' }).click();

      await expect(page.getByRole('heading', { name: 'Episode 3' })).toBeVisible();
      await expect(linksOf(host)).toHaveCount(3);
      await page.getByRole('button', { name: 'Copy the link of Ben' }).click();
      const link = (await copied(host)) ?? '';
      expect(link).toMatch(/^http.*\/join\/[\w-]+$/);
      await messageTo(host, 'Ben');
      expect(await copied(host)).toBe(`Ben, your seat in Episode 3: ${link}`);
      await page.getByRole('button', { name: 'Copy all links' }).click();
      expect((await copied(host))?.split('\n').map((line) => line.split(':')[0])).toEqual(['Ann Lee', 'Ben', 'Cleo']);
      await page.getByRole('button', { name: 'Copy all messages' }).click();
      expect(await copied(host)).toContain(`Ben, your seat in Episode 3: ${link}`);
      if (options === phone) await page.getByRole('button', { name: 'More for seat B' }).click();
      const mail = await page
        .getByRole(options === phone ? 'menuitem' : 'link', { name: 'Mail to Ben' })
        .getAttribute('href');
      expect(decodeURIComponent(mail ?? '')).toContain(
        `mailto:ben@example.org?subject=Your seat in Episode 3&body=Ben`,
      );
      await expect(page.getByRole('link', { name: 'Mail to Cleo' })).toHaveCount(0);

      await page.reload();
      await expect(linksOf(host)).toHaveCount(3);
      const guest = await newVisitor(options);
      await guest.page.goto(link);
      await guest.page.getByRole('button', { name: 'Take the seat as a guest' }).click();
      await expect(guest.page.getByText('You hold seat B')).toBeVisible();
      await expect(linksOf(host)).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Copy the link of Ben' })).toHaveCount(0);
    },
  );

  test(
    `the rules are a sentence, the settings are folded, and what is changed leads back, ${where}`,
    long,
    async ({ newPerson }) => {
      const host = await newPerson('Hanna', options);
      const { page } = host;
      await startForm(host);
      await expect(
        page.getByText(/^3 rounds, 10 minutes for each, a round closes when everyone is done/),
      ).toBeVisible();
      await expect(page.getByLabel('Rounds', { exact: true })).toBeHidden();
      await openSettings(host);
      await page.getByLabel('Rounds', { exact: true }).fill('5');
      await page.getByRole('group', { name: 'Time for a round' }).getByLabel('How much').fill('20');
      await page.getByLabel('At most so many winners').fill('2');
      await expect(page.getByLabel('The winners, if there are at most 2 of them')).toBeChecked();
      await expect(page.getByText(/^5 rounds, 20 minutes for each/)).toBeVisible();
      await expect(page.getByText(/^Changed: Rounds, Time for a round, Points or players/)).toBeVisible();
      const time = page.getByRole('group', { name: 'Time for a round' });
      await page.getByLabel('Starts').fill('2099-11-27T20:00');
      await time.getByLabel('Unit').selectOption('until…');
      await time.getByLabel('Until which day and time').fill('2099-11-28T19:30');
      await expect(time).toContainText('from the start, as it is planned');
      await expect(page.getByText(/^5 rounds, 23 hours 30 minutes for each/)).toBeVisible();
      await page.getByRole('button', { name: 'Back to the standard: Time for a round' }).click();
      await expect(page.getByRole('group', { name: 'Time for a round' }).getByLabel('How much')).toHaveValue('10');
      await page.getByRole('button', { name: 'Back to the standard', exact: true }).click();
      await expect(page.getByText(/^3 rounds, 10 minutes for each/)).toBeVisible();
      await expect(page.getByLabel('Rounds', { exact: true })).toHaveValue('3');
    },
  );
}

test('what is wrong says so in its place, and nothing that was typed is lost', long, async ({ newPerson }) => {
  const host = await newPerson('Hanna');
  const { page } = host;
  const list = page.getByRole('textbox', { name: /^Players/ });
  await startForm(host);
  await list.fill('Ann\nBen\nCleo\n ann ');
  await expect(page.getByText('ann is there twice.')).toBeVisible();
  const understood = page.getByRole('paragraph').filter({ hasText: /^4 players:/ });
  const open = page.getByRole('button', { name: 'Open the lobby' });
  await list.fill('Ann L\nBen\nCleo\nAnn L.');
  await expect(page.getByText('Ann L. looks like Ann L, further up; every seat needs another name.')).toBeVisible();
  await expect(open).toHaveAttribute('aria-disabled', 'true');
  await list.fill(`Ann L\n${host.name}\nCleo\nDina`);
  await expect(page.getByText(`${host.name} is your own name, or looks like it`)).toBeVisible();
  await expect(understood.locator('.underline')).toHaveText(host.name);
  await list.fill(`<b>Ann</b> <ann@example.org>\n${host.name}\n\nCleo (late)\nCleo\nSeat B\n${'x'.repeat(41)}`);
  await expect(page.getByText('Line 2:')).toHaveText(
    [
      `!Line 2: ${host.name} is your own name, or looks like it: whoever hosts holds no seat. Take the line away.`,
      'Line 5: Cleo is there twice. Call each player something else, or take one away.',
      'Line 6: This name would be taken for a part of Main Match. Please choose another one.',
      `Line 7: “${'x'.repeat(24)}…” is too long: a name has at most 40 letters.`,
    ].join(' '),
  );
  await expect(page.getByText('6 players: <b>Ann</b> · ')).toBeVisible();
  await expect(page.getByText('Line 4, “Cleo (late)”, is read as Cleo.')).toBeVisible();
  const misread = page
    .getByRole('paragraph')
    .filter({ hasText: /^6 players:/ })
    .locator('.underline');
  await expect(misread).toHaveText([host.name, 'Cleo', 'Seat B', 'x'.repeat(41)]);
  await list.fill('Ann L\nBen\nCleo\nDina');
  await expect(open).not.toHaveAttribute('aria-disabled', 'true');
  await list.fill('Ann\nBen');
  await expect(page.getByText('11 more seats are free, for whoever sees the match.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the lobby' })).not.toHaveAttribute('aria-disabled', 'true');
  await list.fill('');
  await page.getByLabel('Number of players').fill('27');
  await expect(page.getByText('This game takes 3 to 26 players.')).toBeVisible();
  await list.fill(Array.from({ length: 60 }, (_, i) => `Player ${i + 1}`).join('\n'));
  await expect(page.getByText('You name 60 players; this game takes 3 to 26.')).toBeVisible();
  await expect(list).toHaveValue(/Player 60$/);
  await openSettings(host);
  await page.getByLabel('Rounds', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText('This goes from 1 to 999.')).toBeVisible();
});

test('a number of players that was set, or is usual, stays when fewer are named', long, async ({ newPerson }) => {
  const host = await newPerson('Hanna');
  const { page } = host;
  await startForm(host);
  const count = page.getByLabel('Number of players');
  const list = page.getByRole('textbox', { name: /^Players/ });
  await list.fill('Ann');
  await expect(count).toHaveValue('13');
  await list.fill('');
  await count.fill('5');
  await list.fill('Ann');
  await expect(
    page.getByText('1 player: Ann. Each gets a link of their own. 4 more seats are free, for whoever sees the match.'),
  ).toBeVisible();
  await expect(count).toHaveValue('5');
  await count.fill('4');
  await expect(page.getByText('3 more seats are free, for whoever sees the match.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the lobby' }).click();
  await expect(page.getByText('0 of 4 taken')).toBeVisible();
  await expect(linksOf(host)).toHaveCount(1);
});

test('what the server refuses in the folded part opens it', async ({ newPerson }) => {
  const host = await newPerson('Hanna');
  const { page } = host;
  await startForm(host, 'bifrost');
  await openSettings(host);
  await page.getByLabel('Dealt by hand').check();
  await page.getByLabel('Seat B').selectOption('Red');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByLabel('Seat B')).toBeHidden();
  await page.getByRole('button', { name: 'Open the lobby' }).click();
  await expect(page.getByLabel('Seat B')).toBeVisible();
  await expect(page.getByLabel('Seat B')).toHaveAttribute('aria-invalid', 'true');
});

test('colours are dealt to people, and go with them when the list changes', long, async ({ newPerson }) => {
  const host = await newPerson('Hanna');
  const { page } = host;
  const list = page.getByRole('textbox', { name: /^Players/ });
  await startForm(host, 'bifrost');
  await list.fill('Ann\nBen\nCleo');
  await openSettings(host);
  await page.getByLabel('Dealt by hand').check();
  await page.getByLabel('Ann', { exact: true }).selectOption('Green');
  await page.getByLabel('Ben', { exact: true }).selectOption('Red');
  await list.fill('Cleo\nAnn\nBen');
  await expect(page.getByLabel('Ann', { exact: true })).toHaveValue('green');
  await page.getByRole('button', { name: 'Open the lobby' }).click();
  await expect(linksOf(host)).toHaveCount(3);
  const { settings } = await host.api.matches.page.query({ code: page.url().split('/').pop() ?? '' });
  expect(settings.colors).toEqual({ A: 'blue', B: 'green', C: 'red' });
});

test('a list that a spreadsheet gives is read; whoever plays too names nobody', long, async ({ newPerson }) => {
  const host: Person = await newPerson('Hanna');
  const { page } = host;
  const list = page.getByRole('textbox', { name: /^Players/ });
  await startForm(host);
  await list.fill('No\tName\tE-mail\n1\tAnn\tann@example.org\n2\tBen\t\n3\tCleo\t');
  await expect(page.getByText('3 players: Ann · Ben · Cleo.')).toBeVisible();
  await openSettings(host);
  await page.getByLabel('I play too: a practice match').check();
  await expect(list).toHaveCount(0);
  await page.getByLabel('Number of players').fill('4');
  await page.getByLabel('I play too: a practice match').uncheck();
  await expect(list).toHaveValue(/Cleo/);
  await page.getByLabel('I play too: a practice match').check();
  await page.getByRole('button', { name: 'Open the lobby' }).click();
  await expect(page.getByText('3 seats are free')).toBeVisible();
  await expect(linksOf(host)).toHaveCount(0);
});

const settingsOf = async (host: Person) => {
  const { page } = await host.api.play.first.query({ code: host.page.url().split('/').pop() ?? '' });
  return page;
};

for (const [where, options] of [
  ['at a desk', desk],
  ['on a phone', phone],
] as const) {
  test(`settings are kept as a template, used, renamed and deleted, ${where}`, long, async ({ newPerson }) => {
    const host = await newPerson('Hanna', options);
    const { page } = host;
    await startForm(host);
    await expect(page.getByLabel('Settings from')).toHaveCount(0);
    await openSettings(host);
    await page.getByLabel('Rounds', { exact: true }).fill('7');
    await page.getByLabel('Only members').check();
    await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
    await page.getByLabel('From', { exact: true }).fill('');
    await expect(page.getByText('Choose both times.')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('23:30');
    await page.getByLabel('Until', { exact: true }).fill('07:00');
    await expect(page.getByText('Choose both times.')).toBeHidden();
    await page.getByRole('button', { name: 'Keep as a template' }).click();
    const keep = page.getByRole('dialog', { name: 'Keep these settings as a template' });
    await keep.getByLabel('Name of the template').fill('Long week');
    await keep.getByRole('button', { name: 'Keep it' }).click();
    await expect(keep).toBeHidden();
    await expect(page.getByLabel('Settings from')).toContainText('Long week');

    await startForm(host);
    await expect(page.getByText(/^7 rounds/)).toBeVisible();
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await expect(page.getByText(/^3 rounds/)).toBeVisible();
    await page.getByLabel('Settings from').selectOption('Long week');
    await expect(page.getByText(/^7 rounds/)).toBeVisible();
    await expect(page.getByText('Changed: Who may watch, Quiet hours, Rounds')).toBeVisible();
    await openSettings(host);
    await expect(page.getByLabel('Rounds', { exact: true })).toHaveValue('7');
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:30');
    await expect(page.getByLabel('Only members')).toBeChecked();
    await page.getByRole('button', { name: 'Keep as a template' }).click();
    await keep.getByLabel('Name of the template').fill('long WEEK');
    await keep.getByRole('button', { name: 'Keep it' }).click();
    await expect(keep.getByText('You have a template called long WEEK already. Choose another name.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keep).toBeHidden();

    await page.getByRole('button', { name: 'Templates…' }).click();
    const list = page.getByRole('dialog', { name: 'Your templates' });
    await list.getByRole('button', { name: 'Rename Long week' }).click();
    await list.getByLabel('New name of Long week').fill('Slow week');
    await list.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(list.getByRole('listitem')).toContainText('Slow week');
    await list.getByRole('button', { name: 'Delete Slow week' }).click();
    await list.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByLabel('Settings from')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the lobby' }).click();
    await expect(page.getByText('Quiet hours: 23:30 to 07:00', { exact: false })).toBeVisible();
  });

  test(
    `a match is played again with its settings and its people’s names, ${where}`,
    longUnless(options === desk),
    async ({ newPerson }) => {
      const host = await newPerson('Hanna', options);
      const { page } = host;
      const made = await host.api.matches.create.mutate({
        game: 'runes-to-ruins',
        title: 'Episode 3',
        seats: ['Ann', 'Ben', 'Cleo'],
        settings: { roundSeconds: 300, artefacts: { B: ['light'] }, interludeSeconds: 20 },
        joinWay: 'links',
        visibility: 'public',
        sealed: true,
      });
      if (!made.ok) throw new Error(made.refusal.message);
      await page.goto(`/m/${made.code}`);
      await page.getByRole('link', { name: 'Again with these people and settings' }).click();
      await expect(page.getByRole('textbox', { name: /^Players/ })).toHaveValue('Ann\nBen\nCleo');
      await expect(page.getByLabel('Title')).toHaveValue('Episode 4');
      await expect(page.getByText(/^5 minutes for each round/)).toBeVisible();
      await page.getByRole('textbox', { name: /^Players/ }).fill('Cleo\nBen\nDan\nAnn');
      await page.getByRole('button', { name: 'Open the lobby' }).click();
      await expect(page.getByRole('heading', { name: 'Episode 4' })).toBeVisible();
      await expect(linksOf(host)).toHaveCount(4);
      expect(await settingsOf(host)).toMatchObject({
        visibility: 'public',
        joinWay: 'links',
        sealed: true,
        settings: { roundSeconds: 300, artefacts: { B: ['light'] } },
      });
    },
  );
}

test(
  'a template whose settings the game no longer takes says what is left out',
  long,
  async ({ newPerson, database }) => {
    const host = await newPerson('Hanna');
    const { page } = host;
    const saved = await host.api.templates.save.mutate({
      ...{ game: 'pointing-chains', name: 'Old', settings: { rounds: 7 } },
      ...{ visibility: 'unlisted', joinWay: null, sealed: false, practice: false },
    });
    if (!saved.ok) throw new Error(saved.refusal.message);
    const settings = JSON.stringify({ rounds: 7, bigSection: 1 });
    await database.prisma.settingsTemplate.update({ where: { id: saved.id }, data: { settings } });
    await startForm(host);
    await page.getByLabel('Settings from').selectOption('Old');
    await expect(page.getByText(/no longer takes it as it was: A section is too big with\./)).toBeVisible();
    await expect(page.getByText(/^7 rounds/)).toBeVisible();
  },
);

test('a form that is left for a question is as it was left, and the question does not lie on its button', async ({
  newPerson,
}) => {
  const [host, ann] = [await newPerson('Hanna'), await newPerson('Ann')];
  const { page } = host;
  await page.setViewportSize({ width: 1280, height: 800 });
  const made = await host.api.matches.create.mutate({ game: 'pointing-chains', visibility: 'public' });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  expect(await ann.api.lobby.join.mutate({ code, seat: 'A' })).toMatchObject({ ok: true });
  await startForm(host);
  const players = page.getByRole('textbox', { name: /^Players/ });
  await players.fill('Ben\nCleo');
  await page.getByLabel('Title').fill('Friday');
  const ask = { code, seat: 'A', key: randomUUID(), text: 'May I look?' };
  expect(await ann.api.play.ask.mutate(ask)).toMatchObject({ ok: true });
  const told = page.getByRole('complementary', { name: 'Questions for you' });
  await expect(told).toContainText('A question waits for you');
  const open = page.getByRole('button', { name: 'Open the lobby' });
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [line, button] = await Promise.all(
      [told, open].map((one) => one.evaluate((el) => el.getBoundingClientRect().toJSON())),
    );
    expect(line.bottom, `${width}: it lies above the button`).toBeLessThanOrEqual(button.top);
  }
  await open.click({ trial: true });
  await told.getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveURL(new RegExp(code));
  await startForm(host);
  await expect(players).toHaveValue('Ben\nCleo');
  await expect(page.getByLabel('Title')).toHaveValue('Friday');
  await open.click();
  await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
  await startForm(host);
  await expect(players).toHaveValue('');
});

test('only who hosts a match plays it again', long, async ({ newPerson }) => {
  const [host, ben] = await Promise.all([newPerson('Hanna'), newPerson('Ben')]);
  const made = await host.api.matches.create.mutate({ game: 'pointing-chains', visibility: 'public' });
  if (!made.ok) throw new Error(made.refusal.message);
  await ben.page.goto(`/matches/new?from=${made.code}`);
  await expect(ben.page.getByRole('heading', { name: 'This match is not yours to play again' })).toBeVisible();
});

for (const [where, options] of [
  ['at a desk', desk],
  ['on a phone', phone],
] as const) {
  test(`a host draws runes and chooses conditions of their own, ${where}`, long, async ({ newPerson }) => {
    const host = await newPerson('Hanna', options);
    const { page } = host;
    await startForm(host, 'runes-to-ruins');
    await openSettings(host);
    const point = (words: string) => page.getByRole('button', { name: `Point ${words}`, exact: true });
    await page.getByRole('button', { name: 'Slash Box', exact: true }).click();
    await point('top left').click();
    await expect(page.getByText('From top left: choose where the stroke ends.')).toBeVisible();
    await point('top middle').click();
    await expect(page.getByText('1 of 36 is your own.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose others' }).click();
    await page
      .getByRole('combobox', { name: 'Condition 15', exact: true })
      .selectOption('One for each rune in certain groups');
    const groups = page.getByRole('group', { name: 'Groups of condition 15' });
    await groups.getByRole('button', { name: 'Box' }).click();
    await groups.getByRole('button', { name: 'Divider' }).click();
    await groups.getByRole('button', { name: 'Box' }).click();
    await expect(groups.getByRole('button', { name: 'Box' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Open the lobby' }).click();
    await expect(page).toHaveURL(/\/m\/[A-Z0-9]+$/);
    const { settings } = await host.api.matches.page.query({ code: page.url().split('/').pop() ?? '' });
    const { runes, conditions } = settings as { runes: Record<string, unknown[]>; conditions: unknown[] };
    expect(Object.keys(runes)).toHaveLength(36);
    expect(conditions.at(-1)).toEqual({ kind: 'runes-in-groups', groups: ['Box'] });
    await page.goto(`${page.url()}/rules`);
    await expect(page.getByText('Designed by Zero')).toBeVisible();
    await expect(page.getByText('One for each rune in Box').first()).toBeVisible();
  });
}
