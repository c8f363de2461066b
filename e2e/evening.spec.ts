import { catalog } from '../games/catalog';
import type { Database } from '../server/database/db';
import { expect, long, type Person, test } from './fixtures';
import { putRecordedMatch, recordsOf } from './recorded-match';

// A host's evening with the screen shared, from a pasted list to the posted result. SHOTS=folder keeps what is on it.

const guests = 'Ann Ben Cleo Dina Emil Fay Gil Hal Ivy Jon Kim Lea Max'.split(' ');

/** What is on the screen now, which others look at too: nothing that a host alone may know was sent for it. */
async function look({ page, context }: Person, name: string): Promise<void> {
  if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
  const sent = await (await context.request.get(page.url())).text();
  expect(`${sent}${await page.content()}`, name).not.toMatch(/viewer\W{1,5}host\b/);
}

async function postAndLook(
  host: Person,
  { name, isPublic = false }: { name: string; isPublic?: boolean },
): Promise<void> {
  const { page } = host;
  await page.getByRole('button', { name: 'Post this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post this' });
  const picture = dialog.getByRole('region', { name: 'Picture' }).getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  // Whoever reads the address of a match that is not listed may come by it: it goes with the text, and is not on the screen.
  const address = `/m/${page.url().split('/m/')[1]?.slice(0, 8)}`;
  await expect(dialog.getByRole('link', { name: 'Download text' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(address)),
  );
  const shown = await dialog.getByRole('region', { name: 'Text' }).innerText();
  expect(shown.includes(address), 'its address shows').toBe(isPublic);
  await look(host, name);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Bots play these to the end while one looks; of the others the end is taken from a record. */
const isShort = new Set(['pointing-chains', 'proof-by-contradiction']);

async function recordedEnd(game: string, { host, database }: { host: Person; database: Database }): Promise<string> {
  const [first, ...others] = recordsOf(game).map(({ record }) => record);
  if (first === undefined) throw new Error('some are recorded');
  const record = others.reduce((a, b) => (b.events.length > a.events.length ? b : a), first);
  const me = await host.api.account.me.query();
  if (me === null) throw new Error('she is signed in');
  const events = record.events.length;
  const names = guests.slice(0, record.seats.length);
  return (await putRecordedMatch(database, { record, title: 'Friday', names, events, host: me })).code;
}

for (const { id, name, seats } of catalog) {
  test(
    `${name}: an evening on a shared screen, from a pasted list to the posted result`,
    long,
    async ({ newPerson, database }) => {
      test.slow();
      const host = await newPerson('Hanna');
      const { page, api } = host;
      await page.goto(`/matches/new?game=${id}`);
      await page.getByLabel('Title').fill('Friday');
      await page.getByRole('textbox', { name: /^Players/ }).fill(guests.slice(0, seats.standard).join('\n'));
      await page.getByRole('button', { name: 'Open the lobby' }).click();
      await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible();
      const code = page.url().split('/').pop() ?? '';
      const { settingsGiven } = await api.matches.page.query({ code });
      await api.lobby.change.mutate({ code, settings: { ...settingsGiven, interludeSeconds: 0 } });
      await api.account.shareSafely.mutate({ on: true });
      await page.reload();
      await expect(page.getByRole('region', { name: 'Safe to share', exact: true })).toBeVisible();
      await postAndLook(host, { name: `${id}-1-lobby` });

      expect(await api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
      await expect(page).toHaveURL(new RegExp(`/m/${code}/host$`));
      await expect(page.getByRole('heading', { name: 'What everybody sees' })).toBeVisible();
      // What spectators of this game read of who has acted, its host does on a shared screen.
      if (id === 'runes-to-ruins') await expect(page.getByText(/^\d of \d (symbols are cut|are ready)$/)).toBeVisible();
      if (/^(logical|runes)/.test(id)) await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
      if (id === 'logical-bluffs') {
        const grid = page.getByRole('region', { name: 'The table' }).getByLabel('The grid', { exact: true });
        await expect(grid).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => (await grid.boundingBox())?.width ?? 0).toBeGreaterThan(220);
      }
      await look(host, `${id}-2-dashboard`);
      for (const [part, path] of [
        ['3-match', `/m/${code}`],
        ['4-stage', `/m/${code}/stage`],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await look(host, `${id}-${part}`);
      }
      await page.goto(`/m/${code}/host`);
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Log' })).not.toContainText('Reading the log');
      await look(host, `${id}-5-log`);
      await page.getByRole('tab', { name: 'Now' }).click();

      const over = isShort.has(id) ? code : await recordedEnd(id, { host, database });
      if (over !== code) await page.goto(`/m/${over}/host`);
      await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible({ timeout: 120_000 });
      await look(host, `${id}-6-over`);
      await page.goto(`/m/${over}`);
      await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
      await look(host, `${id}-7-results`);
      await postAndLook(host, { name: `${id}-8-posted`, isPublic: over !== code });
    },
  );
}
