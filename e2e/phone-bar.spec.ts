import { catalog } from '../games/catalog';
import { expect, test } from './fixtures';
import { putRecordedMatch } from './recorded-match';
import { allStops } from './walk/stops';

// On a phone nothing is fixed but one bar, and that leaves room for the board: at rest and with a question in it.

const highest = 96;
/** What asks before it is done, where it is there to be tapped. */
const asking = [/^Pass$/, /^Ready \(/, /^Ask the detective$/, /^Take time to guess$/, /^Guess the grid$/, /^Buy /];

for (const { id: game, name } of catalog) {
  test(`${name}: the bar of a phone is never higher than ${highest} px`, async ({ newPerson, database }) => {
    const [host, ann] = [await newPerson('Hana'), await newPerson('Ann', { phone: true })];
    const [hana, me] = [await host.api.account.me.query(), await ann.api.account.me.query()];
    if (hana === null || me === null) throw new Error('Nobody is signed in.');
    const { page } = ann;
    const bar = page.getByRole('region', { name: 'What you can do now' });
    const tooHigh: string[] = [];
    const measure = async (where: string) => {
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      if (height > highest) tooHigh.push(`${where}: ${height} px: ${(await bar.innerText()).replace(/\s+/g, ' ')}`);
    };
    let measured = 0;
    for (const { recorded, events, seat, name: stop } of allStops([game], 'walk')) {
      const { code } = await putRecordedMatch(database, {
        ...{ record: recorded.record, title: 'On a phone', names: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''), events },
        host: hana,
        players: { [seat]: me },
      });
      await page.goto(`/m/${code}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      if (!(await bar.isVisible())) continue;
      measured += 1;
      await measure(stop);
      for (const wanted of asking) {
        const button = page.getByRole('button', { name: wanted }).and(page.locator(':not([aria-disabled])')).first();
        if (!(await button.isVisible())) continue;
        await button.tap();
        const notYet = bar.getByRole('button', { name: 'Not yet' });
        if (!(await notYet.isVisible())) continue;
        await measure(`${stop}, asked`);
        await notYet.tap();
      }
    }
    expect(measured).toBeGreaterThan(0);
    expect(tooHigh).toEqual([]);
  });
}
