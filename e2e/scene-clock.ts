import { expect, type Locator, type Page } from '@playwright/test';

// Scenes with the page's clock in the hand of who watches: a beat stays until one goes on, and nothing waits for time.

export const scene = (page: Page) => page.locator('[data-scene]');
export const beat = (page: Page, id: string) => page.locator(`[data-beat="${id}"]`);

const HUSH_MS = 1000;

/** Before the page is opened. */
export const holdClock = (page: Page): Promise<void> => page.clock.install();

/** Once the page is there: from here on its time goes by only as it is told. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 5000);

/** Before the page is opened: what puts its clock on. A page that finds that asks the server for the time, which is the same to it. */
export async function clockToPutOn(page: Page): Promise<(ms: number) => Promise<void>> {
  let putOnMs = 0;
  await page.route('**/api/trpc/play.now**', (route) =>
    route.fulfill({ json: { result: { data: { now: Date.now() + putOnMs } } } }),
  );
  await holdClock(page);
  return async (ms) => {
    putOnMs += ms;
    const asked = page.waitForResponse(/play\.now/);
    await page.clock.fastForward(ms);
    await asked;
  };
}

const TICK_MS = 250;

/** Lets the stopped clock go on just so far that this is drawn: React gives what is fetched late a moment's pause before it. */
export async function awaitDrawn(wanted: Locator): Promise<void> {
  await expect(async () => {
    await wanted.page().clock.runFor(TICK_MS);
    await expect(wanted).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 20_000 });
}

/** A scene's file comes when the page has come to rest. */
export const awaitScene = (page: Page): Promise<void> => awaitDrawn(scene(page));

/** Past the hush, which not every scene has. */
export async function passHush(page: Page): Promise<void> {
  if ((await scene(page).getAttribute('data-scene')) === 'hush') await page.clock.runFor(HUSH_MS);
}

/** On from beat to beat until this one is on. */
export async function goToBeat(page: Page, id: string): Promise<void> {
  for (;;) {
    const on = await scene(page).getAttribute('data-beat');
    if (on === id) return;
    if (on === null) throw new Error(`The scene ended without a beat “${id}”.`);
    await page.keyboard.press('ArrowRight');
    await page.locator(`[data-scene]:not([data-beat="${on}"])`).waitFor();
  }
}

/** To the last picture. */
export async function skipScene(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.locator('[data-scene="end"]').waitFor();
}
