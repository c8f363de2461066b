import type { SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import type { MatchSeat } from '@/prisma/client/client';
import type { EndingSessions } from '../auth/sessions';
import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { seatsStay } from '../log/refusals';
import type { MatchRow, MemberKind } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { accessOf } from '../pages/access';
import type { Person } from '../person';
import { joinMatch, seat } from './join';
import { deadLink, findLink, guestIdOf, hashOf, isInUse } from './links';
import { memberKindOf, refuseSeatTo, setMember } from './members';
import { refuseNameOf, renameGuestsLike } from './names';
import { noteSeatOpened } from './opened';
import { takenBy } from './taken-seat';

// What a link gives to whoever uses it: a certain seat, any free one, or leave to watch.

interface Claim {
  readonly by: Person;
  readonly token: string;
}

export async function claimByToken(
  service: Changing & Finding & EndingSessions,
  { by, token }: Claim,
): Promise<Outcome<{ code: string; seat: SeatId | null }>> {
  const link = await findLink(service.prisma, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (link === null || match === null) return deadLink();
  await service.refresh(match);
  const access = accessOf(match, by);
  const { code } = match.row;
  if (link.kind === 'seat') {
    const claimed = await claimSeat(service, { match, by, token });
    if (claimed.ok && match.row.sealed && by.guest) await service.endSessions({ personId: by.id, except: by.session });
    return claimed;
  }
  if (link.kind === 'watch') return watch(service, { match, by });
  const joined = await joinMatch(service, { match, access, by, token });
  return joined.ok ? accepted({ code, seat: joined.seat }) : joined;
}

/**
 * The seat goes to the first who claims it; the others hear that it is taken. Somebody with an account takes over the
 * seat of the guest who came by this same link: it is the same person. Once the match is over nobody else comes, and the
 * result keeps the name that was played by (docs/decisions/479).
 */
async function claimSeat(
  service: Changing,
  { match, by, token }: Claim & { match: LoadedMatch },
): Promise<Outcome<{ code: string; seat: SeatId | null }>> {
  return change(service, match, async (db, row) => {
    const seats = await db.matchSeat.findMany({ where: { matchId: row.id } });
    const linked = seats.find(({ linkHash }) => linkHash === hashOf(token));
    if (linked === undefined) return deadLink();
    if (row.status === 'finished' && linked.holderId === null) return seatsStay();
    const badPerson = await refuseToSit(db, { row, seats, seat: linked, by });
    if (badPerson !== null) return badPerson;
    if (!isTheirs(linked, by)) return refused('TAKEN', 'This seat was taken already.');
    if (isInUse(linked, { row }) && linked.holderId !== by.id) return linkInUse();
    const sits = { ...by, name: nameInSeat(linked, { row, by }) };
    const badName = refuseNameOf(sits, { match, seat: linked, seats });
    if (badName !== null) return badName;
    await seat(db, {
      ...{ matchId: row.id, seat: linked.seat, by: sits },
      taken: await takenBy(db, { seat: linked, by }),
      ...{ firstName: firstNameIn(linked, { row }), sitsSince: await sinceOf(db, { row, seat: linked, by }) },
    });
    if (row.status !== 'finished') await renameGuestsLike(db, { match, seat: linked.seat, by });
    await noteHandedOn(db, { row, seat: linked, by });
    if (linked.holderId !== null && linked.holderId !== by.id) {
      await noteSeatOpened(db, { matchId: row.id, seat: linked.seat, as: by.name });
      await bringQuestions(db, { matchId: row.id, seat: linked.seat, from: linked.holderId, to: by.id });
    }
    return accepted({ code: row.code, seat: seatId(linked.seat) });
  });
}

const linkInUse = () =>
  refused(
    'LINK_IN_USE',
    'Somebody sits here by this link already. What is sent in this match is sealed, so the link works in that browser alone. Ask the host for a new one.',
  );

/** For somebody who takes a seat of a match that has started: when, and how many events there were. Null: nobody new sits down. */
async function sinceOf(
  db: Queryable,
  { row, seat, by }: Pick<Sitting, 'row' | 'seat' | 'by'>,
): Promise<{ since: Date; sinceSeq: number } | null> {
  if (row.status === 'lobby') return null;
  const { since, sinceSeq } = seat;
  if (seat.holderId === by.id) return since === null || sinceSeq === null ? null : { since, sinceSeq };
  return { since: new Date(now()), sinceSeq: await db.matchEvent.count({ where: { matchId: row.id } }) };
}

/** For the log: whom the seat was called by so far. Of whoever comes next it will say the same. */
async function noteHandedOn(db: Queryable, { row, seat, by }: Pick<Sitting, 'row' | 'seat' | 'by'>): Promise<void> {
  const { name, holderId, holderName: former } = seat;
  if (row.status === 'lobby' || name !== null || holderId !== null || former === null || former === by.name) return;
  await db.notice.create({ data: { matchId: row.id, seat: seat.seat, kind: 'handed-on', text: former } });
}

interface Sitting {
  readonly row: MatchRow;
  readonly seats: readonly MatchSeat[];
  readonly seat: MatchSeat;
  readonly by: Person;
}

/** Why somebody may take no seat, or not this one; null: they may, if it is theirs to take. */
export async function refuseToSit(db: Queryable, { row, seats, seat, by }: Sitting): Promise<Refused | null> {
  if (seats.some((other) => other !== seat && other.holderId === by.id))
    return refused('SEATED', 'You hold another seat of this match already.');
  return refuseSeatTo(db, { row, by });
}

/** The result keeps the name that was played by, and a guest the one they came with: whoever opens their link again renames nobody. */
export const nameInSeat = (seat: MatchSeat, { row, by }: { row: MatchRow; by: Person }): string =>
  row.status === 'finished' || (by.guest && seat.holderId === by.id) ? (seat.holderName ?? by.name) : by.name;

/** What others go on calling a seat by where nobody may know who plays what (docs/decisions/508). */
export const firstNameIn = (seat: MatchSeat, { row }: { row: MatchRow }): string | null =>
  row.status === 'lobby' ? null : (seat.firstName ?? seat.holderName);

/** What the guest asked from that seat, and its answers, are the account's now. */
export async function bringQuestions(
  db: Queryable,
  { matchId, seat, from, to }: { matchId: number; seat: string; from: string; to: string },
): Promise<void> {
  await db.question.updateMany({ where: { matchId, seat, holderId: from }, data: { holderId: to } });
}

const isTheirs = ({ holderId, linkId }: { holderId: string | null; linkId: string | null }, by: Person): boolean =>
  holderId === null || holderId === by.id || (!by.guest && holderId === guestIdOf(linkId));

async function watch(
  service: Changing,
  { match, by }: { match: LoadedMatch; by: Person },
): Promise<Outcome<{ code: string; seat: SeatId | null }>> {
  const access = accessOf(match, by);
  const { code } = match.row;
  if (access.role !== 'stranger') return accepted({ code, seat: access.seat });
  return change(service, match, async (db, row) => {
    const kind = await memberKindOf(db, { matchId: row.id, personId: by.id });
    if (kind === 'removed') return refused('REMOVED', 'The host does not let you watch this match.');
    const letIn = letInAs.get(kind);
    if (letIn !== undefined) await setMember(db, { matchId: row.id, person: by, kind: letIn });
    return accepted({ code, seat: null });
  });
}

/** By what somebody is who may not watch yet: what they are then. */
const letInAs: ReadonlyMap<string | null, MemberKind> = new Map([
  [null, 'watch'],
  ['asked', 'asked-watching'],
]);
