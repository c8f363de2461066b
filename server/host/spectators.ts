import type { Queryable } from '../database/queryable';
import { changeFor, memberKindOf, noteSawAll, refuseWhoPlays, setMember } from '../lobby/members';
import { type Changing, change } from '../log/change';
import { readPresence } from '../log/elsewhere';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';

// Who may watch, and who sees everything.

export function grantFullView(
  service: Changing,
  { match, name }: { match: LoadedMatch; name: string },
): Promise<Outcome> {
  return changeFor(service, { match, name }, async (db, { row, person }) => {
    const plays = await refuseWhoPlays(db, { row, person });
    if (plays !== null) return plays;
    const kind = await memberKindOf(db, { matchId: row.id, personId: person.id });
    if (person.id === row.ownerId || kind === 'cohost') {
      return refused('HOST', 'They host this match and see everything already.', 'name');
    }
    const why = whyNotTrusted.get(kind);
    if (why !== undefined) return refused('MEMBER', why, 'name');
    await setMember(db, { matchId: row.id, person, kind: 'full' });
    return accepted({});
  });
}

/** By what they are in the match: nothing that a host, or they, decided is taken back by the way. */
const whyNotTrusted: ReadonlyMap<string | null, string> = new Map([
  ['asked', 'They are asked to host this match. Take that back first, then let them see everything.'],
  ['asked-watching', 'They are asked to host this match. Take that back first, then let them see everything.'],
  ['removed', 'They were removed from this match. Let them back in first, then let them see everything.'],
  ['sent-away', 'They were taken off their seat. Let them play again first, then let them see everything.'],
]);

export function revokeFullView(
  service: Changing,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const dropped = await db.matchMember.deleteMany({ where: { matchId: row.id, personId, kind: 'full' } });
    if (dropped.count !== 1) return notListed();
    await noteSawAll(db, { row, personId });
    return accepted({});
  });
}

/** Who was removed may watch again; who was taken off their seat may sit down again. Where it is private, both watch at once. */
export function letBack(
  service: Changing,
  { match, personId, kind }: { match: LoadedMatch; personId: string; kind: 'removed' | 'sent-away' },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const where = { matchId: row.id, personId, kind };
    const freed =
      row.visibility === 'private'
        ? await db.matchMember.updateMany({ where, data: { kind: 'watch', reason: null } })
        : await db.matchMember.deleteMany({ where });
    return freed.count === 1 ? accepted({}) : notListed();
  });
}

const notListed = () => refused('UNKNOWN_PERSON', 'They are not on that list.', 'personId');

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
    if (member?.kind === 'full') await noteSawAll(db, { row, personId });
    return accepted({});
  });
}

async function watchingElsewhere(db: Queryable, matchId: number) {
  return (await readPresence(db, { ids: [matchId] })).flatMap(({ people }) => people);
}
