import { expect, test } from './fixtures';

test('a finished match is stepped through by keyboard, from a seat’s eyes, and verified in the browser', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Hana');
  const created = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'Played again',
    settings: { pace: 'ready', rounds: 3 },
    seats: ['Ana', 'Bea', 'Cem', 'Dov', 'Eva'],
    visibility: 'public',
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  await host.api.lobby.start.mutate({ code, freeSeats: 'bots' });
  const { page } = await newVisitor();
  await page.goto(`/m/${code}/replay`);
  const early = page.getByText('A match can be replayed when it is finished');
  const again = page.getByRole('slider', { name: 'Step' });
  await expect(early.or(again)).toBeVisible();
  await expect
    .poll(async () => (await host.api.matches.page.query({ code })).status, { timeout: 60_000 })
    .toBe('finished');

  await page.goto(`/m/${code}`);
  await page.getByRole('link', { name: 'Replay and verify' }).click();
  await expect(page.getByText('The seed is the one whose hash was shown from the lobby on.')).toBeVisible();
  await expect(page.getByText('The results are the same, to the last figure.')).toBeVisible();
  await expect(page.getByLabel('Wrong:')).toHaveCount(0);

  await again.focus();
  await expect(page.getByText('The match starts.')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('img', { name: /^Round 1, / })).toContainText('Ana');
  await page.getByLabel('Seen by').selectOption('A spectator');
  await expect(page.getByRole('img', { name: /^Round 1, / })).not.toContainText('Ana');
  await again.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: 'Results' })).toBeHidden();
});
