import { findPerson } from '../auth/people';
import type { Queryable } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { type MatchRow, readSeats } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';

interface Named {
  readonly match: LoadedMatch;
  /** Of somebody with an account. */
  readonly name: string;
}

type Account = { readonly id: string; readonly name: string };

export function addCoHost(service: Changing, named: Named): Promise<Outcome> {
  return changeFor(service, named, async (db, { row, person }) => {
    const seats = await readSeats(db, row.id);
    if (person.id === row.ownerId) return refused('HOST', 'They host this match already.', 'name');
    if (seats.some(({ holderId }) => holderId === person.id)) {
      return refused('PLAYS', 'They hold a seat in this match; a player cannot host it.', 'name');
    }
    await setMember(db, { matchId: row.id, person, kind: 'cohost' });
    return accepted({});
  });
}

/** A change that concerns somebody who is named. */
export async function changeFor(
  service: Changing,
  { match, name }: Named,
  work: (db: Queryable, about: { row: MatchRow; person: Account }) => Promise<Outcome>,
): Promise<Outcome> {
  const person = await findPerson(service.pool, name);
  if (person === null) return refused('UNKNOWN_PERSON', 'Nobody has an account by that name.', 'name');
  return change(service, match, (db, row) => work(db, { row, person }));
}

export async function setMember(
  db: Queryable,
  { matchId, person, kind }: { matchId: number; person: Account; kind: string },
): Promise<void> {
  await db.query(
    `insert into match_member (match_id, person_id, kind, name) values ($1, $2, $3, $4)
      on conflict (match_id, person_id) do update set kind = excluded.kind, name = excluded.name`,
    [matchId, person.id, kind, person.name],
  );
}

export function removeCoHost(
  service: Changing,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const dropped = await db.query(
      `delete from match_member where match_id = $1 and person_id = $2 and kind = 'cohost'`,
      [row.id, personId],
    );
    return dropped.rowCount === 1 ? accepted({}) : refused('UNKNOWN_PERSON', 'They are no co-host of this match.');
  });
}
