import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, callerFor, person, refusalOf, serviceOfFile } from '../testing/service';
import { findSeatLink } from './links';

const service = await serviceOfFile();

const nobody = () => callerFor(service, null).lobby;
const as = (name: string) => callerFor(service, person(name));

async function newLobby(more: { visibility?: 'private'; joinWay?: 'links'; sealed?: boolean } = {}) {
  const host = as('host');
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, title: 'Friday', ...more }));
  return { code, host };
}

describe('a link', () => {
  test('says what it leads to before anybody signs in: the match, its host, the seat and whether it is taken', async () => {
    const { code, host } = await newLobby();
    const toSeat = await accept(host.lobby.issueSeatLink({ code, seat: 'B' }));
    const toJoin = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
    const toWatch = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    await accept(host.lobby.rename({ code, seat: 'B', name: 'The Baker' }));
    const { seats } = await host.matches.page({ code });
    const about = {
      ...{ code, title: 'Friday', game: 'pointing-chains', status: 'lobby', hostName: 'host' },
      ...{ faces: seats.map(() => null), startsAt: null, seats: 3, takenSeats: 0, players: [] },
    };
    const open = {
      ...about,
      seat: null,
      place: null,
      seatName: null,
      taken: false,
      botPlays: false,
      named: false,
      mine: false,
      sealed: false,
      isInUse: false,
      lost: null,
      sentAway: false,
    };
    expect(await nobody().link(toJoin)).toEqual({ ...open, kind: 'join' });
    expect(await nobody().link(toWatch)).toEqual({ ...open, kind: 'watch' });
    const seat = {
      ...about,
      kind: 'seat',
      seat: 'B',
      place: 1,
      seatName: 'The Baker',
      botPlays: false,
      named: true,
      mine: false,
      sealed: false,
      isInUse: false,
      lost: null,
      sentAway: false,
    };
    expect(await nobody().link(toSeat)).toEqual({ ...seat, taken: false });
    await accept(as('player').lobby.claim(toSeat));
    expect(await nobody().link(toSeat)).toEqual({ ...seat, taken: true, takenSeats: 1, players: ['The Baker'] });
    expect(await nobody().link({ token: 'no such link' })).toBeNull();
  });

  test('is kept so that nobody who reads the database can use it', async () => {
    const { code, host } = await newLobby();
    const tokens = [
      await accept(host.lobby.issueSeatLink({ code, seat: 'A' })),
      await accept(host.lobby.issueOpenLink({ code, kind: 'join' })),
      await accept(host.lobby.issueOpenLink({ code, kind: 'watch' })),
    ].map(({ token }) => token);
    const kept = JSON.stringify(await db().prisma.match.findUnique({ where: { code }, include: { seats: true } }));
    for (const token of tokens) {
      expect(token).toHaveLength(22);
      expect(kept).not.toContain(token);
    }
    expect(new Set(tokens).size).toBe(3);
  });

  test('that was taken back works no more; the others go on working', async () => {
    const { code, host } = await newLobby({ joinWay: 'links' });
    const toSeat = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const toJoin = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
    const toWatch = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    expect(await host.matches.page({ code })).toMatchObject({ openLink: true, watchLink: true });
    await accept(host.lobby.revokeOpenLink({ code, kind: 'join' }));
    expect(await host.matches.page({ code })).toMatchObject({ openLink: false, watchLink: true });
    expect(await refusalOf(as('late').lobby.claim(toJoin))).toBe('DEAD_LINK');
    expect(await accept(as('watcher').lobby.claim(toWatch))).toEqual({ ok: true, code, seat: null });
    await accept(host.lobby.revokeOpenLink({ code, kind: 'watch' }));
    expect(await refusalOf(as('late').lobby.claim(toWatch))).toBe('DEAD_LINK');
    expect((await host.matches.page({ code })).seats[0]?.link).toEqual(expect.any(String));
    await accept(host.lobby.revokeSeatLink({ code, seat: 'A' }));
    expect((await host.matches.page({ code })).seats[0]?.link).toBeNull();
    expect(await refusalOf(as('late').lobby.claim(toSeat))).toBe('DEAD_LINK');
    expect(await findSeatLink(service, toSeat.token)).toBeNull();
    expect(await refusalOf(host.lobby.issueSeatLink({ code, seat: 'Z' }))).toBe('UNKNOWN_SEAT');
  });

  test('makes a guest called as their seat is; an open one makes none', async () => {
    const { code, host } = await newLobby();
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'C' }));
    expect(await findSeatLink(service, token)).toMatchObject({ code, name: 'Guest C' });
    await accept(host.lobby.rename({ code, seat: 'C', name: 'The Cook' }));
    expect((await findSeatLink(service, token))?.name).toBe('The Cook');
    const open = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
    expect(await findSeatLink(service, open.token)).toBeNull();
  });

  test('keeps its seat for whoever was sent it: who joins openly is asked to take another', async () => {
    const { code, host } = await newLobby();
    const sent = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const seats = async () => (await as('quick').matches.page({ code })).seats;
    expect((await seats()).map(({ kept }) => kept)).toEqual([true, false, false]);
    expect(await refusalOf(as('quick').lobby.join({ code, seat: 'A' }))).toBe('PROMISED');
    expect(await accept(as('quick').lobby.join({ code }))).toMatchObject({ seat: 'B' });
    await accept(as('quicker').lobby.join({ code }));
    expect((await as('late').matches.page({ code })).can.join, 'no seat is offered that is kept').toBe(false);
    expect(await refusalOf(as('late').lobby.join({ code }))).toBe('FULL');
    expect(await accept(as('invited').lobby.claim(sent))).toMatchObject({ seat: 'A' });
  });

  test('is not made anew where an account sits that came by it: the seat stays theirs, and so does the link', async () => {
    const { code, host } = await newLobby();
    const player = as('player');
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    await accept(player.lobby.claim({ token }));
    expect(await refusalOf(host.lobby.issueSeatLink({ code, seat: 'A' }))).toBe('HELD');
    expect((await player.matches.page({ code })).seat).toBe('A');
    expect(await refusalOf(as('other').lobby.claim({ token }))).toBe('TAKEN');
    expect(await refusalOf(host.lobby.claim({ token }))).toBe('HOST');
  });
});

describe('the link of a guest who sits', () => {
  test('is made anew without taking the seat from them, is the same guest elsewhere, and ends the one that was out', async () => {
    const { code, host } = await newLobby();
    const first = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const guest = await findSeatLink(service, first.token);
    const ann = callerFor(service, { id: guest?.guestId ?? '', name: 'Ann', guest: true });
    await accept(ann.lobby.claim({ token: first.token }));
    const again = await accept(host.lobby.renewSeatLink({ code, seat: 'A' }));
    expect((await ann.matches.page({ code })).seat).toBe('A');
    expect(await findSeatLink(service, again.token)).toMatchObject({ guestId: guest?.guestId, isSeated: true });
    expect(await findSeatLink(service, first.token)).toBeNull();
    expect(await refusalOf(as('late').lobby.claim({ token: first.token }))).toBe('DEAD_LINK');
  });

  test('is made anew neither where nobody sits by it, nor where it would work in one browser alone', async () => {
    const { code, host } = await newLobby({ sealed: true });
    expect(await refusalOf(host.lobby.renewSeatLink({ code, seat: 'A' }))).toBe('NO_GUEST');
    expect(await refusalOf(host.lobby.renewSeatLink({ code, seat: 'Z' }))).toBe('UNKNOWN_SEAT');
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const found = await findSeatLink(service, token);
    await accept(callerFor(service, { id: found?.guestId ?? '', name: 'Ann', guest: true }).lobby.claim({ token }));
    expect(await refusalOf(host.lobby.renewSeatLink({ code, seat: 'A' }))).toBe('SEALED');
  });
});

describe('a private match', () => {
  test('is joined by its link alone, watched by another, and neither is the other', async () => {
    const { code, host } = await newLobby({ visibility: 'private' });
    const toJoin = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
    const toWatch = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    const join = (name: string, token?: string) => refusalOf(as(name).lobby.join({ code, token }));
    await expect(join('eve')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(join('eve', toWatch.token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await join('ann', toJoin.token)).toBeNull();
    await accept(as('wim').lobby.claim(toWatch));
    expect(await as('wim').matches.page({ code })).toMatchObject({ role: 'spectator', seat: null });
    await accept(as('ann').lobby.claim(toWatch));
    expect(await as('ann').matches.page({ code })).toMatchObject({ role: 'player', seat: 'A' });
  });

  test('whom its host removed comes back by no link, and without one once they are let back in', async () => {
    const { code, host } = await newLobby({ visibility: 'private' });
    const toJoin = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
    const toWatch = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    await accept(as('rob').lobby.claim(toWatch));
    await accept(host.host.removeSpectator({ code, personId: 'test-rob' }));
    expect(await refusalOf(as('rob').lobby.claim(toWatch))).toBe('REMOVED');
    expect(await refusalOf(as('rob').lobby.claim(toJoin))).toBe('REMOVED');
    await expect(as('rob').matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await accept(host.host.readmitSpectator({ code, personId: 'test-rob' }));
    expect(await as('rob').matches.page({ code })).toMatchObject({ role: 'spectator', seat: null });
    await accept(as('rob').lobby.claim(toJoin));
    expect(await as('rob').matches.page({ code })).toMatchObject({ role: 'player', seat: 'A' });
  });
});
