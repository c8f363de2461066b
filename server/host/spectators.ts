import type { Queryable } from '../database/queryable';
import { changeFor, memberKindOf, setMember } from '../lobby/members';
import { type Changing, change } from '../log/change';
import { readPresence } from '../log/elsewhere';
import type { LoadedMatch } from '../log/loaded-match';
import { readSeats } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';

// Who may watch, and who sees everything.

export function grantFullView(
  service: Changing,
  { match, name }: { match: LoadedMatch; name: string },
): Promise<Outcome> {
  return changeFor(service, { match, name }, async (db, { row, person }) => {
    const seats = await readSeats(db, row.id);
    if (seats.some(({ holderId }) => holderId === person.id)) {
      return refused('PLAYS', 'They hold a seat in this match; a player cannot see everything.', 'name');
    }
    const isCoHost = (await memberKindOf(db, { matchId: row.id, personId: person.id })) === 'cohost';
    if (person.id === row.ownerId || isCoHost) {
      return refused('HOST', 'They host this match and see everything already.', 'name');
    }
    await setMember(db, { matchId: row.id, person, kind: 'full' });
    return accepted({});
  });
}

export function dropMember(
  service: Changing,
  { match, personId, kind }: { match: LoadedMatch; personId: string; kind: 'full' | 'removed' },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const dropped = await db.matchMember.deleteMany({ where: { matchId: row.id, personId, kind } });
    return dropped.count === 1 ? accepted({}) : refused('UNKNOWN_PERSON', 'They are not on that list.', 'personId');
  });
}

/** They may sit down again; where it is private, they go on watching. */
export function letSitAgain(
  service: Changing,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const where = { matchId: row.id, personId, kind: 'sent-away' };
    const freed =
      row.visibility === 'private'
        ? await db.matchMember.updateMany({ where, data: { kind: 'watch', reason: null } })
        : await db.matchMember.deleteMany({ where });
    return freed.count === 1 ? accepted({}) : refused('UNKNOWN_PERSON', 'They are not on that list.', 'personId');
  });
}

export function removeSpectator(
  service: Changing,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const member = match.platform.members.find((other) => other.personId === personId);
    const watching = [...match.watchers.values(), ...(await watchingElsewhere(db, row.id))];
    const person = watching.find(({ id }) => id === personId) ?? (member && { id: member.personId, name: member.name });
    if (person === undefined || member?.kind === 'cohost') {
      return refused('UNKNOWN_PERSON', 'They do not watch this match.', 'personId');
    }
    await setMember(db, { matchId: row.id, person, kind: 'removed' });
    return accepted({});
  });
}

async function watchingElsewhere(db: Queryable, matchId: number) {
  return (await readPresence(db, { ids: [matchId] })).flatMap(({ people }) => people);
}
