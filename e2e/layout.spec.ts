// A sample of the walk (e2e/walk): of each page one size and theme, of each phase one viewer, all of them over all pages.
import { catalog } from '../games/catalog';
import { expect, test } from './fixtures';
import { allStops } from './walk/stops';
import { Walk, walkBefore, walkHouse, walkMatches } from './walk/visits';

for (const { id: game, name } of catalog) {
  test(`${name}: nothing lies over anything, is cut or too small to tap`, async ({
    newPerson,
    newVisitor,
    database,
  }) => {
    const walk = new Walk(true);
    const fixtures = { newPerson, newVisitor };
    await walkMatches(walk, { stops: allStops([game], { isWhole: false }), fixtures, database });
    await walkBefore(walk, { game, fixtures });
    expect(walk.findings.list(), 'what is wrong').toEqual([]);
  });
}

test('nothing lies over anything on the pages of the house, is cut or too small to tap', async ({
  newPerson,
  newVisitor,
}) => {
  const walk = new Walk(true);
  await walkHouse(walk, { newPerson, newVisitor });
  expect(walk.findings.list(), 'what is wrong').toEqual([]);
});
