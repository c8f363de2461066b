import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import type { Person } from '../person';
import { accept, callerFor, newKey, person, refusalOf, serviceOfFile, startedMatch } from '../testing/service';
import { findSeatLink } from './links';
import { tellSeatOpened } from './opened';

const service = await serviceOfFile();

test('one person takes one seat, whichever personal links they hold', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const linkTo = async (seat: string) => (await accept(host.lobby.issueSeatLink({ code, seat }))).token;
  const [toA, toB] = [await linkTo('A'), await linkTo('B')];
  const greedy = callerFor(service, person('greedy'));
  expect(await accept(greedy.lobby.claim({ token: toA }))).toMatchObject({ seat: 'A' });
  expect(await refusalOf(greedy.lobby.claim({ token: toB }))).toBe('SEATED');
  expect(await accept(greedy.lobby.claim({ token: toA }))).toMatchObject({ seat: 'A' });
  expect((await host.matches.page({ code })).seats.map(({ holder }) => holder)).toEqual(['player', 'free', 'free']);
});

test('who comes by a link that was issued anew finds nothing of the guest before', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const comeByLink = async () => {
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const link = await findSeatLink(service, token);
    const guest = callerFor(service, { id: link?.guestId ?? '', name: 'A guest', guest: true });
    await accept(guest.lobby.claim({ token }));
    return guest;
  };
  const first = await comeByLink();
  await accept(first.play.saveNotebook({ code, seat: 'A', value: 'C is lying' }));
  expect(await first.play.notebook({ code, seat: 'A' })).toEqual({ value: 'C is lying' });
  const second = await comeByLink();
  expect(await second.play.notebook({ code, seat: 'A' })).toEqual({ value: null });
  await expect(first.play.notebook({ code, seat: 'A' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('an account that takes over its guest’s seat reads what the guest asked, and nothing of the guest before', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const askByLink = async (text: string) => {
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const link = await findSeatLink(service, token);
    const guest = callerFor(service, { id: link?.guestId ?? '', name: 'A guest', guest: true });
    await accept(guest.lobby.claim({ token }));
    await accept(guest.play.ask({ code, seat: 'A', key: newKey(), text }));
    return token;
  };
  await askByLink('May I vote for myself?');
  const token = await askByLink('How long is a round?');
  const account = callerFor(service, person('An account'));
  await accept(account.lobby.claim({ token }));
  const { questions } = await account.matches.page({ code });
  expect(questions.map(({ text }) => text)).toEqual(['How long is a round?']);
});

test('a guest cannot take a name that is in the match, in any capitals, unless nobody may know who is in it', async () => {
  const owner = person('Harriet');
  const host = callerFor(service, owner);
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const linkTo = async (seat: string) => (await accept(host.lobby.issueSeatLink({ code, seat }))).token;
  await accept(callerFor(service, person('Ann')).lobby.claim({ token: await linkTo('A') }));
  const token = await linkTo('B');
  const link = await findSeatLink(service, token);
  expect(link?.others).toEqual(['Harriet', 'Ann']);
  const claimAs = (name: string) =>
    callerFor(service, { id: link?.guestId ?? '', name, guest: true }).lobby.claim({ token });
  for (const name of ['ann', ' ANN ', 'harriet', 'Ａnn', 'А\u200bnn'])
    expect(await refusalOf(claimAs(name))).toBe('NAME_IN_MATCH');
  await accept(claimAs('Bob'));
  await accept(claimAs('Bob'));
});

test('whoever opens a guest’s link under another name while they sit does not rename them', async () => {
  const host = callerFor(service, person('Hilda'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  const link = await findSeatLink(service, token);
  const claimAs = (name: string) =>
    callerFor(service, { id: link?.guestId ?? '', name, guest: true }).lobby.claim({ token });
  await accept(claimAs('Gwen'));
  await accept(claimAs('Mallory'));
  const named = async () => (await host.matches.page({ code })).seats[0]?.name;
  expect(await named()).toBe('Gwen');
  const account = callerFor(service, person('Gwendolyn'));
  await accept(account.lobby.claim({ token }));
  expect(await named(), 'an account takes its guest’s seat over by its own name').toBe('Gwendolyn');
});

describe('somebody with an account, whose name looks like one in the match', () => {
  const look = 'H\u0430rriet'; // with a Cyrillic a

  async function lobby() {
    const host = callerFor(service, person('Harriet'));
    const made = { game: 'pointing-chains', seats: 3, visibility: 'unlisted', joinWay: 'open' } as const;
    const { code } = await accept(host.matches.create(made));
    return { host, code };
  }

  test('cannot sit down by that name, by whichever way; with a name of the host’s for the seat they can', async () => {
    const { host, code } = await lobby();
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'B' }));
    const api = callerFor(service, person(look));
    expect(await api.lobby.join({ code })).toMatchObject({
      refusal: { code: 'NAME_IN_MATCH', message: expect.stringContaining('looks like Harriet') },
    });
    expect(await refusalOf(api.lobby.claim({ token }))).toBe('NAME_IN_MATCH');
    expect(await refusalOf(host.lobby.rename({ code, seat: 'B', name: 'Harr\u0456et' }))).toBe('NAME_TAKEN');
    await accept(host.lobby.rename({ code, seat: 'B', name: 'The other one' }));
    expect((await accept(api.lobby.claim({ token }))).seat).toBe('B');
  });

  test('is kept out by players and by named seats, but not by what a guest calls themselves', async () => {
    const { host, code } = await lobby();
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'C' }));
    const link = await findSeatLink(service, token);
    await accept(callerFor(service, { id: link?.guestId ?? '', name: 'Bob', guest: true }).lobby.claim({ token }));
    await accept(callerFor(service, person('Bob')).lobby.join({ code }));
    expect((await host.matches.page({ code })).seats.map(({ name }) => name)).toEqual(['Bob', 'Seat B', 'Bob (guest)']);
    expect(await refusalOf(callerFor(service, person('B\u03bfb')).lobby.join({ code }))).toBe('NAME_IN_MATCH');
    await accept(host.lobby.rename({ code, seat: 'C', name: 'Mia' }));
    expect(await refusalOf(callerFor(service, person('M\u0456a')).lobby.join({ code }))).toBe('NAME_IN_MATCH');
  });
});

test('a guest who is called like an account that sits down after them is called a guest, mid-match too', async () => {
  const match = await startedMatch(service);
  const { code, host } = match;
  const { token } = await accept(host.host.replaceSeat({ code, seat: 'B' }));
  const guest = { id: (await findSeatLink(service, token))?.guestId ?? '', name: 'Adax', guest: true };
  await accept(callerFor(service, guest).lobby.claim({ token }));
  const { token: toC } = await accept(host.host.replaceSeat({ code, seat: 'C' }));
  await accept(callerFor(service, person('\u0410dax')).lobby.claim({ token: toC }));
  const names = async () => (await host.matches.page({ code })).seats.slice(1).map(({ name }) => name);
  expect(await names()).toEqual(['Adax (guest)', '\u0410dax']);
  await accept(callerFor(service, guest).lobby.claim({ token }));
  expect(await names(), 'their link opened once more').toEqual(['Adax (guest)', '\u0410dax']);
});

test('nor is a guest called like somebody who hosts the match from now on', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  const guestId = (await findSeatLink(service, token))?.guestId ?? '';
  await accept(callerFor(service, { id: guestId, name: 'Coral', guest: true }).lobby.claim({ token }));
  const coral = await signUp('Coral');
  await accept(host.lobby.addCoHost({ code, name: 'Coral' }));
  await accept(callerFor(service, coral).lobby.answerAsked({ code, accepts: true }));
  expect((await host.matches.page({ code })).seats[0]?.name).toBe('Coral (guest)');
});

async function signUp(name: string): Promise<Person> {
  const who = person(name);
  const data = { name, nameKey: name.toLowerCase() };
  await db().prisma.user.upsert({ where: { id: who.id }, create: { id: who.id, ...data }, update: data });
  return who;
}

test('who may see everything takes no seat by a personal link either', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
  const all = await signUp('all-seeing');
  await accept(host.host.grantFullView({ code, name: all.name }));
  const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
  expect(await refusalOf(callerFor(service, all).lobby.claim({ token }))).toBe('FULL_VIEW');
  expect((await host.matches.page({ code })).seats[0]?.holder).toBe('free');
});

describe('who could see everything in a running match, and may not any more, takes no seat of it', () => {
  async function running() {
    const match = await startedMatch(service);
    const { code, host } = match;
    const ann = await signUp('Ann');
    const claim = async () => {
      const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
      return refusalOf(callerFor(service, ann).lobby.claim({ token }));
    };
    return { code, host, ann, claim };
  }

  test('as a spectator who was trusted', async () => {
    const { code, host, ann, claim } = await running();
    await accept(host.host.grantFullView({ code, name: 'Ann' }));
    await accept(host.host.revokeFullView({ code, personId: ann.id }));
    expect(await claim()).toBe('SAW_ALL');
  });

  test('as a spectator who was trusted and then removed', async () => {
    const { code, host, ann, claim } = await running();
    await accept(host.host.grantFullView({ code, name: 'Ann' }));
    await accept(host.host.removeSpectator({ code, personId: ann.id }));
    expect(await claim()).toBe('SAW_ALL');
  });

  test('nor does whoever was removed, in the lobby or later, until they are let back in', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
    const ann = await signUp('Ann');
    await accept(host.host.grantFullView({ code, name: 'Ann' }));
    await accept(host.host.removeSpectator({ code, personId: ann.id }));
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const claim = () => refusalOf(callerFor(service, ann).lobby.claim({ token }));
    expect(await claim()).toBe('REMOVED');
    await accept(host.host.readmitSpectator({ code, personId: ann.id }));
    expect(await claim()).toBeNull();
  });

  test('as a co-host', async () => {
    const { code, host, ann, claim } = await running();
    await accept(host.lobby.addCoHost({ code, name: 'Ann' }));
    await accept(callerFor(service, ann).lobby.answerAsked({ code, accepts: true }));
    await accept(host.lobby.removeCoHost({ code, personId: ann.id }));
    expect(await claim()).toBe('SAW_ALL');
  });

  test('but as somebody who was either in the lobby alone, where nothing is secret', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
    const ann = await signUp('Ann');
    await accept(host.host.grantFullView({ code, name: 'Ann' }));
    await accept(host.host.revokeFullView({ code, personId: ann.id }));
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    expect((await accept(callerFor(service, ann).lobby.claim({ token }))).seat).toBe('A');
  });
});

test('a link to watch makes a spectator of nobody who plays or hosts', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, visibility: 'private' }));
  const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
  const toWatch = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
  const player = callerFor(service, person('a player'));
  await accept(player.lobby.claim({ token }));
  expect(await accept(player.lobby.claim(toWatch))).toEqual({ ok: true, code, seat: 'A' });
  expect(await accept(host.lobby.claim(toWatch))).toEqual({ ok: true, code, seat: null });
  expect(await db().prisma.matchMember.count({ where: { match: { code }, kind: 'watch' } })).toBe(0);
  const watcher = callerFor(service, person('a watcher'));
  expect(await accept(watcher.lobby.claim(toWatch))).toEqual({ ok: true, code, seat: null });
  expect(await db().prisma.matchMember.count({ where: { match: { code }, kind: 'watch' } })).toBe(1);
});

test('whoever is asked to host a private match may watch it by a link, and is asked as before', async () => {
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, visibility: 'private' }));
  const toWatch = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
  const carl = callerFor(service, await signUp('Carl'));
  await accept(host.lobby.addCoHost({ code, name: 'Carl' }));
  await expect(carl.matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await accept(carl.lobby.claim(toWatch));
  expect(await carl.matches.page({ code })).toMatchObject({ role: 'spectator', seat: null });
  expect(await carl.lobby.asked()).toMatchObject([{ code }]);
  await accept(carl.lobby.answerAsked({ code, accepts: false }));
  expect((await carl.matches.page({ code })).role).toBe('spectator');
});

describe('the link of a seat on which somebody sits', () => {
  async function seated() {
    const host = callerFor(service, person('host'));
    const made = { joinWay: 'links', links: true } as const;
    const seats = ['Ann', 'Ben', 'Cleo'];
    const { code, links } = await accept(host.matches.create({ game: 'pointing-chains', seats, ...made }));
    const token = links[0]?.token ?? '';
    const link = await findSeatLink(service, token);
    const ann = callerFor(service, { id: link?.guestId ?? '', name: 'Ann', guest: true });
    await accept(ann.lobby.claim({ token }));
    const textsOf = async (api: typeof host) => (await api.matches.page({ code })).notices.map(({ text }) => text);
    return { host, ann, token, textsOf, code };
  }

  test('is told to whom it is opened for, and to the host, by its name alone while others look', async () => {
    const { host, ann, token, textsOf, code } = await seated();
    await tellSeatOpened(service, { token, as: 'Nosy' });
    await tellSeatOpened(service, { token, as: 'Nosy' });
    expect(await textsOf(ann)).toEqual(['Your seat was opened on another device as “Nosy”.']);
    expect(await textsOf(host)).toEqual(['Ann’s seat was opened on another device as “Nosy”.']);
    expect(await textsOf(callerFor(service, person('watcher')))).toEqual([]);
    await accept(host.lobby.start({ code, freeSeats: 'bots', showsAll: false }));
    expect(await textsOf(host)).toEqual(['Ann’s seat was opened on another device.']); // not shown everything yet
  });

  test('keeps its name, says whose it is, and knows who sits there', async () => {
    const { ann, token } = await seated();
    expect(await findSeatLink(service, token)).toMatchObject({ name: 'Ann', isSeated: true });
    const preview = { seatName: 'Ann', named: true, taken: true };
    expect(await callerFor(service, null).lobby.link({ token })).toMatchObject({ ...preview, mine: false });
    expect(await ann.lobby.link({ token })).toMatchObject({ ...preview, mine: true });
  });

  test('says who else plays and how many seats are free, people before bots; in an anonymous match how many alone', async () => {
    const { host, code, token } = await seated();
    const preview = async () => {
      const link = await callerFor(service, null).lobby.link({ token });
      return { players: link?.players, takenSeats: link?.takenSeats, seats: link?.seats };
    };
    expect(await preview()).toEqual({ players: ['Ann'], takenSeats: 1, seats: 3 });
    await accept(host.lobby.addBot({ code, seat: 'B' }));
    const bot = (await host.matches.page({ code })).seats[1]?.name;
    expect(await preview()).toEqual({ players: ['Ann', bot], takenSeats: 2, seats: 3 });

    const anonymous = await accept(host.matches.create({ game: 'bifrost', seats: 3 }));
    const open = await accept(host.lobby.issueOpenLink({ code: anonymous.code, kind: 'join' }));
    const link = await callerFor(service, null).lobby.link({ token: open.token });
    expect(link).toMatchObject({ players: null, takenSeats: 0, seats: 3 });
  });

  test('is told to the host when an account takes it over, and not when its own player comes again', async () => {
    const { host, ann, token, textsOf } = await seated();
    await accept(ann.lobby.claim({ token }));
    expect(await textsOf(host)).toEqual([]);
    await accept(callerFor(service, person('Nosy')).lobby.claim({ token }));
    expect(await textsOf(host)).toEqual(['Ann’s seat was opened on another device as “Nosy”.']);
  });
});
