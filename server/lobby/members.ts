import { findPerson } from '../auth/people';
import type { Queryable } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { type MatchRow, type MemberKind, readSeats } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';

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
  const person = await findPerson(service.prisma, name);
  if (person === null) return refused('UNKNOWN_PERSON', 'Nobody has an account by that name.', 'name');
  return change(service, match, (db, row) => work(db, { row, person }));
}

export async function setMember(
  db: Queryable,
  {
    matchId,
    person,
    kind,
    reason = null,
  }: { matchId: number; person: Account; kind: MemberKind; reason?: string | null },
): Promise<void> {
  const [personId, { name }] = [person.id, person];
  await db.matchMember.upsert({
    where: { matchId_personId: { matchId, personId } },
    create: { matchId, personId, kind, name, reason },
    update: { kind, name, reason },
  });
}

/**
 * Why somebody may take no seat, for whatever they are in this match; null: they may. Read under the match's lock: at
 * another process they may have become it a moment ago.
 */
export async function refuseSeatTo(
  db: Queryable,
  { row, personId }: { row: MatchRow; personId: string },
): Promise<Refused | null> {
  const kind = await memberKindOf(db, { matchId: row.id, personId });
  if (kind === 'cohost' || (row.ownerId === personId && !row.practice))
    return refused('HOST', 'You host this match, so you cannot play in it.');
  if (kind === 'full') return refused('FULL_VIEW', 'You may see everything in this match, so you cannot play in it.');
  if (kind === 'sent-away')
    return refused('SENT_AWAY', 'The host took you off your seat. You can play again when they let you: ask them.');
  return null;
}

/** Null: they are no member. */
export async function memberKindOf(
  db: Queryable,
  { matchId, personId }: { matchId: number; personId: string },
): Promise<string | null> {
  const member = await db.matchMember.findUnique({ where: { matchId_personId: { matchId, personId } } });
  return member?.kind ?? null;
}

export function removeCoHost(
  service: Changing,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const dropped = await db.matchMember.deleteMany({ where: { matchId: row.id, personId, kind: 'cohost' } });
    return dropped.count === 1 ? accepted({}) : refused('UNKNOWN_PERSON', 'They are no co-host of this match.');
  });
}
