// Every page in every phase for every kind of viewer, on a wide screen, a wider one and a phone, light and dark: nothing
// lies over anything else, nothing is cut, no word is broken, all can be tapped, and axe finds nothing. Matches are put into
// the database as they were recorded. All that is found is told at once, at the end of each game's walk: `npm run walk`, and
// `WALK=whole npm run walk` for every record there is. `npm test` has a sample (e2e/layout.spec.ts).
import { catalog } from '../../games/catalog';
import { expect, test } from '../fixtures';
import { allStops } from './stops';
import { peopleOf, Walk, walkBefore, walkHouse, walkMatches } from './visits';

const depth = process.env.WALK === 'whole' ? 'whole' : 'walk';

for (const { id: game, name } of catalog) {
  test(`${name}: nothing lies over anything, on any page of any phase`, async ({ newPerson, newVisitor, database }) => {
    test.setTimeout(1_800_000);
    const walk = new Walk(false);
    const fixtures = { newPerson, newVisitor };
    await walkMatches(walk, { ...(await peopleOf(fixtures)), stops: allStops([game], depth), database });
    expect(walk.findings.list(), 'what is wrong').toEqual([]);
  });

  test(`${name}: nothing lies over anything in its lobby and its rulebook`, async ({ newPerson, newVisitor }) => {
    const walk = new Walk(false);
    await walkBefore(walk, { ...(await peopleOf({ newPerson, newVisitor })), game });
    expect(walk.findings.list(), 'what is wrong').toEqual([]);
  });
}

test('nothing lies over anything on the pages of the house', async ({ newPerson, newVisitor }) => {
  const walk = new Walk(false);
  await walkHouse(walk, { newPerson, newVisitor });
  expect(walk.findings.list(), 'what is wrong').toEqual([]);
});
