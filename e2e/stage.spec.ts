// What lies on what: on the stage with the largest table, on a phone's table, and at an end. Recorded matches, so that a
// table of twenty-six is there at once.
import type { Locator, Page } from '@playwright/test';
import type { Database } from '../server/database/db';
import { boxesOf, expectApart, overlap } from './apart';
import { expect, long, longUnless, test } from './fixtures';
import { type NamedRecord, putRecordedMatch, recordsOf } from './recorded-match';
import { awaitDrawn, awaitScene, goToBeat, holdClock, passHush, scene, skipScene, stopClock } from './scene-clock';

const names =
  'Ana Bea Cem Dov Eli Fay Gus Hal Ida Jon Kim Lea Max Nia Oli Pia Quinn Rosa Sven Tara Uma Vito Wim Xenia Yara Zoe'.split(
    ' ',
  );

const recordOf = (name: string, game = 'pointing-chains'): NamedRecord => {
  const found = recordsOf(game).find((one) => one.name === name);
  if (found === undefined) throw new Error(`No match of ${game} is recorded as ${name}.`);
  return found;
};

/** After so many events; nobody at the table has an account. */
const situation = (database: Database, { record }: NamedRecord, events: number) =>
  putRecordedMatch(database, {
    ...{ record, events, names, title: 'The long table', host: { id: 'nobody', name: 'Hana' } },
  });

const stageSizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

test(
  'twenty-six have room at the table on the stage: no face and no name lies on another',
  long,
  async ({ database, newVisitor }) => {
    const { code } = await situation(database, recordOf('twenty-six'), 60);
    const { page } = await newVisitor({ watches: true });
    await page.goto(`/m/${code}/stage`);
    const faces = page.getByRole('region', { name: 'The table' }).getByRole('listitem').locator('> span');
    for (const size of stageSizes) {
      await page.setViewportSize(size);
      await expectApart(faces, 2 * 26);
    }
  },
);

test(
  'beside a table of twenty-six all rounds that are public stand whole on the stage',
  long,
  async ({ database, newVisitor }) => {
    const { code } = await situation(database, recordOf('twenty-six'), 80);
    const { page } = await newVisitor({ watches: true });
    await page.goto(`/m/${code}/stage`);
    const known = page.getByRole('region', { name: 'What is public' });
    for (const size of stageSizes) {
      await page.setViewportSize(size);
      await expect(known.getByRole('heading', { name: 'Round 1' })).toBeVisible();
      await expect(async () => {
        const cut = await known.evaluate((region) => {
          const parts = [...region.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
          const { top, bottom } = region.getBoundingClientRect();
          return Math.max(...parts.map((part) => Math.max(part.bottom - bottom, top - part.top)));
        });
        expect(cut).toBeLessThanOrEqual(1);
      }).toPass();
    }
  },
);

test('on a phone the last map lies clear of the names round the table', long, async ({ database, newVisitor }) => {
  const { code } = await situation(database, recordOf('thirteen'), 18);
  const { page } = await newVisitor({ watches: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/m/${code}`);
  const table = page.getByRole('region', { name: 'The table' });
  const nodes = table.getByRole('img').locator('visible=true').locator('circle');
  await expect(nodes.first()).toBeVisible();
  await expect(async () => {
    const seats = await boxesOf(table.getByRole('listitem'));
    const circles = await boxesOf(nodes);
    expect(seats.length).toBeGreaterThan(12);
    for (const circle of circles) {
      for (const seat of seats) expect(overlap(circle, seat), JSON.stringify([circle, seat])).toBe(false);
    }
  }).toPass();
});

test(
  'on a phone the big section of the last map of twenty-six stands in the first screen',
  long,
  async ({ database, newVisitor }) => {
    const { code } = await situation(database, recordOf('twenty-six'), 80);
    const { page } = await newVisitor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/m/${code}`);
    const table = page.getByRole('region', { name: 'The table' });
    const big = table.getByRole('img').locator('visible=true').locator('rect');
    await expect(big).toHaveCount(1);
    await expect(big).toBeInViewport({ ratio: 0.99 }); // its edge lies between two pixels
  },
);

const watched = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

interface Middle {
  readonly game: string;
  readonly record: string;
  readonly events: number;
  readonly says: RegExp;
  readonly draws: string;
  readonly count: number;
  /** Left out: as many as elsewhere. */
  readonly onPhone?: number;
}

const middles: readonly Middle[] = [
  // What is each one's lies beside the grid, and on a phone below it: there in one line for both, statements below the table.
  {
    ...{ game: 'logical-bluffs', record: 'wrong-guess-and-items', events: 6, count: 5, onPhone: 4 },
    ...{ says: /^Tiles bought$|^has seen|^Round 1: reveal$|have acted$/, draws: '[aria-label="The grid"]' },
  },
  {
    ...{ game: 'logical-bluffs', record: 'wrong-guess-and-items', events: 3, count: 11, onPhone: 3 },
    ...{ says: /^[1-4] |^Round 1: claim$|have acted$/, draws: '[aria-label^="The grid"]' },
  },
  {
    game: 'runes-to-ruins',
    record: 'five-seats',
    events: 95,
    says: /are ready$/,
    draws: '[aria-label="The slabs"] > li',
    count: 6,
  },
  {
    ...{ game: 'proof-by-contradiction', record: 'eleven', events: 15 },
    ...{ says: /^Each places|^Round 2 of 3$|have acted$/, draws: '[role=img][aria-label*=tokens]', count: 4 },
  },
];

for (const { game, record, events, says, draws, count, onPhone = count } of middles) {
  test(
    `in the middle of the table of ${game}, ${events} events on, nothing lies on anything else`,
    long,
    async ({ database, newVisitor }) => {
      const { code } = await situation(database, recordOf(record, game), events);
      const { page } = await newVisitor({ watches: true });
      await page.goto(`/m/${code}`);
      const table = page.getByRole('region', { name: 'The table' });
      await expect(table.locator(draws).first()).toBeVisible();
      for (const size of watched) {
        await page.setViewportSize(size);
        const lain = table.locator(draws).or(table.getByText(says)).filter({ visible: true });
        await expectApart(lain, size.width < 640 ? onPhone : count);
      }
    },
  );
}

test(
  'the last round is told in the window: its picture, what is said, and later the way on',
  long,
  async ({ database, newVisitor }) => {
    const last = recordOf('five-seats', 'runes-to-ruins');
    const { code, goOnTo } = await situation(database, last, last.record.events.length - 1);
    const { page } = await newVisitor({ watches: true });
    await holdClock(page);
    await page.goto(`/m/${code}`);
    await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
    await stopClock(page);
    await goOnTo(last.record.events.length);
    await awaitScene(page);
    await passHush(page);
    await goToBeat(page, 'name 1');
    for (const size of watched) {
      await page.setViewportSize(size);
      await expect(scene(page).getByText('Cem has been found')).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await skipScene(page);
    await expect(page.getByRole('button', { name: 'On to the finale' })).toBeInViewport({ ratio: 1 });
    await expect(scene(page).locator('.night')).toBeInViewport({ ratio: 1 });
  },
);

test('under reduced motion nothing on the stage waits for a piece to land', async ({ database, newVisitor }) => {
  const match = await situation(database, recordOf('whole-match', 'bifrost'), 3);
  const { page } = await newVisitor();
  await page.goto(`/m/${match.code}/stage`);
  const step = page.getByText('Half 1, step 2');
  await expect(step).toBeHidden();
  await expect(page.getByRole('img', { name: 'Board 1' })).toBeVisible();
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(kind, () => {
        for (const { effect } of document.getAnimations()) {
          const { delay = 0, duration = 0 } = effect?.getTiming() ?? {};
          if (delay > 0 || Number(duration) > 1) moved.push(`${kind}: ${delay} ms, then ${duration} ms`);
        }
      });
    }
  });
  await match.goOnTo(6);
  await expect(step).toBeVisible();
  await expect(page.getByText('Board 1: green to move')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test(
  'an end tells who won by faces and names, in what order, and how far ahead',
  long,
  async ({ database, newVisitor }) => {
    const recorded = recordOf('thirteen');
    const { code } = await situation(database, recorded, recorded.record.events.length);
    const { page } = await newVisitor({ watches: true });
    await page.setViewportSize({ width: 1280, height: 720 });
    await holdClock(page);
    await page.goto(`/m/${code}`);
    const tell = page.getByRole('button', { name: 'Show me the end' });
    await expect(tell).toBeVisible();
    await expect(page.getByText('From the last to the first')).toBeInViewport({ ratio: 1 });
    await stopClock(page);
    await tell.click();
    await awaitScene(page);
    const onLine = page.locator('[data-on-line]');
    await expect(onLine).toHaveCount(0);
    await goToBeat(page, 'breath');
    await expect(onLine).toHaveCount(8);
    await page.keyboard.press('ArrowRight');
    await expect(onLine).toHaveCount(9);
    await expect(scene(page).getByText('Max')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(scene(page)).toContainText('a point ahead of the next four');
    await skipScene(page);
    const honoured = scene(page).locator('[data-honoured] > li');
    await expect(honoured).toHaveText([
      'Max3 points1 garnet lost',
      'Ida3 points1 garnet lost',
      'Kim3 points1 garnet lost',
      'Fay3 points',
    ]);
    for (const size of [
      { width: 1280, height: 720 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await expectApart(honoured, 4);
      await expectApart(scene(page).locator('[data-below]'), 9);
    }
    const places = page.getByRole('region', { name: 'Places told so far' });
    await expect(places.getByRole('img', { name: 'Winner' })).toHaveCount(4);
    await page.getByRole('button', { name: 'To the whole result' }).click();
    const results = page.getByRole('region', { name: 'Results' });
    await awaitDrawn(results);
    await expect(results.locator('[data-honoured] > li')).toHaveCount(4);
    await expect(results).toContainText('A point ahead of the next four.');
  },
);

test('a match is called finished once its end has been told, on the stage and on its page', async ({
  database,
  newVisitor,
}) => {
  const recorded = recordOf('five-seats', 'runes-to-ruins');
  const { code } = await situation(database, recorded, recorded.record.events.length);
  const { page } = await newVisitor({ watches: true });
  const head = page.getByText(/^(The end|Finished)\s*$/).first();
  await page.goto(`/m/${code}`);
  await expect(page.getByRole('button', { name: 'Show me the end' })).toBeVisible();
  await expect(head).toHaveText('The end');
  await page.goto(`/m/${code}/stage`);
  await expect(scene(page)).toBeVisible();
  await expect(head).toHaveText('The end');
  await skipScene(page);
  await expect(head).toHaveText('Finished');
  await page.goto(`/m/${code}`);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await expect(head).toHaveText('Finished');
});

test('a match that starts shows its table at once, whatever is still on its way', async ({ newPerson }) => {
  const host = await newPerson('Hana', { watches: true });
  const outcome = await host.api.matches.create.mutate({
    ...{
      game: 'pointing-chains',
      title: 'The long table',
      settings: { pace: 'host', rounds: 2 },
      visibility: 'public',
    },
    seats: ['Ana', 'Bea', 'Cem'],
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { code } = outcome;
  const { page, api } = host;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/m/${code}/host`), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/m/${code}`);
  await expect(page.getByRole('button', { name: 'Start…' })).toBeVisible();
  expect(await api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  await expect(page.getByText('The match begins')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The table' }).getByRole('listitem')).toHaveText(['Ana', 'Bea', 'Cem']);
  letGo();
  await expect(page).toHaveURL(new RegExp(`/m/${code}/host$`));
  await expect(page.getByText('The match begins')).toHaveCount(0);
});

test('on the stage a long title leaves the clock its room', long, async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Hana');
  const outcome = await host.api.matches.create.mutate({
    ...{ game: 'pointing-chains', title: 'The evening of the long chains!', visibility: 'public' },
    ...{ settings: { pace: 'host', rounds: 1 }, seats: ['Ana', 'Bea', 'Cem', 'Dov', 'Eli'] },
  });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { code } = outcome;
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  const { page } = await newVisitor();
  const title = page.getByRole('heading', { name: 'The evening of the long chains!' });
  const closes = page.getByText('The host closes the round when ready');
  await page.goto(`/m/${code}/stage`);
  for (const size of [...stageSizes, { width: 1600, height: 900 }]) {
    await page.setViewportSize(size);
    await expectApart(title.or(closes), 2);
  }
});

const gameSituation = (database: Database, game: string, { name, events }: { name: string; events: number }) => {
  const recorded = recordsOf(game).find((one) => one.name === name);
  if (recorded === undefined) throw new Error(`No match of ${game} is recorded as ${name}.`);
  return putRecordedMatch(database, {
    ...{ record: recorded.record, events, names, title: 'The long table', host: { id: 'nobody', name: 'Hana' } },
  });
};

test(
  'on the stage all clues of sixteen stand beside the table, none of them cut',
  long,
  async ({ database, newVisitor }) => {
    const { code } = await gameSituation(database, 'proof-by-contradiction', { name: 'sixteen', events: 40 });
    const { page } = await newVisitor({ watches: true });
    await page.goto(`/m/${code}/stage`);
    const clues = page.getByRole('region', { name: 'What is public' });
    for (const size of stageSizes) {
      await page.setViewportSize(size);
      await expect(clues.getByRole('list').first().locator('> li')).toHaveCount(16);
      await expect(async () => {
        const box = await clues.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        expect(box).toBeLessThanOrEqual(1);
        const right = (await boxesOf(clues)).map(({ x, width }) => x + width);
        expect(Math.max(...right)).toBeLessThanOrEqual(size.width);
      }).toPass();
    }
  },
);

test(
  'while symbols are made the stage says what it is about, shows the runes and counts who is done',
  long,
  async ({ database, newVisitor }) => {
    const { code } = await gameSituation(database, 'runes-to-ruins', { name: 'five-seats', events: 2 });
    const { page } = await newVisitor({ watches: true });
    await page.goto(`/m/${code}/stage`);
    await expect(page.getByText('find theirs before yours is found')).toBeVisible();
    const known = page.getByRole('region', { name: 'What is public' });
    await expect(known.getByRole('table', { name: 'The 36 runes' }).getByRole('img')).toHaveCount(36);
    await expect(known).toContainText('2 of 5 symbols are cut');
    await expect(known).toContainText('Whoever guesses all six of somebody has found them.');
    await expect(page.getByRole('img', { name: 'has acted' })).toHaveCount(0);
  },
);

for (const { name, events, seats } of [
  { name: 'five-seats', events: 95, seats: 5 },
  { name: 'artefacts', events: 50, seats: 6 },
]) {
  test(
    `in a round of Runes to Ruins with ${seats} seats the stage is one board, whole and large`,
    longUnless(seats === 6),
    async ({ database, newVisitor }) => {
      const { code } = await gameSituation(database, 'runes-to-ruins', { name, events });
      const { page } = await newVisitor();
      await page.goto(`/m/${code}/stage`);
      const known = page.getByRole('region', { name: 'What is public' });
      const slabs = known.getByRole('img', { name: /^The slab of/ });
      await expect(slabs).toHaveCount(seats);
      for (const size of stageSizes) {
        await page.setViewportSize(size);
        await expectApart(known.getByRole('list', { name: 'The slabs' }).getByRole('listitem'), seats);
        await expectInside(known.getByText(`of ${seats} ready`), known);
        await expect(async () => {
          const boxes = await boxesOf(known.locator('ul, p'));
          expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(size.height);
          expect((await boxesOf(slabs)).every(({ width }) => width > size.width / 9)).toBe(true);
        }).toPass();
      }
    },
  );
}

for (const seats of [3, 5, 11, 16]) {
  test(
    `before its first close a table of ${seats} is whole on the stage, the rules beside it`,
    long,
    async ({ newPerson }) => {
      const { page, api } = await newPerson('Hana', { watches: true });
      const created = await api.matches.create.mutate({
        ...{
          game: 'proof-by-contradiction',
          title: 'The long table',
          settings: { pace: 'host' },
          visibility: 'public',
        },
        seats: names.slice(0, seats),
      });
      if (!created.ok) throw new Error(created.refusal.message);
      const { code } = created;
      expect(await api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
      await page.goto(`/m/${code}/stage`);
      const table = page.getByRole('region', { name: 'The table' });
      const rules = page.getByRole('region', { name: 'What is public' });
      await expect(rules).toContainText('All boards turn over at the end.');
      for (const size of stageSizes) {
        await page.setViewportSize(size);
        await expectApart(table.getByRole('listitem').locator('> span'), 2 * seats);
        await expect(table.getByText(`of ${seats} have acted`)).toBeVisible();
        await expectInside(table.getByText(`of ${seats} have acted`), table);
        expect(await widthOf(table)).toBeGreaterThan(size.width / 2);
      }
    },
  );
}

/** How far things moved by themselves since the page was opened, by the browser's own measure. */
const movedOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let moved = 0;
        const read = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') !== true) moved += Number(Reflect.get(entry, 'value'));
          }
          resolve(moved);
        });
        read.observe({ type: 'layout-shift', buffered: true });
        // An observer hears nothing where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)));
      }),
  );

for (const [where, path] of [
  ['on the stage', '/stage'],
  ['on the page of who watches', ''],
] as const) {
  test(
    `nothing jumps when a game’s scenes come: ${where}`,
    longUnless(path === ''),
    async ({ database, newVisitor }) => {
      const { code } = await situation(database, recordOf('eleven', 'proof-by-contradiction'), 4);
      const { page } = await newVisitor({ watches: true });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/m/${code}${path}`);
      const table = page.getByRole('region', { name: 'The table' });
      await expect(table.getByText('Each places')).toBeVisible();
      expect(await movedOn(page)).toBeLessThan(0.02);
    },
  );
}

const widthOf = async (locator: Locator) => (await boxesOf(locator))[0]?.width ?? 0;

async function expectInside(inner: Locator, outer: Locator) {
  await expect(async () => {
    const [[a], [b]] = await Promise.all([boxesOf(inner), boxesOf(outer)]);
    expect(a !== undefined && b !== undefined && a.x >= b.x && a.x + a.width <= b.x + b.width).toBe(true);
  }).toPass();
}

test(
  'while statements are written the stage shows the grid face down, the rules, items and reserves',
  long,
  async ({ database, newVisitor }) => {
    const { code } = await gameSituation(database, 'logical-bluffs', { name: 'bots two careful bots', events: 1 });
    const { page } = await newVisitor({ watches: true });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/m/${code}/stage`);
    const beside = page.getByRole('region', { name: 'What is public' });
    await expect(beside).toContainText('Whoever names all sixteen colours wins.');
    await expect(beside.getByText('Can still use “no limit”, smokescreen and detective')).toHaveCount(2);
    await expect(beside.getByText('5:00', { exact: true })).toHaveCount(2);
    const grid = beside.getByLabel('The grid', { exact: true });
    await expect(grid).toBeVisible();
    expect(await widthOf(grid)).toBeGreaterThan(320);
    await expectInside(grid, beside);
    await expect(async () => {
      const cut = await beside.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cut, 'nothing beside the table is cut').toBeLessThanOrEqual(1);
    }).toPass();
  },
);

const ends = [
  ['pointing-chains', 'thirteen'],
  ['proof-by-contradiction', 'eleven'],
  ['bifrost', 'whole-match'],
  ['logical-bluffs', 'wrong-guess-and-items'],
  ['runes-to-ruins', 'five-seats'],
] as const;
for (const [game, name] of ends) {
  test(
    `the end of ${game} is whole on the stage, and its winners the largest thing`,
    longUnless(game === 'pointing-chains'),
    async ({ database, newVisitor }) => {
      const recorded = recordOf(name, game);
      const { code } = await situation(database, recorded, recorded.record.events.length);
      const { page } = await newVisitor({ watches: true });
      await holdClock(page);
      await page.goto(`/m/${code}/stage`);
      await expect(scene(page)).toBeVisible();
      await stopClock(page);
      await skipScene(page);
      await expect(scene(page)).toHaveAttribute('data-scene', 'end');
      for (const size of [...stageSizes, { width: 1600, height: 900 }]) {
        await page.setViewportSize(size);
        await expectWholeEnd(page);
      }
    },
  );
}

for (const [game, name] of ends) {
  test(
    `each beat of the end of ${game} has its picture, its words and its buttons in the window`,
    long,
    async ({ database, newVisitor }) => {
      const recorded = recordOf(name, game);
      const { code } = await situation(database, recorded, recorded.record.events.length);
      const { page } = await newVisitor({ watches: true });
      await tellsEnd(page, code);
      const buttons = scene(page)
        .getByRole('button')
        .filter({ hasText: /^(One back|Skip|Replay the scene)/ });
      for (let on = await beatOn(page); on !== null; on = await nextBeat(page, on)) {
        for (const size of told) {
          await page.setViewportSize(size);
          await expectInWindow(scene(page).locator('.night').or(scene(page).locator('[data-caption]')).or(buttons), on);
        }
      }
    },
  );
}

const told = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
];

async function tellsEnd(page: Page, code: string) {
  await holdClock(page);
  await page.goto(`/m/${code}`);
  const tell = page.getByRole('button', { name: 'Show me the end' });
  await expect(tell).toBeVisible();
  await stopClock(page);
  await tell.click();
  await awaitScene(page);
}

/** Null: the last picture is there. */
const beatOn = (page: Page): Promise<string | null> => scene(page).getAttribute('data-beat');

async function nextBeat(page: Page, on: string): Promise<string | null> {
  await page.keyboard.press('ArrowRight');
  await page.locator(`[data-scene]:not([data-beat="${on}"])`).waitFor();
  return beatOn(page);
}

async function expectInWindow(locator: Locator, what: string) {
  await expect(async () => {
    const boxes = await boxesOf(locator);
    expect(boxes.length).toBeGreaterThan(2);
    const { height = 0 } = locator.page().viewportSize() ?? {};
    for (const { y, height: high } of boxes) {
      expect(y, what).toBeGreaterThanOrEqual(0);
      expect(y + high, what).toBeLessThanOrEqual(height);
    }
  }).toPass();
}

for (const name of ['thirteen', 'twenty-six', 'tied-vote']) {
  test(
    `in the end of Pointing Chains no name lies on an arrow or on another name (${name})`,
    long,
    async ({ database, newVisitor }) => {
      const recorded = recordOf(name);
      const { code } = await situation(database, recorded, recorded.record.events.length);
      const { page } = await newVisitor({ watches: true });
      await tellsEnd(page, code);
      for (let on = await beatOn(page); on?.startsWith('names'); on = await nextBeat(page, on)) {
        const map = scene(page).getByRole('img', { name: 'with names' });
        for (const size of told) {
          await page.setViewportSize(size);
          await expect(async () => expect(await wordsOnLines(map), on ?? '').toEqual([])).toPass();
          await expectApart(map.locator('text', { has: page.locator('tspan') }), recorded.record.seats.length);
        }
      }
    },
  );
}

/** Which words of a drawing lie on one of its lines. */
const wordsOnLines = (drawing: Locator): Promise<string[]> =>
  drawing.evaluate((svg) => {
    const along = (path: SVGPathElement) => {
      const [length, toScreen] = [path.getTotalLength(), path.getScreenCTM() ?? new DOMMatrix()];
      return Array.from({ length: 41 }, (_, i) => path.getPointAtLength((length * i) / 40).matrixTransform(toScreen));
    };
    const points = [...svg.querySelectorAll('path')].flatMap(along);
    return [...svg.querySelectorAll('tspan')].flatMap((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const isOn = ({ x, y }: DOMPoint) => x > left && x < right && y > top + 1 && y < bottom - 1;
      return points.some(isOn) ? [words.textContent] : [];
    });
  });

/** Measured where it is drawn: it is scaled, and its words with it. */
async function expectWholeEnd(page: Page) {
  await expect(async () => {
    const [line] = await boxesOf(scene(page).locator('[data-caption]'));
    const [drawn] = await boxesOf(scene(page).locator('[data-drawn]'));
    const height = page.viewportSize()?.height ?? 0;
    expect(line && line.y + line.height).toBeLessThanOrEqual(height);
    expect(drawn && line && drawn.y + drawn.height).toBeLessThanOrEqual((line?.y ?? 0) + 1);
    expect(await largestWordsPx(scene(page).locator('[data-honoured]'))).toBeGreaterThan(
      Math.max(
        await largestWordsPx(scene(page).locator('[data-caption]')),
        await largestWordsPx(scene(page).locator('[data-drawn] ol')),
      ),
    );
  }).toPass();
}

/** The largest size in which anything is written there, as it is seen. */
const largestWordsPx = (locator: Locator): Promise<number> =>
  locator.evaluate((root) => {
    const isWritten = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const seenPx = (element: HTMLElement) =>
      (Number.parseFloat(getComputedStyle(element).fontSize) * element.getBoundingClientRect().height) /
      element.offsetHeight;
    const written = [root, ...root.querySelectorAll('*')].filter(isWritten);
    return Math.max(
      0,
      ...written
        .filter((one) => one instanceof HTMLElement && one.offsetHeight > 0)
        .map((one) => seenPx(one as HTMLElement)),
    );
  });

/** The stage, with its clock in the test's hand. */
async function openStage(page: Page, code: string) {
  await holdClock(page);
  await page.goto(`/m/${code}/stage`);
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
  await stopClock(page);
}

test('a map has the width of the stage, wherever its chains lie', async ({ database, newVisitor }) => {
  const recorded = recordOf('worked-example');
  const { code, goOnTo } = await situation(database, recorded, 12);
  const { page } = await newVisitor({ watches: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStage(page, code);
  await goOnTo(13);
  await awaitScene(page);
  await skipScene(page);
  const lamps = scene(page).locator('svg circle');
  await expect(async () => {
    const boxes = await boxesOf(lamps);
    const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
    expect(right - left).toBeGreaterThan(0.75 * 1280);
  }).toPass();
});

test('P on the stage holds what is told, and pauses the match of its host', async ({ database, newPerson }) => {
  const host = await newPerson('Hana', { watches: true });
  const me = await host.api.account.me.query();
  const { record } = recordOf('thirteen');
  const { code, goOnTo } = await putRecordedMatch(database, {
    ...{ record, events: 12, names, title: 'The long table', host: { id: me?.id ?? '', name: host.name } },
  });
  const { page } = host;
  await openStage(page, code);
  await goOnTo(13);
  await awaitScene(page);
  await passHush(page);
  const at = () => scene(page).getAttribute('data-beat');
  const held = await at();
  await page.keyboard.press('p');
  await awaitDrawn(page.getByText('Paused').first());
  await page.clock.runFor(30_000);
  expect(await at()).toBe(held);
  await page.keyboard.press('p');
  await expect(page.getByText('Paused')).toHaveCount(0);
  await page.clock.runFor(8000);
  expect(await at()).not.toBe(held);
});
