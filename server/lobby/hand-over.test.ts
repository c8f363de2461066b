import { describe, expect, test } from 'vitest';
import { openSession } from '../auth/sessions';
import { db } from '../database/db';
import type { Person } from '../person';
import { clientAt } from '../testing/client';
import { accept, type Caller, callerFor, newKey, person, refusalOf, serviceOfFile } from '../testing/service';
import { handOverSeats } from './hand-over';
import { findSeatLink } from './links';

// Letters are read where they are written down: nothing is sent here.
process.env.SMTP_URL = 'smtp://127.0.0.1:9';
process.env.PUBLIC_URL = 'https://play.example';
const service = await serviceOfFile();

/** A match in its lobby, and a guest on its seat A who is called Ann. */
async function withGuest(title: string) {
  const host = callerFor(service, person('host'));
  const made = { game: 'pointing-chains', seats: 3, joinWay: 'links', title } as const;
  const { code } = await accept(host.matches.create(made));
  const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  const { guestId: id } = (await findSeatLink(service, token)) ?? { guestId: '' };
  const session = await openSession(id, clientAt('203.0.113.9', 'her browser'));
  const guest: Person = { id, name: 'Ann', guest: true, session };
  const api = callerFor(service, guest);
  await accept(api.lobby.claim({ token }));
  return { host, code, token, guest, api };
}

/** The guest is told at that address, and has said that it is theirs. */
async function proves(api: Caller, address: string): Promise<void> {
  const { id: wayId } = await accept(api.reach.addMail({ address }));
  const { path } = await db().prisma.delivery.findFirstOrThrow({ where: { wayId } });
  await accept(callerFor(service, null).reach.prove({ token: path.slice('/prove/'.length) }));
}

/** Signs in by a letter to that address. */
async function signsIn(who: Person, address: string): Promise<Caller> {
  await handOverSeats(service, { person: { ...who, session: 'now' }, address, browser: 'her browser' });
  return callerFor(service, who);
}

const seatOf = async (api: Caller, code: string) => (await api.matches.page({ code })).seat;
const kept = (code: string) => db().prisma.matchSeat.findFirstOrThrow({ where: { match: { code }, seat: 'A' } });

test('whoever signs in by the address that a guest has proved sits where the guest sat, with what was theirs', async () => {
  const { host, code, api, guest } = await withGuest('whole');
  await proves(api, 'ann@example.org');
  await accept(api.reach.addMail({ address: 'another@example.org' }));
  await accept(api.reach.setQuietHours({ zone: 'Europe/Berlin', hours: { from: 0, until: 420 }, urgent: false }));
  await accept(api.play.saveNotebook({ code, seat: 'A', value: 'C is lying' }));
  await accept(host.lobby.fillWithBots({ code }));
  await accept(host.lobby.start({ code, showsAll: false }));
  await accept(api.play.ask({ code, seat: 'A', key: newKey(), text: 'May I?' }));
  const push = { personId: guest.id, kind: 'push', label: 'hers', topics: '[]' };
  const elsewhere = await openSession(guest.id, clientAt('203.0.113.9', 'another browser'));
  await db().prisma.reachWay.create({ data: { ...push, address: 'here', sessionId: guest.session ?? null } });
  await db().prisma.reachWay.create({ data: { ...push, address: 'there', sessionId: elsewhere } });
  const where = { match: { code }, personId: guest.id };
  const { dismissedAt } = await db().prisma.seen.findFirstOrThrow({ where });

  const account = await signsIn(person('Annabel'), 'ann@example.org');
  expect(await seatOf(account, code)).toBe('A');
  expect(await kept(code)).toMatchObject({ holderName: 'Annabel', holderGuest: false });
  expect(await account.play.notebook({ code, seat: 'A' })).toEqual({ value: 'C is lying' });
  expect((await account.matches.page({ code })).questions).toMatchObject([{ text: 'May I?' }]);
  expect(await db().prisma.seen.findFirst({ where: { match: { code }, personId: 'test-Annabel' } })).toMatchObject({
    dismissedAt,
  });
  expect((await account.reach.choices()).quiet).toMatchObject({ zone: 'Europe/Berlin' });
  const ways = (personId: string) => db().prisma.reachWay.findMany({ where: { personId }, orderBy: { id: 'asc' } });
  expect(await ways('test-Annabel')).toMatchObject([
    { kind: 'mail', address: 'ann@example.org' },
    { kind: 'push', address: 'here', sessionId: 'now' },
  ]);
  expect(await ways(guest.id)).toMatchObject([{ address: 'another@example.org' }, { address: 'there' }]);
  expect(await seatOf(api, code)).toBeNull();
});

test('a guest who was taken off their seat stays off it by their address', async () => {
  const { host, code, api } = await withGuest('sent away');
  await proves(api, 'gone@example.org');
  await accept(host.lobby.fillWithBots({ code }));
  await accept(host.lobby.start({ code, showsAll: false }));
  const { token } = await accept(host.host.replaceSeat({ code, seat: 'A', reason: 'Late.' }));
  const account = await signsIn(person('Gone'), 'gone@example.org');
  expect(await refusalOf(account.lobby.claim({ token }))).toBe('SENT_AWAY');
});

describe('the seat stays the guest’s', () => {
  async function staysWith(who: Person, address: string, { code, api }: Awaited<ReturnType<typeof withGuest>>) {
    await signsIn(who, address);
    expect(await seatOf(api, code)).toBe('A');
    expect(await db().prisma.reachWay.count({ where: { personId: who.id } })).toBe(0);
  }

  test('where the address was given and not proved', async () => {
    const made = await withGuest('unproved');
    await accept(made.api.reach.addMail({ address: 'victim@example.org' }));
    await staysWith(person('Vic'), 'victim@example.org', made);
  });

  test('where whoever reads the address wanted nothing from here, which proves nothing', async () => {
    const made = await withGuest('never');
    const { id } = await accept(made.api.reach.addMail({ address: 'never@example.org' }));
    await db().prisma.reachWay.update({ where: { id }, data: { proofHash: null, endedWhy: 'They want none.' } });
    await staysWith(person('Nev'), 'never@example.org', made);
  });

  test('where the guest has taken the address away', async () => {
    const made = await withGuest('taken away');
    await proves(made.api, 'gone@example.org');
    for (const { id } of (await made.api.reach.choices()).ways) await accept(made.api.reach.remove({ id }));
    await staysWith(person('Gone'), 'gone@example.org', made);
  });

  test('where the account hosts, sees everything, was sent away or sits already', async () => {
    const made = await withGuest('others');
    await proves(made.api, 'others@example.org');
    await staysWith(person('host'), 'others@example.org', made);
    const { id: matchId } = await db().prisma.match.findUniqueOrThrow({ where: { code: made.code } });
    for (const kind of ['cohost', 'full', 'sent-away']) {
      const who = person(`the ${kind}`);
      await db().prisma.matchMember.create({ data: { matchId, personId: who.id, name: who.name, kind } });
      await staysWith(who, 'others@example.org', made);
    }
    const { token } = await accept(made.host.lobby.issueSeatLink({ code: made.code, seat: 'B' }));
    await accept(callerFor(service, person('Bea')).lobby.claim({ token }));
    await staysWith(person('Bea'), 'others@example.org', made);
  });

  test('in a match that somebody practises in', async () => {
    const guest: Person = { id: 'guest:practice:her', name: 'Guest', guest: true };
    const api = callerFor(service, guest);
    const { code } = await accept(api.matches.practice({ game: 'pointing-chains' }));
    await proves(api, 'practises@example.org');
    await signsIn(person('Pia'), 'practises@example.org');
    expect(await seatOf(api, code)).not.toBeNull();
  });
});

test('of a match that is over the result keeps the name that was played by, and the address is there once', async () => {
  const { code, api } = await withGuest('over');
  await proves(api, 'over@example.org');
  await db().prisma.match.update({ where: { code }, data: { status: 'finished' } });
  const who = person('Olga');
  await db().prisma.reachWay.create({
    data: { personId: who.id, kind: 'mail', address: 'over@example.org', label: '', topics: '["closes"]' },
  });
  await signsIn(who, 'over@example.org');
  expect(await kept(code)).toMatchObject({ holderId: who.id, holderName: 'Ann', holderGuest: false });
  expect(await db().prisma.reachWay.findMany({ where: { address: 'over@example.org' } })).toMatchObject([
    { personId: who.id, topics: '["closes"]' },
  ]);
});

test('two guests of one person, in two matches, are one account', async () => {
  const [first, second] = [await withGuest('first'), await withGuest('second')];
  for (const { api } of [first, second]) await proves(api, 'both@example.org');
  const account = await signsIn(person('Bo'), 'both@example.org');
  expect([await seatOf(account, first.code), await seatOf(account, second.code)]).toEqual(['A', 'A']);
  expect(await db().prisma.reachWay.count({ where: { address: 'both@example.org' } })).toBe(1);
});
