import type { Page } from '@playwright/test';
import { expect, long, type Person, tellTheEnd, test } from './fixtures';

// A game as `npm run new-game` leaves it, with no screens of its own: played to its results on what the app makes of its
// schemas, by host, seats and a spectator, one of them on a phone.

const game = 'odd-side';

async function pick(page: Page, side: 'Left' | 'Right') {
  await page.getByRole('group', { name: 'Side' }).getByText(side, { exact: true }).click();
  await page.getByRole('button', { name: 'Lock in' }).click();
  await expect(page.getByText(`Saved. Pick a side: ${side}.`)).toBeVisible();
}

async function startMatch(host: Person, players: readonly Person[]): Promise<string> {
  const created = await host.api.matches.create.mutate({
    game,
    title: 'The first evening',
    settings: { pace: 'host', rounds: 2 },
    seats: ['Ana', 'Bea', 'Cem'],
    visibility: 'public',
  });
  if (!created.ok) throw new Error(created.refusal.message);
  for (const { api } of players)
    expect(await api.lobby.join.mutate({ code: created.code })).toMatchObject({ ok: true });
  expect(await host.api.lobby.start.mutate({ code: created.code, freeSeats: 'refuse' })).toMatchObject({ ok: true });
  return created.code;
}

test(
  'a game without screens is played to its results by host, seats and a spectator',
  long,
  async ({ newPerson, newVisitor }) => {
    const host = await newPerson('Hana');
    const players = [await newPerson('Ann'), await newPerson('Ben', { phone: true }), await newPerson('Cleo')];
    const [ana, bea, cem] = players.map(({ page }) => page) as [Page, Page, Page];
    const code = await startMatch(host, players);
    const { page: watcher } = await newVisitor();
    const { page: stage } = await newVisitor({ watches: true });
    const { page: audience } = await newVisitor({ watches: true });
    await Promise.all([ana, bea, cem, watcher, audience].map((page) => page.goto(`/m/${code}`)));
    await stage.goto(`/m/${code}/stage`);
    await host.page.goto(`/m/${code}/host`);

    await expect(ana).toHaveTitle(/^\(!\) Round 1: your turn/);
    await pick(ana, 'Left');
    await expect(ana).not.toHaveTitle(/^\(!\)/);
    await expect(ana.getByRole('definition').filter({ hasText: 'Left' })).toBeVisible();
    await pick(bea, 'Left');
    // Changed before the close: the last one counts.
    await pick(bea, 'Right');
    await pick(cem, 'Right');
    await expect(host.page.getByRole('table', { name: 'Picks of this round' })).toContainText('AnaLeft');
    await expect(watcher.getByText('Left', { exact: true })).toHaveCount(0);
    await host.page.getByRole('button', { name: 'Close the round' }).click();

    for (const page of [stage, audience]) {
      const scene = page.getByRole('region', { name: 'Scene: round 1' });
      await expect(scene).toContainText('Round 1 closed.');
      await expect(scene.getByRole('table', { name: 'Rounds so far' })).toContainText('AnaBea, Cem');
    }
    await expect(stage.getByRole('main')).toContainText('Left: Ana; right: Bea and Cem');
    await expect(stage.getByRole('region', { name: 'What is public' })).toContainText('Points');
    for (const page of [watcher, ana, bea]) {
      const row = page.getByRole('table', { name: 'Rounds so far' }).getByRole('row').nth(1);
      await expect(row).toContainText('AnaBea, Cem');
    }
    await expect(ana.getByText('Saved.')).toHaveCount(0);
    for (const page of [ana, bea, cem]) await pick(page, 'Left');
    await host.page.getByRole('button', { name: 'Close the round' }).click();

    await host.page.getByRole('button', { name: 'Look at it here first' }).click();
    await tellTheEnd(host, code);
    for (const page of [watcher, ana, bea, host.page]) {
      await expect(page.getByRole('table', { name: 'Figures' })).toContainText('Ana1, 0');
    }
    await expect(watcher.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(4);
    await watcher.getByRole('link', { name: 'Replay and verify' }).click();
    await watcher.getByRole('button', { name: 'On (→)' }).click();
    await expect(watcher.getByText('Ana sent “Pick a side: Left”.').first()).toBeVisible();
  },
);

test('its page has its rules, its settings have words, and it can be practised', async ({ newPerson }) => {
  const { page } = await newPerson('Ann', { phone: true });
  await page.goto(`/games/${game}`);
  await expect(page.getByRole('region', { name: /^Rulebook/ })).toContainText(
    'Everybody on the smaller side scores 1.',
  );
  await page.getByRole('button', { name: 'Practise against bots' }).click();
  await page.getByRole('group', { name: 'Side' }).getByText('Right', { exact: true }).click();
  await page.getByRole('button', { name: 'Lock in' }).click();
  // The bots have picked or will: the round closes, and its sides are everybody's.
  await expect(page.getByRole('table', { name: 'Rounds so far' }).getByRole('row')).toHaveCount(2);
});
