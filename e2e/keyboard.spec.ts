import type { Locator, Page } from '@playwright/test';
import { expect, long, type Person, promise, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';

// Every game played whole with the keyboard alone, as somebody does who has no mouse: Tab, arrows, Enter, Escape, letters;
// what has the focus is what acts, and after each act the focus is somewhere. The other seats act through the API.

let keys = 0;
const key = () => `by-keyboard-${keys++}`;

interface Table {
  readonly ann: Page;
  /** The other players, in the order of their seats from B on. */
  readonly others: readonly { act(action: object): Promise<void> }[];
  /** By the host, whoever has not acted yet. */
  close(): Promise<void>;
}

type NewPerson = (name: string, options?: { watches?: boolean }) => Promise<Person>;

/** Ann on seat A, who watches every scene, and others; nobody's clock runs. */
async function sitDown(
  newPerson: NewPerson,
  { game, seats, settings = {} }: { game: string; seats: number; settings?: object },
): Promise<Table> {
  const host = await newPerson('Hana');
  const created = await host.api.matches.create.mutate({ game, seats, settings: { ...settings } as never });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  const link = await host.api.lobby.issueOpenLink.mutate({ code, kind: 'join' });
  if (!link.ok) throw new Error(link.refusal.message);
  const people: Person[] = [];
  for (const name of ['Ann', 'Ben', 'Cem'].slice(0, seats)) {
    const person = await newPerson(name, { watches: name === 'Ann' });
    expect(await person.api.lobby.claim.mutate({ token: link.token })).toMatchObject({ ok: true });
    await promise(person, code);
    people.push(person);
  }
  expect(await host.api.lobby.start.mutate({ code })).toMatchObject({ ok: true });
  const [ann, ...rest] = people as [Person, ...Person[]];
  await ann.page.goto(`/m/${code}`);
  const others = rest.map(({ api }, i) => ({
    async act(action: object) {
      const seat = 'BC'.charAt(i);
      const outcome = await api.play.act.mutate({ code, seat, action: action as never, key: key() });
      expect(outcome).toMatchObject({ ok: true });
    },
  }));
  const close = async () => {
    const outcome = await hostWhoLooks(host.api).act({ code, action: { type: 'resolve' }, key: key() });
    expect(outcome).toMatchObject({ ok: true });
  };
  return { ann: ann.page, others, close };
}

const bar = (page: Page): Locator => page.getByRole('region', { name: 'What you can do now' });

/** Tab after Tab until it has the focus, as somebody goes there who sees the ring. */
async function tabTo(page: Page, wanted: Locator, { back = false } = {}): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 90; stop++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(isUnderBar), 'the ring is under the bar').toBe(false);
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`No Tab leads to ${wanted}.`);
}

/** Runs in the browser: what has the focus lies behind the action bar, all of it. */
function isUnderBar(): boolean {
  const [here, bar] = [document.activeElement, document.querySelector('[data-action-bar]')];
  if (here === null || bar === null || here === document.body || bar.contains(here) || here.contains(bar)) return false;
  const [own, over] = [here.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isBeside = own.right <= over.left || own.left >= over.right;
  return !isBeside && own.top >= over.top && own.bottom <= over.bottom;
}

async function press(page: Page, wanted: Locator, { back = false } = {}): Promise<void> {
  await tabTo(page, wanted, { back });
  await page.keyboard.press('Enter');
}

/** The ring is somewhere, and on something that is there. */
const expectRing = (page: Page) => expect(page.locator('main :focus')).toBeVisible();

/** A close is told: Space to its last picture, Enter onward; then one stands at the board again. */
async function watchScene(page: Page): Promise<void> {
  await expect(page.locator('[data-scene="hush"], [data-scene="beat"]')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-way-on]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-board] :focus, [data-board]:focus')).toBeVisible();
}

/** The end is told too, and leads to the result. */
async function watchTheEnd(page: Page): Promise<void> {
  await expect(page.locator('[data-scene="beat"]')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'To the whole result' })).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('region', { name: 'Results' }).getByRole('heading', { name: /^Winners?$/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

test('Pointing Chains by keyboard alone', long, async ({ newPerson }) => {
  const { ann, others } = await sitDown(newPerson, {
    game: 'pointing-chains',
    seats: 3,
    settings: { pace: 'ready', rounds: 2, roundSeconds: null },
  });
  await expect(ann.getByText('Round 1: who do you point at?')).toBeVisible();

  // A letter chooses, and the button beside it locks in; the bar that says so keeps the focus.
  await expect(async () => {
    await ann.keyboard.press('b');
    await expect(ann.getByRole('radio', { name: /^Ben/ })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await press(ann, bar(ann).getByRole('button', { name: /^Point at Ben/ }));
  await expect(ann.getByText(/^Saved: you point at Ben/)).toBeVisible();
  await expect(bar(ann)).toBeFocused();
  for (const { act } of others) await act({ type: 'point', at: null });
  await watchScene(ann);

  // To point in every round costs: asked in the bar, answered there, and back at the table. Arrows go along it from where
  // the close leaves the focus.
  await expect(ann.locator('legend')).toBeFocused();
  await ann.keyboard.press('ArrowDown');
  await expect(ann.getByRole('radio', { name: /^Ben/ })).toBeChecked();
  await ann.keyboard.press('ArrowRight');
  await expect(ann.getByRole('radio', { name: /^Cem/ })).toBeChecked();
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('button', { name: 'Choose nobody' })).toBeFocused();
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('radio', { name: /^Cem/ })).toBeFocused();
  await ann.keyboard.press('Enter');
  await press(ann, ann.getByRole('button', { name: 'Point and lose it' }));
  await expect(ann.getByText(/^Saved: you point at Cem/)).toBeVisible();
  await expect(ann.getByRole('radio', { name: /^Cem/ })).toBeFocused();
  for (const { act } of others) await act({ type: 'point', at: null });
  await watchScene(ann);
  await watchTheEnd(ann);
});

test('Bifröst by keyboard alone', long, async ({ newPerson }) => {
  // One piece decides: red wins at A5, green at I5, blue at E1.
  const prefilled = {
    ...{ A1: 'red', A2: 'red', A3: 'red', A4: 'red' },
    ...{ E9: 'green', F8: 'green', G7: 'green', H6: 'green' },
    ...{ I1: 'blue', H1: 'blue', G1: 'blue', F1: 'blue' },
  };
  const colors = { A: 'red', B: 'green', C: 'blue' };
  const { ann, others } = await sitDown(newPerson, {
    game: 'bifrost',
    seats: 3,
    settings: { colors, prefilled, moveSeconds: null, breakSeconds: null },
  });
  const cell = (board: number, name: string) =>
    ann
      .getByRole('region', { name: `Board ${board}`, exact: true })
      .getByRole('button', { name: new RegExp(`^${name},`) });
  const [green, blue] = others as [Table['others'][number], Table['others'][number]];
  /** Green and blue put their pieces and are ready. */
  const othersPut = async (greens: number, blues: number) => {
    await green.act({ type: 'move', board: greens, cell: 'I5' });
    await blue.act({ type: 'move', board: blues, cell: 'E1' });
    for (const { act } of others) await act({ type: 'ready' });
  };

  // Along the board with arrows; Enter puts, Enter locks in.
  await expect(bar(ann)).toContainText('Your turn on board 1');
  await tabTo(ann, cell(1, 'E5'));
  await ann.keyboard.press('ArrowRight');
  await expect(cell(1, 'E6')).toBeFocused();
  await ann.keyboard.press('Enter');
  await expect(bar(ann)).toContainText('E6 on board 1');
  await press(ann, bar(ann).getByRole('button', { name: 'Undo' }));
  await expect(bar(ann)).toContainText('choose a cell');
  await expect(bar(ann)).toBeFocused();
  await ann.keyboard.type('a5');
  await expect(bar(ann)).toContainText('A5 on board 1');
  await expect(cell(1, 'A5')).toBeFocused();
  await press(ann, bar(ann).getByRole('button', { name: /^Lock in/ }));
  await expect(bar(ann)).toContainText('Locked in');
  await expectRing(ann);
  await othersPut(2, 3);
  await watchScene(ann);

  // The focus is at the board that waits; a pass asks, Escape thinks better of it.
  await expect(bar(ann)).toContainText('Your turn on board 3');
  await expect(ann.locator(':focus')).toHaveText('Board 3: your turn');
  await press(ann, bar(ann).getByRole('button', { name: 'Pass' }));
  await expect(bar(ann).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await ann.keyboard.press('Escape');
  await expect(bar(ann)).toContainText('Your turn on board 3');
  await expectRing(ann);
  await ann.keyboard.type('a5');
  await expect(bar(ann)).toContainText('Saved.');
  await ann.keyboard.press('Enter');
  await expect(bar(ann)).toContainText('Locked in');
  await othersPut(1, 2);
  await watchScene(ann);
  await expect(ann.locator(':focus')).toHaveText('The break');
  await ann.keyboard.press('Tab');
  await expect(bar(ann).getByRole('button', { name: 'Ready for the second half' })).toBeFocused();
  await ann.keyboard.press('Enter');
  await expect(bar(ann)).toContainText('You are ready.');
  await expectRing(ann);
  for (const { act } of others) await act({ type: 'ready' });

  await expect(bar(ann)).toContainText('Your turn on board 4');
  await ann.keyboard.type('a5');
  await expect(bar(ann)).toContainText('Saved.');
  await ann.keyboard.press('Enter');
  await othersPut(5, 6);
  await watchScene(ann);
  await expect(bar(ann)).toContainText('Your turn on board 5');
  await ann.keyboard.type('a5');
  await expect(bar(ann)).toContainText('Saved.');
  await ann.keyboard.press('Enter');
  await othersPut(6, 4);
  await watchScene(ann);
  await watchTheEnd(ann);
});

test('Bifröst: a step that decides nothing leads on to the board that waits', async ({ newPerson }) => {
  const colors = { A: 'red', B: 'green', C: 'blue' };
  const { ann, others } = await sitDown(newPerson, {
    game: 'bifrost',
    seats: 3,
    settings: { colors, moveSeconds: null, breakSeconds: null },
  });
  const centre = (board: number) =>
    ann.getByRole('region', { name: `Board ${board}`, exact: true }).getByRole('button', { name: /^E5,/ });
  await expect(bar(ann)).toContainText('Your turn on board 1');
  await tabTo(ann, centre(1));
  await ann.keyboard.press('Enter');
  await expect(bar(ann)).toContainText('Saved.');
  await ann.keyboard.press('Enter');
  await expect(bar(ann)).toContainText('Locked in');
  for (const [i, { act }] of others.entries()) {
    await act({ type: 'move', board: i + 2, cell: 'E5' });
    await act({ type: 'ready' });
  }
  await expect(bar(ann)).toContainText('Your turn on board 3');
  await expect(centre(3)).toBeFocused();
});

test('Proof by Contradiction by keyboard alone', long, async ({ newPerson }) => {
  const { ann, close } = await sitDown(newPerson, {
    game: 'proof-by-contradiction',
    seats: 3,
    settings: { pace: 'ready', roundSeconds: null },
  });
  const cell = (name: string) => ann.getByRole('button', { name: new RegExp(`^${name}:`) });
  const inGroup = (group: string | RegExp, name: string | RegExp) =>
    ann.getByRole('group', { name: group }).getByRole('button', { name });
  const save = bar(ann).getByRole('button', { name: 'Save', exact: true });

  // Tokens by letters, the clue from chips and the rim, a contract; saved in the bar.
  await expect(ann.getByRole('heading', { name: 'Round 1: two tokens and a clue' })).toBeVisible();
  await tabTo(ann, cell('A1'));
  await ann.keyboard.press('r');
  await expect(cell('A1')).toHaveAccessibleName('A1: red');
  await ann.keyboard.press('ArrowRight');
  await ann.keyboard.press('ArrowDown');
  await ann.keyboard.press('b');
  await expect(cell('B2')).toHaveAccessibleName('B2: blue');
  await press(ann, inGroup('What your clue says', /^Line/));
  await press(ann, inGroup('Colour of your clue', 'green'));
  await press(ann, inGroup('Your board', 'row 1'), { back: true });
  await press(ann, inGroup('Your board', 'row 2'));
  await press(ann, ann.getByRole('button', { name: 'On to your contract' }));
  await expect(ann.getByRole('region', { name: 'Your contract' }).getByRole('button').first()).toBeFocused();
  await press(ann, ann.getByRole('region', { name: 'Your contract' }).getByRole('button', { name: /Evasion/ }));
  await press(ann, save);
  await expect(ann.getByText('Round 1 is set.')).toBeVisible();
  await expect(bar(ann)).toBeFocused();
  await close();
  await watchScene(ann);

  // A query, taken back: the focus stays at the board.
  await expect(ann.getByRole('heading', { name: 'Round 2: two tokens and your second clue' })).toBeVisible();
  await press(ann, inGroup('What a tap on the board does', 'Ask a query'));
  await tabTo(ann, cell('A1'));
  await ann.keyboard.press('Enter');
  await press(ann, ann.getByRole('button', { name: 'No query' }));
  await expectRing(ann);
  await expect(inGroup('What a tap on the board does', 'Place tokens')).toBeFocused();
  await ann.keyboard.press('Enter');
  await tabTo(ann, cell('A1'));
  for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await ann.keyboard.press(arrow);
  await expect(cell('C3')).toBeFocused();
  await ann.keyboard.press('g');
  await ann.keyboard.press('ArrowDown');
  await ann.keyboard.press('y');
  // Against the clue of round 1: asked, and thought better of.
  await press(ann, inGroup('What your clue says', /^Count/));
  await press(ann, inGroup('How many tokens', '1'));
  await press(ann, inGroup('Your board', 'row 1'), { back: true });
  await press(ann, inGroup('Your board', 'row 4'));
  await press(ann, save);
  await expect(bar(ann)).toContainText('contradicts your own clue');
  await expect(ann.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await ann.keyboard.press('Enter');
  await expect(bar(ann)).toBeFocused();
  await tabTo(ann, cell('C4'), { back: true });
  await ann.keyboard.press('Delete');
  await ann.keyboard.press('ArrowUp');
  await ann.keyboard.press('Delete');
  await ann.keyboard.press('ArrowUp');
  await ann.keyboard.press('g');
  await expect(cell('C2')).toHaveAccessibleName(/^C2: green/);
  await ann.keyboard.press('ArrowDown');
  await ann.keyboard.press('y');
  await press(ann, save);
  await expect(ann.getByText('Round 2 is set.')).toBeVisible();
  await close();
  await watchScene(ann);

  await expect(ann.getByRole('heading', { name: 'Round 3: your last token' })).toBeVisible();
  await tabTo(ann, cell('A1'));
  for (const arrow of ['ArrowDown', 'ArrowDown']) await ann.keyboard.press(arrow);
  await ann.keyboard.press('p');
  await expect(cell('A3')).toHaveAccessibleName(/^A3: purple/);
  await press(ann, save);
  await expect(ann.getByText('Round 3 is set.')).toBeVisible();
  await close();
  await watchTheEnd(ann);
});

test('Logical Bluffs by keyboard alone', long, async ({ newPerson }) => {
  const grid = [
    ...['red', 'green', 'blue', 'yellow'],
    ...['red', 'red', 'green', 'blue'],
    ...['yellow', 'blue', 'green', 'red'],
    ...['green', 'yellow', 'blue', 'yellow'],
  ];
  const seconds = { bluffSeconds: null, claimSeconds: null, revealSeconds: null, guessSeconds: null };
  const { ann, others } = await sitDown(newPerson, {
    game: 'logical-bluffs',
    seats: 2,
    settings: { grid, ...seconds, reserveSeconds: null, revealCost: 2 },
  });
  const [ben] = others as [Table['others'][number]];
  const tile = (board: string, name: string) =>
    ann.getByRole('group', { name: board }).getByRole('button', { name: new RegExp(`^${name}:`) });
  const statement = (number: number) => ann.getByRole('textbox', { name: `Statement ${number}` });

  // Four tiles, four lines: Enter goes from line to line, and from the last to what sends them.
  await tabTo(ann, tile('Tiles to speak of', 'A1'));
  for (const [name, way] of [
    ['A1', 'ArrowRight'],
    ['B1', 'ArrowDown'],
    ['B2', 'ArrowLeft'],
    ['A2', null],
  ] as const) {
    await ann.keyboard.press('Enter');
    await expect(tile('Tiles to speak of', name)).toHaveAttribute('aria-pressed', 'true');
    if (way !== null) await ann.keyboard.press(way);
  }
  await expect(ann.getByRole('region', { name: 'Help with statement 1' })).toBeVisible();
  await tabTo(ann, statement(1));
  const four = [
    'There are two red tiles.',
    'No tile is red.',
    'There is one green tile.',
    'At least two tiles are blue.',
  ];
  for (const [i, text] of four.entries()) {
    await expect(statement(i + 1)).toBeFocused();
    await ann.keyboard.type(text);
    await ann.keyboard.press('Enter');
  }
  await expect(bar(ann).getByRole('button', { name: 'Send the statements' })).toBeFocused();
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('Your statements are in.').first()).toBeVisible();
  await expectRing(ann);
  await ben.act({
    type: 'bluff',
    subset: ['C1', 'D1', 'C2', 'D2'],
    statements: four,
    noLimit: false,
    smokescreen: null,
  });
  await watchScene(ann);

  // The detective is asked in the bar; "Not yet" leads back to the statement.
  const detective = ann.getByRole('button', { name: 'Ask the detective' });
  await press(ann, detective.first());
  await expect(bar(ann).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await ann.keyboard.press('Enter');
  await expect(detective.first()).toBeFocused();
  for (const [i, answer] of [false, false, true, true].entries()) {
    const choice = ann
      .getByRole('group', { name: `Statement ${i + 1}`, exact: true })
      .getByRole('button', { name: answer ? 'True' : 'False', exact: true });
    await press(ann, choice, { back: i === 0 });
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }
  await press(ann, bar(ann).getByRole('button', { name: 'Send the answers' }));
  await expectRing(ann);
  await ben.act({ type: 'claim', answers: [false, false, true, true] });
  await watchScene(ann);

  // Every tile marked with its letter, then the grid is guessed.
  await tabTo(ann, tile('Your working board', 'A1'));
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      await ann.keyboard.press((grid[row * 4 + column] ?? '').charAt(0));
      if (column < 3) await ann.keyboard.press('ArrowRight');
    }
    for (const arrow of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await ann.keyboard.press(arrow);
  }
  await press(ann, ann.getByRole('button', { name: 'Guess the grid' }));
  await expect(bar(ann).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await press(ann, bar(ann).getByRole('button', { name: 'Yes, guess this grid' }));
  await expect(ann.getByRole('region', { name: 'Scene: round 1 guess' })).toBeVisible();
  await watchScene(ann);
  await expectRing(ann);
  await ben.act({ type: 'pass' });
  await watchTheEnd(ann);
});

test('Runes to Ruins by keyboard alone', long, async ({ newPerson }) => {
  const { ann, others } = await sitDown(newPerson, {
    game: 'runes-to-ruins',
    seats: 3,
    settings: { pace: 'ready', roundSeconds: null, symbolSeconds: null },
  });
  const own = 'torn-box angled-zig-zag cross-splitter slash-splitter straight-zig-zag origin-slope'.split(' ');
  const bens = 'straight-enclosure straight-slope straight-box slash-splitter angled-zig-zag cross-divider'.split(' ');
  const cems = 'slash-box straight-slope angled-enclosure origin-divider torn-enclosure cross-enclosure'.split(' ');

  // Round 1: the symbol, along the table.
  await tabTo(ann, ann.getByRole('table', { name: 'Runes to choose from' }).getByRole('button').first());
  await compose(ann, own);
  await expect(ann.getByText('A legal symbol.')).toBeVisible();
  await press(ann, bar(ann).getByRole('button', { name: 'Hand in' }));
  await expect(bar(ann)).toContainText('Your symbol is handed in.');
  await expect(bar(ann)).toBeFocused();
  for (const [i, { act }] of others.entries()) await act({ type: 'symbol', runes: [bens, cems][i] });
  await watchScene(ann);

  // Two guesses, one of them taken back and set again; both others are found.
  const tabs = ann.getByRole('tablist', { name: 'What you can do' });
  await tabTo(ann, tabs.getByRole('tab', { name: 'Ask' }));
  for (const name of ['Visions', 'Guess']) {
    await ann.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name, exact: true })).toBeFocused();
  }
  await guess(ann, { called: '1st', symbol: bens, isBack: true });
  await press(ann, ann.getByRole('button', { name: 'Take 1st guess back' }));
  await expect(ann.getByRole('button', { name: 'Take 1st guess back' })).toHaveCount(0);
  await expectRing(ann);
  await guess(ann, { called: '1st', symbol: bens, isBack: true });
  await guess(ann, { called: '2nd', symbol: cems, isBack: true });
  await press(ann, bar(ann).getByRole('button', { name: /^Ready \(/ }));
  await expect(bar(ann)).toContainText('You have a free vote left. Ready anyway?');
  await expect(bar(ann).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await press(ann, bar(ann).getByRole('button', { name: 'Ready anyway' }));
  await expect(bar(ann)).toContainText('You are ready');
  await expect(bar(ann)).toBeFocused();
  for (const { act } of others) await act({ type: 'ready' });
  await watchScene(ann);
  await watchTheEnd(ann);
});

async function guess(
  page: Page,
  { called, symbol, isBack }: { called: string; symbol: readonly string[]; isBack: boolean },
) {
  await tabTo(page, page.getByRole('table', { name: /^Runes of Ben/ }).locator('button[tabindex="0"]'), {
    back: isBack,
  });
  await compose(page, symbol);
  await press(page, page.getByRole('button', { name: new RegExp(`^Set ${called} guess`) }));
  await expect(page.getByRole('button', { name: `Take ${called} guess back` })).toBeVisible();
  await expectRing(page);
}

/** From rune to rune with arrows, in the table that has the focus; Enter puts each at the place that is lit. */
async function compose(page: Page, runes: readonly string[]): Promise<void> {
  for (const rune of runes) {
    await walkTo(page, rune);
    await page.keyboard.press('Enter');
  }
}

async function walkTo(page: Page, rune: string): Promise<void> {
  const places = await page.locator(':focus').evaluate((at) => {
    const all = [...(at.closest('table')?.querySelectorAll<HTMLElement>('[data-rune]') ?? [])];
    return { ids: all.map((one) => one.dataset.rune ?? ''), at: all.indexOf(at as HTMLElement) };
  });
  const to = places.ids.indexOf(rune);
  const [rows, columns] = [Math.floor(to / 6) - Math.floor(places.at / 6), (to % 6) - (places.at % 6)];
  for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(page.locator(`:focus[data-rune="${rune}"]`)).toBeVisible();
}
