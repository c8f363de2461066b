// Before a match starts, as people do it: a host opens a lobby and hands out links, players come by account, by code
// and as guests, bots fill up, somebody is sent away, and it starts. Every page follows without reloading.
import { expect, long, type Person, test, type Visitor } from './fixtures';

async function openLobby(host: Person, given: { seats?: number; joinWay?: 'open' | 'links' } = {}) {
  const made = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: `${host.name}’s table`,
    seats: 4,
    ...given,
  });
  if (!made.ok) throw new Error(made.refusal.message);
  await host.page.goto(`/m/${made.code}`);
  await expect(host.page.getByRole('heading', { name: `${host.name}’s table` })).toBeVisible();
  return made.code;
}

const seatRow = ({ page }: Visitor, seat: string) =>
  page
    .getByRole('region', { name: 'Seats', exact: true })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${seat}`) });

async function openSeatMenu(host: Visitor, seat: string, item: string | RegExp) {
  await host.page.getByRole('button', { name: `More for seat ${seat}` }).click();
  await host.page.getByRole('menuitem', { name: item }).click();
}

async function seatLinkOf(host: Visitor, seat: string): Promise<string> {
  await seatRow(host, seat)
    .getByRole('button', { name: `Link for seat ${seat}` })
    .click();
  return shownLinkOf(host, seat);
}

async function shownLinkOf(host: Visitor, seat: string): Promise<string> {
  const link = seatRow(host, seat).getByText('/join/');
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

test('a host chooses a game and its settings in plain words, and gets a lobby', async ({ newPerson }) => {
  const host = await newPerson('Hanna');
  const { page } = host;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Host a match' }).first().click();
  await expect(page.getByRole('heading', { name: 'Host a match' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Pointing Chains' }).click();
  await page.getByLabel('Title').fill('Friday table');
  await page.getByLabel('Number of players').fill('27');
  await expect(page.getByText('This game takes 3 to 26 players.')).toBeVisible();
  await page.getByLabel('Number of players').fill('5');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Rounds', { exact: true }).fill('0');
  await expect(page.getByText('This goes from 1 to 999.')).toBeVisible();
  await page.getByLabel('Rounds', { exact: true }).fill('2');
  await page.getByRole('group', { name: 'Time for a round' }).getByLabel('No deadline').check();
  await page.getByLabel('Only when the host closes it').check();
  await page.getByRole('button', { name: 'Open the lobby' }).click();

  await expect(page).toHaveURL(/\/m\/[A-Z0-9]+$/);
  await expect(page.getByRole('heading', { name: 'Friday table' })).toBeVisible();
  await expect(page.getByText('5 seats are free')).toBeVisible();
  const rules = page.getByRole('region', { name: 'What is played' });
  await expect(rules).toContainText('No deadline');
  await expect(rules).toContainText('Only when the host closes it');
});

test('players come by an open link, by the code, as a guest and as a bot; it starts for all at once', async ({
  newPerson,
  newVisitor,
}) => {
  const [host, ann, ben, guest] = await Promise.all([
    newPerson('Hanna'),
    newPerson('Ann'),
    newPerson('Ben'),
    newVisitor(),
  ]);
  const code = await openLobby(host);

  await host.page.getByRole('button', { name: 'Make the link' }).click();
  const openLink = await host.page.getByRole('textbox', { name: 'One link for all seats' }).inputValue();
  await ann.page.goto(openLink);
  await ann.page.getByRole('button', { name: `Take a seat as ${ann.name}` }).click();
  await expect(ann.page.getByText('You hold seat A')).toBeVisible();
  await expect(seatRow(host, 'A')).toContainText(ann.name);

  await ben.page.goto('/');
  await ben.page.getByLabel('Code of a match').fill(code.toLowerCase());
  await ben.page.getByRole('button', { name: 'Go to it' }).click();
  await ben.page.getByRole('button', { name: 'Take seat C' }).click();
  await expect(ben.page.getByText('You hold seat C')).toBeVisible();
  const wait = ben.page.getByRole('region', { name: 'While you wait: how it is played' });
  await expect(ben.page.getByText(/^Have many players after you in your chain/)).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Choose your face' })).toBeVisible();
  await expect(wait).toContainText(/^.*\d rounds, /);
  await expect(wait.getByRole('listitem').first()).toBeVisible();
  await expect(wait.getByRole('link', { name: 'Read the rulebook' })).toHaveAttribute('href', `/m/${code}/rules`);
  const beside = ben.page.waitForEvent('popup');
  await wait.getByRole('button', { name: 'Practise against bots' }).click();
  await expect(await beside).toHaveURL(/\/m\//);
  await (await beside).close();
  await expect(host.page.getByText('While you wait')).toHaveCount(0);
  await expect(seatRow(ann, 'C')).toContainText(ben.name);

  const seatLink = await seatLinkOf(host, 'B');
  await guest.page.goto(seatLink);
  await expect(guest.page.getByText(/^Have many players after you in your chain/)).toBeVisible();
  await expect(guest.page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')).toHaveCount(3);
  await guest.page.getByLabel('Your name at the table').fill('Gus');
  await guest.page.getByRole('button', { name: 'Take the seat as a guest' }).click();
  await expect(guest.page.getByText('You hold seat B')).toBeVisible();
  await expect(guest.page.getByRole('region', { name: 'What to do next' })).toContainText('Gus');
  await expect(seatRow(host, 'B')).toContainText('Gus');
  await expect(seatRow(host, 'B')).toContainText('guest');

  await openSeatMenu(host, 'D', /Planner/);
  await expect(seatRow(ann, 'D')).toContainText('bot');
  await expect(host.page.getByText('Every seat is taken, 1 by a bot', { exact: true })).toBeVisible();

  await host.page.getByRole('button', { name: 'Ask who is ready' }).click();
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(seatRow(host, 'A')).toContainText('Ready');
  await expect(host.page.getByText(/^Ready 1 of 3: waiting for /)).toContainText(ben.name);

  await host.page.getByRole('button', { name: 'Start…' }).click();
  const asked = host.page.getByRole('dialog', { name: 'Start all the same?' });
  await expect(asked).toContainText(ben.name);
  await asked.getByRole('button', { name: 'Start the match' }).click();
  for (const { page } of [ann, ben, guest]) {
    await expect(page.getByRole('heading', { name: 'Seats', exact: true })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/m/${code}$`));
  }
  await expect(host.page).toHaveURL(new RegExp(`/m/${code}/host$`));
  await host.page.getByRole('button', { name: 'Show me everything' }).click();
  await host.page.getByRole('button', { name: 'Nobody looks: show it' }).click();
  await expect(host.page.getByRole('heading', { name: 'For you alone' })).toBeVisible();
});

test(
  'a question in the lobby stands in the first screen of its host, and leads to where it is answered',
  long,
  async ({ newPerson }) => {
    const [host, ann] = await Promise.all([newPerson('Hanna'), newPerson('Ann')]);
    const code = await openLobby(host);
    expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    const asked = { code, seat: 'A', key: crypto.randomUUID(), text: 'May I look?' };
    expect(await ann.api.play.ask.mutate(asked)).toMatchObject({ ok: true });
    const { page } = host;
    const waits = page.getByText('A question waits for you.');
    await expect(waits).toBeInViewport();
    await waits.getByRole('link', { name: 'Answer' }).click();
    await expect(page.getByText('May I look?')).toBeInViewport();
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('No.');
    await page.getByRole('button', { name: 'Answer privately' }).click();
    await expect(waits).toBeHidden();
  },
);

test('a player who is sent away sees it at once, and the seat is free again', long, async ({ newPerson }) => {
  const [host, ann] = await Promise.all([newPerson('Hanna'), newPerson('Ann')]);
  const code = await openLobby(host);
  await ann.page.goto(`/m/${code}`);
  await ann.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
  await expect(ann.page.getByText('You hold seat A')).toBeVisible();
  await openSeatMenu(host, 'A', `Remove ${ann.name} from the seat`);
  const dialog = host.page.getByRole('dialog');
  await dialog.getByLabel(`A word to ${ann.name}`).fill('The table is for the finalists.');
  await dialog.getByRole('button', { name: 'Remove the player' }).click();
  await expect(seatRow(host, 'A')).toContainText('Free');
  await expect(ann.page.getByText('You hold seat A')).toBeHidden();
  await expect(ann.page.getByText(/taken you off your seat.*The table is for the finalists\./)).toBeVisible();
  await expect(ann.page.getByRole('button', { name: /^Take / })).toHaveCount(0);
  await host.page.getByRole('button', { name: `Let ${ann.name} play again` }).click();
  await expect(ann.page.getByRole('button', { name: 'Take a seat', exact: true })).toBeVisible();
});

test(
  'a visitor makes an account on the way to a seat, and comes back to the lobby',
  long,
  async ({ newPerson, newVisitor }) => {
    const [host, visitor] = await Promise.all([newPerson('Hanna'), newVisitor()]);
    const code = await openLobby(host);
    await visitor.page.goto(`/m/${code}`);
    await expect(visitor.page.getByRole('link', { name: 'Sign in to take a seat' })).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: /^Take/ })).toHaveCount(0);
    await visitor.page.getByRole('link', { name: 'Make an account' }).click();
    await visitor.page.getByLabel('Name').fill(`Vera ${code}`);
    await visitor.page.getByLabel(/^Password/).fill('correct horse');
    await visitor.page.getByRole('button', { name: 'Make the account' }).click();
    await visitor.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
    await expect(visitor.page.getByText('You hold seat A')).toBeVisible();
    await expect(seatRow(host, 'A')).toContainText(`Vera ${code}`);
  },
);

test('a seat’s new link ends the old one; a dead link says what to do', long, async ({ newPerson, newVisitor }) => {
  const [host, guest] = await Promise.all([newPerson('Hanna'), newVisitor()]);
  await openLobby(host);
  const old = await seatLinkOf(host, 'A');
  // A tab that did not make it cannot give it, and says so.
  const other = await host.page.context().newPage();
  await other.goto(host.page.url());
  await expect(other.getByText('Its link was shown once, where it was made.')).toBeVisible();
  await other.close();
  await openSeatMenu(host, 'A', 'Make a new personal link');
  await expect(host.page.getByRole('dialog')).toContainText('The link that is out ends');
  await host.page.getByRole('button', { name: 'Make the new link' }).click();
  await expect.poll(() => shownLinkOf(host, 'A')).not.toBe(old);
  await guest.page.goto(old);
  await expect(guest.page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('a guest who has lost their link gets it anew and keeps the seat', async ({ newPerson, newVisitor }) => {
  const [host, guest, device] = await Promise.all([newPerson('Hanna'), newVisitor(), newVisitor()]);
  await openLobby(host);
  const old = await seatLinkOf(host, 'A');
  await guest.page.goto(old);
  await guest.page.getByLabel('Your name at the table').fill('Gus');
  await guest.page.getByRole('button', { name: 'Take the seat as a guest' }).click();
  await expect(guest.page.getByText('You hold seat A')).toBeVisible();
  await openSeatMenu(host, 'A', 'Give Gus their link again');
  await expect(host.page.getByRole('dialog')).toContainText('Gus keeps the seat.');
  await host.page.getByRole('button', { name: 'Make the new link' }).click();
  const link = await host.page.getByRole('textbox', { name: 'Link of seat A' }).inputValue();
  await guest.page.reload();
  await expect(guest.page.getByText('You hold seat A')).toBeVisible();
  await device.page.goto(old);
  await expect(device.page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await device.page.goto(link);
  await device.page
    .getByRole('button', { name: /seat|Gus/ })
    .first()
    .click();
  await expect(device.page.getByText('You hold seat A')).toBeVisible();
});

test('a guest makes an account later and keeps the seat', long, async ({ newPerson, newVisitor }) => {
  const [host, guest] = await Promise.all([newPerson('Hanna'), newVisitor()]);
  const code = await openLobby(host);
  await guest.page.goto(await seatLinkOf(host, 'A'));
  await guest.page.getByLabel('Your name at the table').fill('Gus');
  await guest.page.getByRole('button', { name: 'Take the seat as a guest' }).click();
  await expect(guest.page.getByText('You hold seat A')).toBeVisible();

  await guest.page.goto('/account');
  await guest.page.getByRole('link', { name: 'Make an account' }).click();
  const name = `Gus ${code}`;
  await guest.page.getByLabel('Name').fill(name);
  await guest.page.getByLabel(/^Password/).fill('correct horse');
  await guest.page.getByRole('button', { name: 'Make the account' }).click();
  await guest.page.getByRole('link', { name: 'Make it mine' }).click();
  await guest.page.getByRole('button', { name: `Take the seat as ${name}` }).click();
  await expect(guest.page.getByText('You hold seat A')).toBeVisible();
  await expect(seatRow(host, 'A')).toContainText(name);
  await expect(seatRow(host, 'A')).not.toContainText('guest');
});

test('free seats at the start: the host says what becomes of them', async ({ newPerson }) => {
  const host = await newPerson('Hanna');
  const code = await openLobby(host);
  await host.api.lobby.issueSeatLink.mutate({ code, seat: 'B' });
  await host.page.reload();
  await host.page.getByRole('button', { name: 'Bots on the 3 open seats' }).click();
  await expect(host.page.getByText('1 invited, not here yet')).toBeVisible();
  await host.page.getByRole('button', { name: 'Take the 3 bots away again' }).click();
  await host.page.getByRole('button', { name: 'Start…' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Start with free seats' });
  await expect(dialog.getByLabel('Bots play all 4 until Seat B comes')).toBeChecked();
  const none = dialog.getByLabel(/^All are taken away: 0 play/);
  await expect(none).toBeDisabled();
  await expect(none).toHaveAccessibleDescription('Not possible: this game needs 3 players; that would be 0.');
  await expect(dialog.getByText('The link of Seat B ends, and that seat is taken away.')).toBeVisible();
  await dialog.getByLabel('Bots play only the 3 open seats: 3 play').check();
  await dialog.getByRole('button', { name: 'Start the match' }).click();
  await expect(host.page).toHaveURL(/\/m\/[A-Z0-9]+\/host$/);
  const seats = host.page.getByRole('table', { name: 'Seats' });
  await expect(seats.getByText('bot', { exact: true })).toHaveCount(3);
  await expect(seats.getByRole('row')).toHaveCount(4);
});

test(
  'only a member sees a private match, and a stranger is told whom to ask, as where there is none',
  long,
  async ({ newPerson, newVisitor, expectFault }) => {
    expectFault(/404/);
    const [host, stranger] = await Promise.all([newPerson('Hanna'), newVisitor()]);
    const made = await host.api.matches.create.mutate({ game: 'pointing-chains', visibility: 'private' });
    if (!made.ok) throw new Error(made.refusal.message);
    const { page } = stranger;
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    for (const code of ['NOSUCHXX', made.code]) {
      await page.goto(`/m/${code}/replay`);
      await expect(page.getByRole('heading', { name: 'There is no match here that is open to you' })).toBeVisible();
      await expect(page.getByText('to a private match you need its link')).toBeVisible();
      await expect(signIn).toHaveAttribute('href', `/sign-in?next=${encodeURIComponent(`/m/${code}/replay`)}`);
    }
  },
);

test('on a phone nothing is wider than the screen, and a seat is taken by touch', long, async ({ newPerson }) => {
  const [host, ann] = await Promise.all([newPerson('Hanna', { phone: true }), newPerson('Ann', { phone: true })]);
  const code = await openLobby(host);
  await ann.page.goto(`/m/${code}`);
  await ann.page.getByRole('button', { name: 'Take a seat', exact: true }).tap();
  await expect(ann.page.getByText('You hold seat A')).toBeVisible();
  for (const path of [
    '/',
    '/games',
    '/games/pointing-chains',
    '/matches/new',
    '/matches/new?game=pointing-chains',
    '/account',
    `/m/${code}`,
  ]) {
    await host.page.goto(path);
    await expect(host.page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await host.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} is wider than the screen`).toBe(360);
  }
});

test(
  'on a phone how it is played is drawn along, and what it says to who listens makes the lobby no wider',
  long,
  async ({ newPerson }) => {
    const [host, ann] = await Promise.all([newPerson('Hanna'), newPerson('Ann', { phone: true })]);
    const made = await host.api.matches.create.mutate({ game: 'proof-by-contradiction', seats: 3 });
    if (!made.ok) throw new Error(made.refusal.message);
    await ann.page.goto(`/m/${made.code}`);
    await expect(ann.page.getByRole('listitem').filter({ hasText: 'Your clues are public' })).toBeVisible();
    // A phone that is shown too much zooms out: its own width is the one to measure by.
    await expect.poll(() => ann.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

const startOf = ({ page }: Visitor) => page.getByRole('region', { name: 'Start', exact: true });

test(
  'a start at a time is counted down for everybody, can be called off, and comes by itself',
  long,
  async ({ newPerson, newVisitor }) => {
    const [host, visitor] = await Promise.all([newPerson('Hanna'), newVisitor()]);
    const { page, api } = host;
    await page.goto('/matches/new?game=pointing-chains');
    await page.getByLabel('Starts').fill('2020-01-01T20:00');
    await page.getByLabel('Title').fill('Friday table');
    await page.getByRole('button', { name: 'Open the lobby' }).click();
    await expect(page.getByLabel('Starts')).toHaveAccessibleDescription(/That time is over\. Choose a later one\./);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('Starts').fill(tomorrow);
    await page.getByRole('button', { name: 'Open the lobby' }).click();
    await expect(page.getByRole('heading', { name: 'Friday table' })).toBeVisible();
    const code = page.url().split('/').pop() ?? '';

    await visitor.page.goto(`/m/${code}`);
    await expect(startOf(visitor).getByRole('timer')).toContainText(/^(23|1 d 0?0):/);
    await expect(startOf(visitor).getByRole('button')).toHaveCount(0);
    await startOf(host).getByRole('button', { name: 'Do not start by itself' }).click();
    await expect(startOf(visitor)).toHaveCount(0);

    await page.getByRole('button', { name: 'Set a time' }).click();
    await page.getByRole('dialog').getByLabel('Starts').fill(tomorrow);
    await page.getByRole('button', { name: 'Start it then' }).click();
    await expect(startOf(visitor).getByRole('timer')).toBeVisible();

    await api.lobby.schedule.mutate({ code, startsAt: Date.now() + 1_500 });
    await expect(startOf(host)).toContainText('13 seats are free. Fill them, or take them away.');
    await expect(startOf(visitor)).toContainText('The host starts it.');
    await api.lobby.fillWithBots.mutate({ code });
    await api.lobby.schedule.mutate({ code, startsAt: Date.now() + 1_500 });
    await expect(page).toHaveURL(new RegExp(`/m/${code}/host$`));
    await expect(startOf(visitor)).toHaveCount(0);
  },
);

test(
  'a host tells everybody in words and a picture what they should know; questions and rulings are in the lobby',
  long,
  async ({ newPerson, newVisitor }) => {
    const [host, ann, visitor] = await Promise.all([newPerson('Hanna'), newPerson('Ann'), newVisitor({ phone: true })]);
    const { page } = host;
    const code = await openLobby(host);
    await ann.api.lobby.join.mutate({ code });
    for (const { page } of [ann, visitor]) await page.goto(`/m/${code}`);

    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await page
      .getByRole('textbox', { name: /^Text/ })
      .fill('# We meet on Friday\n\nBring **wine**. <b>No</b> [rules](https://play.example/)\n');
    await page.getByLabel('A picture from this device').setInputFiles('docs/screenshots/table.jpg');
    await expect(page.getByRole('button', { name: 'Put picture 1 into the text' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveValue(/!\[Picture\]\(picture:[\w-]{22}\)\n$/);
    await page.getByLabel('A picture from this device').setInputFiles('package.json');
    await expect(page.getByText('This is no PNG, JPEG or WebP picture.')).toBeVisible();
    await page.getByRole('button', { name: 'Show it to everybody' }).click();

    const told = visitor.page.getByRole('region', { name: 'From the host' });
    await expect(told.getByRole('heading', { name: 'We meet on Friday' })).toBeVisible();
    await expect(told).toContainText('Bring wine. <b>No</b> rules');
    await expect(told.getByRole('link', { name: 'rules' })).toHaveAttribute('rel', /noopener/);
    const width = () =>
      told.getByRole('img', { name: 'Picture' }).evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(100);
    await expect(told.getByRole('button')).toHaveCount(0);

    await ann.page.getByLabel('Ask the host').fill('May I be late?');
    await ann.page.getByRole('button', { name: 'Send the question' }).click();
    await page.getByLabel('Answer', { exact: true }).fill('Ten minutes.');
    await page.getByRole('checkbox', { name: /Publish as a ruling/ }).check();
    const everybody = page.getByRole('region', { name: 'Everybody will read' });
    await expect(everybody).toContainText('Ten minutes.');
    await expect(everybody).not.toContainText('May I be late?');
    await page.getByRole('checkbox', { name: 'Repeat the question' }).check();
    await page.getByRole('textbox', { name: 'The question, as everybody reads it' }).fill('How late may one be?');
    await expect(everybody).toContainText('Asked: How late may one be?');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(visitor.page.getByRole('region', { name: 'Rulings' })).toContainText('Ten minutes.');
  },
);

test('an erratum to the rules of a match stands in its lobby, before the rules in short, and with them from then on', async ({
  newPerson,
  newVisitor,
}) => {
  const [host, ann, visitor] = [await newPerson('Hanna'), await newPerson('Ann'), await newVisitor()];
  const code = await openLobby(host);
  await ann.api.lobby.join.mutate({ code });
  for (const { page } of [host, ann, visitor]) await page.goto(`/m/${code}`);
  const erratum = 'Erratum: a loop of two gives each of them a point.';
  await host.page.getByLabel('New ruling').fill(erratum);
  await host.page.getByRole('button', { name: 'Publish the ruling' }).click();
  for (const { page } of [ann, visitor]) {
    const rulings = page.getByRole('region', { name: 'Rulings' });
    await expect(rulings).toContainText(erratum);
    const rules = page.getByRole('region', { name: 'While you wait: how it is played' });
    expect((await rulings.boundingBox())?.y ?? 0).toBeLessThan((await rules.boundingBox())?.y ?? 0);
  }
  await visitor.page.goto(`/m/${code}/rules`);
  await expect(visitor.page.getByText(erratum)).toBeVisible();
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  await ann.page.goto(`/m/${code}/rules`);
  await expect(ann.page.getByText(erratum)).toBeVisible();
});

const thirteen = 'Ada Bea Cem Dov Eva Fay Gil Hal Ivy Jon Kim Lea Max'.split(' ');

for (const phone of [false, true]) {
  test(`who plays comes first in a lobby’s first screen, before every text, ${phone ? 'on a phone' : 'on a wide screen'}`, async ({
    newPerson,
  }) => {
    const [host, ann] = [await newPerson('Hanna', { phone }), await newPerson('Ann', { phone })];
    const made = await host.api.matches.create.mutate({
      ...{ game: 'pointing-chains', title: 'Friday at eight', seats: thirteen },
    });
    if (!made.ok) throw new Error(made.refusal.message);
    const { code } = made;
    await host.api.lobby.saveIntro.mutate({ code, text: '# Welcome\n\nWe play at eight.' });
    await ann.api.lobby.join.mutate({ code });
    for (const { page } of [host, ann]) {
      await page.goto(`/m/${code}`);
      const seats = page.getByRole('region', { name: 'Seats' });
      const rows = seats.getByRole('listitem');
      await expect(rows).toHaveCount(13);
      if (page === host.page) await expect(rows.filter({ hasText: 'Ada' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('region', { name: 'From the host' })).toContainText('We play at eight.');
      await expect(page.getByText('We play at eight.')).not.toBeInViewport();
    }
    // A player sees at once all who play, round the table, and what they themselves can do.
    const chairs = ann.page.getByRole('region', { name: 'The table' }).getByRole('listitem');
    await expect(chairs).toHaveCount(13);
    for (const chair of await chairs.all()) await expect(chair).toBeInViewport({ ratio: 1 });
    await expect(ann.page.getByRole('button', { name: 'Leave the seat' })).toBeInViewport({ ratio: 1 });
  });
}

test('garnet is for what waits for the host alone', async ({ newPerson }) => {
  const [host, ann] = [await newPerson('Hanna'), await newPerson('Ann')];
  const { page } = host;
  const garnet = page.locator('.bg-garnet, .border-garnet');
  const code = await openLobby(host);
  await ann.api.lobby.join.mutate({ code });
  await page.reload();
  await page.getByRole('button', { name: 'Start…' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start the match' })).toBeVisible();
  await expect(garnet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await host.api.lobby.fillWithBots.mutate({ code });
  await expect(page.getByRole('button', { name: 'Start the match' })).toHaveClass(/bg-garnet/);
  await host.api.lobby.readyCheck.mutate({ code });
  await expect(page.getByText(/waiting for/)).toBeVisible();
  await expect(garnet).toHaveCount(0);
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots', showsAll: true })).toMatchObject({ ok: true });
  await page.goto(`/m/${code}/host`);
  await page.getByRole('button', { name: 'Close the round' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .last(),
  ).toBeVisible();
  await expect(garnet).toHaveCount(0);
});
