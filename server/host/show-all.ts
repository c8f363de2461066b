import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome } from '../outcome';
import type { Person } from '../person';

/** From when this resolves, this host is shown all that hosts may know of the match. */
export function showAll(service: Changing, { match, by }: { match: LoadedMatch; by: Person }): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.shownAllTo.includes(by.id)) return accepted({});
    await db.match.update({ where: { id: row.id }, data: { shownAllTo: { push: by.id } } });
    return accepted({});
  });
}
