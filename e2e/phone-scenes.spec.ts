import { catalog } from '@/games/catalog';
import { firstTold, sitDown } from './first-told';
import { expect, longUnless, test } from './fixtures';
import { awaitScene, holdClock, passHush, scene, stopClock } from './scene-clock';

// A scene on a phone: what lies under a thumb stays there from the first beat to the last, and the last picture stays too.

const edge = (n: number | undefined) => Math.round(n ?? Number.NaN);

// What is said in Logical Bluffs is read in lists that grow, and are taller than a phone.
for (const { id, name } of catalog.filter((game) => game.id !== 'logical-bluffs')) {
  test(
    `${name}: a scene moves neither Skip nor its last picture on a phone`,
    longUnless(id === 'pointing-chains'),
    async ({ newPerson, database }) => {
      const ann = await newPerson('Ann', { watches: true, phone: true });
      const told = await firstTold(id, (close) => close.scene !== null && close.card !== null);
      const { code, goOnTo } = await sitDown(database, ann, told);
      const { page } = ann;
      await holdClock(page);
      await page.goto(`/m/${code}`);
      await page.touchscreen.tap(5, 300); // a hand on the page: scenes come to a seat that is asked
      await stopClock(page);
      await goOnTo(told.event);
      await awaitScene(page);
      await passHush(page);
      const skip = page.getByRole('button', { name: 'Skip' });
      const frame = scene(page).locator('.night').first();
      const places = new Set<string>();
      let bottom = 0;
      while ((await scene(page).getAttribute('data-scene')) !== 'end') {
        await expect(skip).toBeInViewport({ ratio: 1 });
        const [button, picture] = [await skip.boundingBox(), await frame.boundingBox()];
        places.add(`${edge(button?.y)}`);
        bottom = edge((picture?.y ?? 0) + (picture?.height ?? 0));
        const on = await scene(page).getAttribute('data-beat');
        if (process.env.PICS) await page.screenshot({ path: `${process.env.PICS}/${id}-${on}.png` });
        if (id === 'bifrost') await expect(page.locator('[data-head-clock]').getByRole('timer')).toBeInViewport();
        await page.keyboard.press('ArrowRight');
        await expect(scene(page)).not.toHaveAttribute('data-beat', on ?? '');
      }
      expect([...places], 'where Skip stands, in each beat').toHaveLength(1);
      await page.clock.runFor(1500);
      const end = await frame.boundingBox();
      expect(await page.evaluate(() => window.scrollY), 'the page has not moved').toBe(0);
      expect(edge((end?.y ?? 0) + (end?.height ?? 0)), 'nor has the picture').toBe(bottom);
      if (process.env.PICS) await page.screenshot({ path: `${process.env.PICS}/${id}-end.png` });
      await expect(page.locator('[data-way-on]')).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'What it brought you' }).tap();
      await page.clock.runFor(1500);
      await expect(page.getByRole('button', { name: 'What it brought you' })).toHaveCount(0);
      if (process.env.PICS) await page.screenshot({ path: `${process.env.PICS}/${id}-card.png` });
    },
  );
}
