// A sample of the walk (e2e/walk): of each page one size and theme, of each phase one viewer, all of them over all pages.
import { catalog } from '../games/catalog';
import { expect, long, test } from './fixtures';
import { allStops } from './walk/stops';
import { peopleOf, Walk, walkBefore, walkHouse, walkMatches } from './walk/visits';

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
