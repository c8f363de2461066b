import type { Locator, Page } from '@playwright/test';
import { expect, long, type Person, test } from './fixtures';

// Runes to Ruins as five people play it: Ann at a desk and Ben on a phone use their screens, the other three are there
// through the API. Two choose the same symbol, somebody is discovered, and the match comes to its end.

const ban = 'straight-box slash-divider cross-splitter torn-slope cross-zig-zag torn-enclosure'.split(' ');
const symbols = {
  ann: 'torn-box angled-zig-zag cross-splitter slash-splitter straight-zig-zag origin-slope'.split(' '),
  ben: 'straight-enclosure straight-slope straight-box slash-splitter angled-zig-zag cross-divider'.split(' '),
  cleo: 'slash-box straight-slope angled-enclosure origin-divider torn-enclosure cross-enclosure'.split(' '),
  dan: 'slash-divider straight-enclosure torn-splitter angled-divider origin-slope cross-slope'.split(' '),
  eve: 'straight-zig-zag cross-splitter angled-enclosure origin-zig-zag slash-zig-zag torn-enclosure'.split(' '),
};

interface Player extends Person {
  readonly seat: string;
}

interface Started {
  readonly code: string;
  readonly host: Person;
  readonly players: readonly [Player, Player, Player, Player, Player];
}

/** A match of five in round 1, everybody in a seat of their own and on its page. */
async function fiveSeats(
  newPerson: (name: string, options?: { phone?: boolean }) => Promise<Person>,
): Promise<Started> {
  const host = await newPerson('Hana');
  const created = await host.api.matches.create.mutate({ game: 'runes-to-ruins', seats: 5, visibility: 'public' });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  const link = await host.api.lobby.issueOpenLink.mutate({ code, kind: 'join' });
  if (!link.ok) throw new Error(link.refusal.message);
  const players: Player[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']) {
    const person = await newPerson(name, { phone: name === 'Ben' });
    await person.api.lobby.claim.mutate({ token: link.token });
    const { seats } = await person.api.matches.page.query({ code });
    players.push({ ...person, seat: seats.find((one) => one.mine)?.seat ?? '' });
  }
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  for (const { page } of players.slice(0, 2)) await page.goto(`/m/${code}`);
  return { code, host, players: players as [Player, Player, Player, Player, Player] };
}

let keys = 0;
/** An action by the API, for what the test is not about. */
async function act({ api, seat }: Player, code: string, action: object): Promise<void> {
  const outcome = await api.play.act.mutate({ code, seat, action: action as never, key: `e2e-runes-${keys++}` });
  expect(outcome).toMatchObject({ ok: true });
}

/** `straight-zig-zag` is called "Straight Zig-Zag". */
function nameOf(id: string): string {
  const [first = '', ...rest] = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${first} ${rest.join('-')}`;
}

const tab = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('tablist', { name: 'What you can do' }).getByRole('tab', { name });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do now' });

async function compose(page: Page, table: string, runes: readonly string[]): Promise<void> {
  for (const rune of runes) {
    await page
      .getByRole('table', { name: table })
      .getByRole('button', { name: new RegExp(`^${nameOf(rune)}`) })
      .click();
  }
}

async function handIn(page: Page, runes: readonly string[]): Promise<void> {
  await compose(page, 'Runes to choose from', runes);
  await expect(page.getByText('A legal symbol.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Hand in' }).click();
}

async function fitsWidth(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What is missing is said, joins and the number of legal symbols are shown; two hand in the same. */
async function playFirstRound({ code, players: [ann, ben, cleo, dan, eve] }: Started): Promise<void> {
  const missing = (words: string) => ann.page.getByRole('listitem').filter({ hasText: words });
  await expect(missing('Choose six runes.')).toBeVisible();
  await compose(ann.page, 'Runes to choose from', ['straight-divider', 'slash-divider', 'slash-slope']);
  await expect(missing('One of the two orders must have no group twice')).toBeVisible();
  await expect(ann.page.getByTestId('legal-count')).toHaveText('No legal symbol can be made of what is placed.');
  await ann.page.getByRole('button', { name: 'Clear' }).click();
  await expect(ann.page.getByTestId('legal-count')).toHaveText('23,196,514 legal symbols can still be made.');
  // Two dividers: no other group of Divine can come twice, so what shares one with them leads nowhere.
  await compose(ann.page, 'Runes to choose from', ['straight-divider', 'slash-divider']);
  await expect(ann.page.getByRole('button', { name: 'Straight Box, no legal symbol has it there' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Clear' }).click();
  await handIn(ann.page, ban);
  await expect(bar(ann.page)).toContainText('Your symbol is handed in.');
  await act(cleo, code, { type: 'symbol', runes: symbols.cleo });
  await act(dan, code, { type: 'symbol', runes: symbols.dan });
  await act(eve, code, { type: 'symbol', runes: symbols.eve });
  await fitsWidth(ben.page);
  await handIn(ben.page, ban);

  // The clash: banned, shown to all, and everybody hands in again.
  for (const { page } of [ann, ben]) await expect(page.getByText(/chose the same symbol. It is banned/)).toBeVisible();
  await compose(ann.page, 'Runes to choose from', ban);
  await expect(bar(ann.page)).toContainText('This symbol is banned');
  await ann.page.getByRole('button', { name: 'Clear' }).click();
  await handIn(ann.page, symbols.ann);
  for (const [player, symbol] of [
    [cleo, symbols.cleo],
    [dan, symbols.dan],
    [eve, symbols.eve],
  ] as const) {
    await act(player, code, { type: 'symbol', runes: symbol });
  }
  await handIn(ben.page, symbols.ben);
}

test('five seats: a clash and a ban in the first round, at a desk and on a phone', async ({ newPerson }) => {
  const match = await fiveSeats(newPerson);
  await playFirstRound(match);
  for (const { page } of match.players.slice(0, 2)) await expect(page.getByText('Round 2').first()).toBeVisible();
});

test('five seats: after a clash a discovery, and the end, at a desk and on a phone', long, async ({ newPerson }) => {
  test.setTimeout(240_000);
  const match = await fiveSeats(newPerson);
  await playFirstRound(match);
  const { code, players } = match;
  const [ann, ben, cleo, dan, eve] = players;

  // Round 2: a question with its risk and its answer, a mark, a vote, a vision, and a guess that hits.
  const insight = ann.page.getByRole('region', { name: 'Insight and mantra' });
  await expect(insight).toContainText('6');
  const ofBen = ann.page.getByRole('table', { name: /^Runes of Ben/ });
  await tab(ann.page, 'Ask').click();
  await expect(ann.page.getByTestId('risk')).toContainText('4 mantra if not');
  await ofBen.getByRole('button', { name: /^Straight Box/ }).click();
  const ask = ann.page.getByRole('button', { name: 'Ask now' });
  await ask.click();
  await expect(ann.page.getByText('It cost you nothing.').filter({ visible: true })).toBeVisible();
  await expect(ask).toHaveAttribute('aria-disabled', 'true'); // nothing stays armed
  const possible = ann.page.getByTestId('possible');
  await expect(possible).not.toHaveText(/23,196,51|…/);
  await tab(ann.page, 'Marks').click();
  await ofBen.getByRole('button', { name: /^Torn Box/ }).click();
  await expect(ann.page.getByRole('button', { name: /^Torn Box, marked no/ })).toBeVisible();
  await tab(ann.page, 'Vote').click();
  await ann.page.getByRole('button', { name: /^Condition 13: / }).click();
  await expect(ann.page.getByText(/^Set: a vote for “.+”\.$/)).toBeVisible();
  await tab(ann.page, 'Visions').click();
  const divine = ann.page.getByRole('button', { name: /^Divine/ });
  await divine.click();
  await ofBen.getByRole('button', { name: 'Box', exact: true }).click();
  await ann.page.getByRole('button', { name: 'Set divine' }).click();
  await expect(insight).toContainText('5');
  await divine.click();
  await ann.page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(insight).toContainText('6');
  await tab(ann.page, 'Guess').click();
  await compose(ann.page, 'Runes of Ben', symbols.ben);
  await ann.page.getByRole('button', { name: 'Set 1st guess: free' }).click();
  await expect(bar(ann.page)).toContainText('Set: a vote; a guess.'); // what is still free names a guess too
  await fitsWidth(ben.page);
  // On a phone a tab changes what is in the first screen: what to tap on the table, or the cards to choose from.
  await tab(ben.page, 'Ask').click();
  await ben.page.evaluate(() => window.scrollTo(0, 0));
  await expect(ben.page.getByText('Tap the rune that you ask about. More below.')).toBeInViewport({ ratio: 1 });
  // Once it is complete the bar says it with its risk, asks it, and has the answer.
  await ben.page
    .getByRole('table', { name: /^Runes of/ })
    .getByRole('button', { name: /^Straight Box/ })
    .tap();
  await expect(bar(ben.page)).toContainText(/uses Straight Box\? Risk: up to 4 mantra\./);
  // From the tabs on, all is in one view: what a round brought may stand above them.
  await tab(ben.page, 'Ask').evaluate((one) => one.scrollIntoView({ block: 'start' }));
  const lastRow = ben.page.getByRole('table', { name: /^Runes of/ }).getByRole('button', { name: /^Slash Box/ });
  const barTop = (await bar(ben.page).boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await lastRow.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(barTop);
  await bar(ben.page).getByRole('button', { name: 'Ask it' }).tap();
  await expect(bar(ben.page)).toContainText(
    /uses Straight Box: (Yes\. It cost you nothing|No\. It cost you 4 mantra)\./,
  );
  await tab(ben.page, 'Visions').click();
  await ben.page.evaluate(() => window.scrollTo(0, 0));
  await expect(ben.page.getByRole('button', { name: /^Divine/ })).toBeInViewport({ ratio: 1 });
  await tab(ben.page, 'Ask').click();
  for (const { page } of [ann, ben]) {
    await bar(page)
      .getByRole('button', { name: /^Ready \(/ })
      .click();
  }
  // Ben has used neither his guess nor his vote, and is asked once.
  await expect(bar(ben.page)).toContainText('You have a free guess and a free vote left. Ready anyway?');
  await bar(ben.page).getByRole('button', { name: 'Ready anyway' }).click();
  for (const player of [cleo, dan, eve]) await act(player, code, { type: 'ready' });

  // Round 3: Ben is discovered, publicly; Ann's mark is still there after a reload.
  for (const { page } of [ann, ben]) {
    await expect(page.getByText('Round 3').first()).toBeVisible();
    await tab(page, 'Known').click();
    await expect(page.getByText(/^Ben .*, round 2$/)).toBeVisible();
  }
  await expect(ben.page.getByText('You were found in round 2. You still play.')).toBeVisible();
  await expect(ann.page.getByRole('list', { name: '6 exact, 0 misplaced, 0 by group' })).toBeVisible();
  await ann.page.reload();
  // The round opens on somebody who is still hidden.
  await expect(ofBen).toBeHidden();
  await ann.page.getByRole('group', { name: 'Whose symbol' }).getByRole('button', { name: /^Ben/ }).click();
  await expect(ann.page.getByRole('button', { name: /^Torn Box, marked no/ })).toBeVisible();
  await ann.page.mouse.move(300, 300); // a hand on the page: what counts symbols comes
  await expect(possible).toHaveText('1');

  // Ann names the other three: the match is over, and everything is turned over for all.
  await act(ann, code, { type: 'guess', symbols: [symbols.cleo, symbols.dan, symbols.eve] });
  for (const player of players) await act(player, code, { type: 'ready' });
  for (const { page } of [ann, ben]) {
    await expect(page.getByRole('heading', { name: 'The symbols' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who found whom' })).toBeVisible();
    await expect(page.getByText(/Ben.* was found by Ann/)).toBeVisible();
    await expect(page.getByText('The only one who was never found.').first()).toBeVisible();
    await fitsWidth(page);
  }
});

test('somebody’s first round at the desk is told step by step, until they want all of it; on a phone too', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ isNew: true, phone: true });
  await page.goto('/games/runes-to-ruins');
  await page.getByRole('button', { name: 'Practise against bots' }).click();
  await page.getByRole('button', { name: 'Got it', exact: true }).click();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByText('A legal symbol.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Hand in' }).click();

  // One thing to do, and the way on; nothing of what experts have besides.
  await expect(bar(page)).toContainText('Step 1 of 4: ask one question, or go on.', { timeout: 60_000 });
  const tabs = page.getByRole('tablist', { name: 'What you can do' }).getByRole('tab');
  await expect(tabs).toHaveText([/^1 ?Ask/, /^2 ?Visions/, /^3 ?Guess/, /^4 ?Vote/]);
  await expect(page.getByRole('region', { name: 'Step by step' })).toContainText('Ask something');
  await expect(page.getByRole('button', { name: 'How many of a group?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Other questions' }).click();
  await expect(page.getByRole('button', { name: 'How many of a group?' })).toBeVisible();
  const steps = [
    ['On to visions', 'Visions'],
    ['On to the guess', 'Guess'],
    ['On to the vote', 'Vote'],
  ] as const;
  for (const [on, next] of steps) {
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(96);
    await bar(page).getByRole('button', { name: on }).click();
    await expect(tab(page, new RegExp(next))).toHaveAttribute('aria-selected', 'true');
    await fitsWidth(page);
  }
  await expect(bar(page).getByRole('button', { name: /^Ready \(/ })).toBeVisible();

  // Whoever wants all of it has it from then on.
  await page.getByRole('button', { name: 'Show me everything at once' }).click();
  await expect(tab(page, 'Marks')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Marks')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Step by step' })).toHaveCount(0);
});
