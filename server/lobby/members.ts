import { findPerson } from '../auth/people';
import { accountsOfBrowser, browserOf, guestsBeside, guestsOfBrowser } from '../auth/sessions';
import type { Queryable, Querying } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { type MatchRow, type MemberKind, type Platform, readSeats } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { type Guarding, titleOn } from '../pages/access';
import type { Person } from '../person';
import { renameGuestsLike } from './names';

interface Named {
  readonly match: LoadedMatch;
  /** Of somebody with an account. */
  readonly name: string;
}

type Account = { readonly id: string; readonly name: string };

/** Asks somebody to host too: before they accept they may see and do nothing more than before. */
export function addCoHost(service: Changing, named: Named): Promise<Outcome> {
  return changeFor(service, named, async (db, { row, person }) => {
    if (person.id === row.ownerId) return refused('HOST', 'They host this match already.', 'name');
    const plays = await refuseWhoPlays(db, { row, person });
    if (plays !== null) return plays;
    const kind = (await memberKindOf(db, { matchId: row.id, personId: person.id })) ?? 'nothing';
    const asked = askedAs.get(kind);
    if (asked === undefined) return refused('MEMBER', whyNotAsked.get(kind) ?? 'They are asked already.', 'name');
    if (await hasDeclined(db, { matchId: row.id, personId: person.id })) return declinedBefore();
    if ((await openAsked(db, { row, person })) >= maxOpenAsked) return askedOften();
    await setMember(db, { matchId: row.id, person, kind: asked });
    return accepted({});
  });
}

/** How many matches of one host somebody can be asked to host before they have answered. */
const maxOpenAsked = 3;

const askedOften = () =>
  refused('ASKED_OFTEN', 'They are asked to host three other matches of yours already. Wait for an answer.', 'name');

const declinedBefore = () =>
  refused(
    'DECLINED',
    'They have declined to host this match. On their account page they can let you ask again.',
    'name',
  );

const hasDeclined = async (db: Queryable, matchId_personId: { matchId: number; personId: string }): Promise<boolean> =>
  (await db.askDeclined.findUnique({ where: { matchId_personId } })) !== null;

const openAsked = (db: Queryable, { row, person }: { row: MatchRow; person: Account }): Promise<number> =>
  db.matchMember.count({
    where: { personId: person.id, kind: { in: ['asked', 'asked-watching'] }, match: { ownerId: row.ownerId } },
  });

/** By what they are in the match: what they are while they are asked. */
const askedAs: ReadonlyMap<string, MemberKind> = new Map([
  ['nothing', 'asked'],
  ['watch', 'asked-watching'],
]);

const whyNotAsked: ReadonlyMap<string, string> = new Map([
  ['cohost', 'They host this match already.'],
  ['full', 'They see everything in this match. Take that back first, then ask them.'],
  ['removed', 'They were removed from this match. Let them back in first, then ask them.'],
  ['sent-away', 'They were taken off their seat. Let them play again first, then ask them.'],
]);

/**
 * Somebody who is asked to host accepts, or declines; only they can. Who does either twice has done it; who has declined is
 * asked for this match no more.
 */
export function answerAsked(
  service: Changing,
  { match, personId, accepts }: { match: LoadedMatch; personId: string; accepts: boolean },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const kind = await memberKindOf(db, { matchId: row.id, personId });
    const isDone = accepts ? kind === 'cohost' : await hasDeclined(db, { matchId: row.id, personId });
    if (isDone) return accepted({});
    if (!isAsked(kind)) return refused('NOT_ASKED', 'You are not asked to host this match, or not any more.');
    if (!accepts) {
      await db.askDeclined.create({ data: { matchId: row.id, personId } });
      return takeBackAsked(db, { matchId: row.id, personId });
    }
    const playsAs = await seatHeldBy(db, { row, personId });
    if (playsAs === 'account')
      return refused('PLAYS', 'You hold a seat in this match; a player cannot host it. Leave the seat first.');
    if (playsAs === 'guest')
      return refused(
        'PLAYS',
        'A guest who came with a browser that you have signed in with holds a seat in this match; a player cannot host it.',
      );
    const { name } = await db.matchMember.update({
      where: { matchId_personId: { matchId: row.id, personId } },
      data: { kind: 'cohost' },
    });
    await renameGuestsLike(db, { match, seat: null, by: { name, guest: false } });
    return accepted({});
  });
}

/** Whether they play: by their account, or as a guest with a browser of theirs. */
async function seatHeldBy(
  db: Queryable,
  { row, personId }: { row: MatchRow; personId: string },
): Promise<'account' | 'guest' | null> {
  const holders = (await readSeats(db, row.id)).map(({ holderId }) => holderId);
  if (holders.includes(personId)) return 'account';
  const guests = await guestsBeside(db, personId);
  return guests.some((guest) => holders.includes(guest)) ? 'guest' : null;
}

/** Whoever plays may not see what the others hide; null: they do not play. */
export async function refuseWhoPlays(
  db: Queryable,
  { row, person }: { row: MatchRow; person: Account },
): Promise<Refused | null> {
  const playsAs = await seatHeldBy(db, { row, personId: person.id });
  if (playsAs === null) return null;
  const who = playsAs === 'account' ? 'They hold' : 'A guest who came with a browser of theirs holds';
  return refused('PLAYS', `${who} a seat in this match; a player cannot host it or see everything.`, 'name');
}

/** They are what they were before they were asked; without a person, all who are. */
export async function takeBackAsked(db: Queryable, who: { matchId: number; personId?: string }): Promise<Outcome> {
  await db.matchMember.deleteMany({ where: { ...who, kind: 'asked' } });
  await db.matchMember.updateMany({ where: { ...who, kind: 'asked-watching' }, data: { kind: 'watch' } });
  return accepted({});
}

export const isAskedToHost = ({ members }: Pick<Platform, 'members'>, personId: string): boolean =>
  members.some((member) => member.personId === personId && isAsked(member.kind));

const isAsked = (kind: string | null): boolean => kind === 'asked' || kind === 'asked-watching';

/** A match that somebody is asked to host. */
export interface AskedToHost {
  readonly code: string;
  /** Null on a screen that others look at, of a match that they could not find. */
  readonly title: string | null;
  readonly hostName: string;
  readonly sealed: boolean;
}

/** The newest first. */
export async function askedToHost({ prisma, safe }: Querying & Guarding, personId: string): Promise<AskedToHost[]> {
  const found = await prisma.matchMember.findMany({
    where: { personId, kind: { in: ['asked', 'asked-watching'] } },
    orderBy: { createdAt: 'desc' },
    take: 20,
    select: { match: { select: { code: true, title: true, ownerName: true, sealed: true, visibility: true } } },
  });
  const titleFor = titleOn(safe.has(personId));
  return found.map(({ match: { code, ownerName, sealed, ...match } }) => ({
    ...{ code, sealed, hostName: ownerName },
    title: titleFor(match),
  }));
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
 * another process they may have become it a moment ago. A guest is who else their browser knows them as
 * (docs/decisions/542), and nobody sits down where a guest was sent away (docs/decisions/750).
 */
export async function refuseSeatTo(db: Queryable, { row, by }: { row: MatchRow; by: Person }): Promise<Refused | null> {
  const own = await refuseAccount(db, { row, personId: by.id });
  if (own !== null) return own;
  const browser = await browserOf(db, by);
  const sentAway = await refuseSentAway(db, { row, browser, personId: by.id });
  return sentAway ?? (by.guest ? refuseGuestsOf(db, { row, browser }) : null);
}

/**
 * Why nobody new may take a seat with this browser, since a guest who came with it was taken off theirs; null: they may, or
 * sit there already.
 */
export async function refuseSentAway(
  db: Queryable,
  { row, browser, personId }: { row: MatchRow; browser: string | null; personId: string },
): Promise<Refused | null> {
  const guests = await guestsOfBrowser(db, browser);
  const matchId = row.id;
  const away = await db.matchMember.count({ where: { matchId, kind: 'sent-away', personId: { in: guests } } });
  if (away === 0) return null;
  const sits = await db.matchSeat.count({ where: { matchId, holderId: personId } });
  return sits > 0 ? null : refused('SENT_AWAY', sentAwayHere);
}

const sentAwayHere =
  'The host took somebody who came with this browser off their seat, so nobody sits down with it. Ask the host: they can let you play again.';

/** Why nobody may take a seat as a guest with this browser, however many accounts it knows; null: they may. */
export async function refuseGuestsOf(
  db: Queryable,
  { row, browser }: { row: MatchRow; browser: string | null },
): Promise<Refused | null> {
  const accounts = await accountsOfBrowser(db, browser);
  const members = await db.matchMember.findMany({ where: { matchId: row.id, personId: { in: accounts } } });
  const kinds = new Map(members.map(({ personId, kind }) => [personId, kind]));
  for (const personId of accounts) {
    const refusal = whyNotAsGuest(row, { personId, kind: kinds.get(personId) ?? null });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Why nobody may take a seat as a guest with a browser of this account. */
export async function refuseGuestBeside(
  db: Queryable,
  { row, personId }: { row: MatchRow; personId: string },
): Promise<Refused | null> {
  return whyNotAsGuest(row, { personId, kind: await memberKindOf(db, { matchId: row.id, personId }) });
}

/** In a lobby a host has seen nothing yet, and may pass it on. */
function whyNotAsGuest(row: MatchRow, member: Member): Refused | null {
  const refusal = whyNotSeated(row, member);
  const isKnown = refusal !== null && (refusal.refusal.code !== 'HOST' || row.startedAt !== null);
  return isKnown ? refused(refusal.refusal.code, notAsGuest) : null;
}

const notAsGuest =
  'An account that was signed in with this browser may not play in this match, so nobody can here as a guest. Sign in to play with an account of your own, or use another browser.';

async function refuseAccount(
  db: Queryable,
  { row, personId }: { row: MatchRow; personId: string },
): Promise<Refused | null> {
  return whyNotSeated(row, { personId, kind: await memberKindOf(db, { matchId: row.id, personId }) });
}

interface Member {
  readonly personId: string;
  /** Null: they are no member. */
  readonly kind: string | null;
}

function whyNotSeated(row: MatchRow, { personId, kind }: Member): Refused | null {
  if (kind === 'cohost' || (row.ownerId === personId && !row.practice))
    return refused('HOST', 'You host this match, so you cannot play in it.');
  if (kind === 'full') return refused('FULL_VIEW', 'You may see everything in this match, so you cannot play in it.');
  if (row.startedAt !== null && row.sawAll.includes(personId))
    return refused('SAW_ALL', 'You could see everything in this match once, so you cannot play in it.');
  if (kind === 'removed')
    return refused(
      'REMOVED',
      'The host removed you from this match. You can play in it when they let you back in: ask them.',
    );
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
    const kind = await memberKindOf(db, { matchId: row.id, personId });
    if (isAsked(kind)) return takeBackAsked(db, { matchId: row.id, personId });
    const dropped = await db.matchMember.deleteMany({ where: { matchId: row.id, personId, kind: 'cohost' } });
    if (dropped.count !== 1) return refused('UNKNOWN_PERSON', 'They are no co-host of this match.');
    await noteSawAll(db, { row, personId });
    return accepted({});
  });
}

/**
 * Somebody who could see everything may not any more: while they played, they would know what the others hide
 * (docs/decisions/500). In a lobby nothing is secret yet.
 */
export async function noteSawAll(db: Queryable, { row, personId }: { row: MatchRow; personId: string }): Promise<void> {
  if (row.startedAt === null || row.sawAll.includes(personId)) return;
  await db.match.update({ where: { id: row.id }, data: { sawAll: { push: personId } } });
}
