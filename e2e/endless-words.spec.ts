// What people write may be one word without end: it makes no page wider than its window.
import type { Page } from '@playwright/test';
import { seatId, seatIds } from '../games/kit/seats';
import type { MatchRecord } from '../games/record';
import { expect, test } from './fixtures';
import { hostWhoLooks } from './host-who-looks';
import { putRecordedMatch } from './recorded-match';

const endless = 'W'.repeat(290);

const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const tiles = ['B1', 'A2', 'B2', 'C2', 'A3', 'B3'];
const lines = [
  'An even number of tiles are blue.',
  'An even number of tiles are red.',
  'At least three tiles are red.',
];
const bluff = (statements: readonly string[]) => ({
  ...{ type: 'bluff', subset: tiles, noLimit: false, smokescreen: null },
  statements,
});
const record: MatchRecord = {
  ...{ game: 'logical-bluffs', version: 1, seats: seatIds('AB'), seed: 'endless' },
  settings: { adjudication: 'host', bluffSeconds: null, claimSeconds: 3600 },
  events: [
    { at: 1000, by: seatId('A'), action: bluff([...lines, endless]) },
    { at: 2000, by: 'host', action: { type: 'rule', seat: 'A', statement: 3, valid: true, true: true } },
    { at: 3000, by: seatId('B'), action: bluff([...lines, 'Two tiles are red.']) },
  ],
};

test('a statement and a reason of one endless word are wrapped for whoever reads them', async ({
  database,
  newPerson,
  newVisitor,
}) => {
  const [host, ann, ben, carl] = await Promise.all([
    newPerson('Hana'),
    newPerson('Ann', { phone: true }),
    newPerson('Ben'),
    newVisitor({ phone: true }),
  ]);
  const [me, a, b] = await Promise.all([host, ann, ben].map(({ api }) => api.account.me.query()));
  if (me == null || a == null || b == null) throw new Error('Nobody is signed in.');
  const { code, goOnTo } = await putRecordedMatch(database, {
    ...{ record, title: 'Endless', names: ['Ann', 'Ben'], events: 1, host: me, players: { A: a, B: b } },
  });
  await host.page.goto(`/m/${code}/host`);
  await expect(host.page.getByText(endless).first()).toBeVisible();
  expect(await wide(host.page), 'the host, asked for a ruling').toBe(0);

  await goOnTo(3);
  for (const [who, { page }] of Object.entries({ ann, ben, carl })) {
    await page.goto(`/m/${code}`);
    await expect(page.getByText(endless).first(), who).toBeVisible();
    expect(await wide(page), `${who} reads the statement`).toBe(0);
  }
  await host.page.getByRole('tab', { name: 'Log' }).click();
  expect(await wide(host.page), 'the host’s log').toBe(0);

  const action = { type: 'rewind', to: 0 } as const;
  await hostWhoLooks(host.api).act({ code, key: crypto.randomUUID(), action, reason: endless });
  for (const [who, { page }] of Object.entries({ ann, ben, carl, host })) {
    await expect(page.getByText(endless).first(), who).toBeAttached();
    expect(await wide(page), `${who} reads why it was taken back`).toBe(0);
  }
});
