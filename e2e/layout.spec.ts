// A sample of the walk (e2e/walk): of each page one size and theme, of each phase one viewer, all of them over all pages.
import { catalog } from '../games/catalog';
import { itemAt } from '../games/kit/item-at';
import { foldMatch, resultsOf, viewOf } from '../games/match';
import { parseRecord } from '../games/record';
import { expect, long, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch, recordsOf } from './recorded-match';
import { allStops } from './walk/stops';
import { names, peopleOf, Walk, walkBefore, walkHouse, walkMatches } from './walk/visits';

for (const { id: game, name } of catalog) {
  test(
    `${name}: nothing lies over anything, is cut or too small to tap`,
    long,
    async ({ newPerson, newVisitor, database }) => {
      const walk = new Walk(true);
      const people = await peopleOf({ newPerson, newVisitor });
      await walkMatches(walk, { ...people, stops: allStops([game], 'sample'), database });
      await walkBefore(walk, { ...people, game });
      expect(walk.findings.list(), 'what is wrong').toEqual([]);
    },
  );
}

test(
  'nothing lies over anything on the pages of the house, is cut or too small to tap',
  long,
  async ({ newPerson, newVisitor }) => {
    const walk = new Walk(true);
    await walkHouse(walk, { newPerson, newVisitor });
    expect(walk.findings.list(), 'what is wrong').toEqual([]);
  },
);

test('a long title and where a match stands are read whole, by players, hosts and on the stage', async ({
  newPerson,
  database,
}) => {
  const host = await newPerson('Hana');
  const me = await host.api.account.me.query();
  const [recorded] = recordsOf('bifrost');
  if (me === null || recorded === undefined) throw new Error('Nobody is here, or nothing recorded.');
  const title = 'The quarter-final between the north and the south, on a Friday at eight';
  const { code } = await putRecordedMatch(database, {
    ...{ record: recorded.record, events: 1, names: ['Ana', 'Bea', 'Cem'], title, host: { id: me.id, name: me.name } },
  });
  const { page } = host;
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['', '/host', '/stage']) {
      await page.goto(`/m/${code}${path}`);
      const heading = page.getByRole('heading', { name: title });
      await expect(heading).toBeVisible();
      const cut = await heading.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
        across: scrollWidth - clientWidth,
        down: scrollHeight - clientHeight,
      }));
      expect(cut.across, `${path} at ${width}`).toBeLessThanOrEqual(0);
      expect(cut.down, `${path} at ${width}`).toBeLessThanOrEqual(2);
      const dots = await page
        .locator('[data-where], [data-where] *')
        .evaluateAll((all) =>
          all.filter((one) => getComputedStyle(one).textOverflow === 'ellipsis').map(({ textContent }) => textContent),
        );
      expect(dots).toEqual([]);
    }
  }
});

test('no result is wider than a phone, in any record of any game', async ({ newPerson, database }) => {
  const player = await newPerson('Pia', { phone: true });
  const me = await player.api.account.me.query();
  if (me === null) throw new Error('Nobody is here.');
  const holder = { id: me.id, name: me.name };
  for (const { game, name, record } of endedRecords()) {
    const { code } = await putRecordedMatch(database, {
      ...{ record, title: `${game}, ${name}`, names, host: holder },
      ...{ events: record.events.length, players: { [itemAt(record.seats, 0)]: holder } },
    });
    await player.page.goto(`/m/${code}`);
    await expect(player.page.getByRole('heading', { name: 'Standings' })).toBeVisible();
    const width = await player.page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${game}, ${name}`).toBeLessThanOrEqual(360);
  }
});

for (const [game, events] of [
  ['bifrost', 40],
  ['pointing-chains', 6],
] as const) {
  test(`a pause of ${game} moves no board, and says so once on a phone`, async ({ newPerson, database }) => {
    const [host, player] = [await newPerson('Hana'), await newPerson('Pia', { phone: true })];
    const holderOf = async ({ api }: typeof host) => {
      const me = await api.account.me.query();
      if (me === null) throw new Error('Nobody is here.');
      return { id: me.id, name: me.name };
    };
    const { record } = itemAt(recordsOf(game), game === 'bifrost' ? 0 : 2);
    const free = seatThatWaits(record, events);
    const { code } = await putRecordedMatch(database, {
      ...{ record, title: 'Friday', names, host: await holderOf(host), events },
      players: { [free]: await holderOf(player) },
    });
    const { page } = player;
    await page.goto(`/m/${code}`);
    const board = page.locator('[data-board]');
    const top = () => board.evaluate((one) => one.getBoundingClientRect().top);
    await expect(board).toBeVisible();
    const before = await top();
    await hostWhoLooks(host.api).pause({ code, minutes: null, key: `pauses-${code}` });
    await expect(page.getByText(/^The host has paused the match/)).toBeAttached();
    expect(await top()).toBe(before);
    const told = await page
      .getByText('Paused', { exact: true })
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(told).toBe(1);
  });
}

/** A seat that has something to do then. */
function seatThatWaits(record: Parameters<typeof parseRecord>[0], events: number) {
  const { start, events: all } = parseRecord(record);
  const match = foldMatch(start, all.slice(0, events));
  const { seats } = viewOf(match, 'host');
  return (seats.find(({ acted }) => acted === false) ?? itemAt(seats, 0)).seat;
}

const endedRecords = () =>
  catalog.flatMap(({ id: game }) =>
    recordsOf(game)
      .filter(({ record }) => {
        const { start, events } = parseRecord(record);
        return resultsOf(foldMatch(start, events)) !== null;
      })
      .map(({ name, record }) => ({ game, name, record })),
  );
