import { expect, test } from 'vitest';
import { register } from '../auth/accounts';
import { db } from '../database/db';
import { now } from '../database/time';
import type { Person } from '../person';
import { newsOf } from '../reach/news';
import { Screen } from '../testing/screen';
import { accept, callerFor, hostWhoLooks, newKey, person, refusalOf, serviceOfFile } from '../testing/service';

// Whoever deletes their account leaves nobody waiting for a host.

const service = await serviceOfFile();

async function signUp(name: string): Promise<Person> {
  const who = person(name);
  await db().prisma.user.create({ data: { id: who.id, name, nameKey: name.toLowerCase() } });
  return who;
}

const made = { game: 'pointing-chains', seats: 3, visibility: 'public', joinWay: 'open' } as const;

async function hosted(who: Person, title: string): Promise<string> {
  return (await accept(callerFor(service, who).matches.create({ ...made, title }))).code;
}

async function started(who: Person, title: string): Promise<string> {
  const code = await hosted(who, title);
  const host = callerFor(service, who);
  await accept(callerFor(service, person('player 1')).lobby.join({ code }));
  await accept(host.lobby.fillWithBots({ code }));
  await accept(host.lobby.start({ code }));
  return code;
}

async function coHost(who: Person, { code, name }: { code: string; name: string }): Promise<void> {
  await accept(callerFor(service, who).lobby.addCoHost({ code, name }));
  await accept(callerFor(service, person(name)).lobby.answerAsked({ code, accepts: true }));
}

const nobody = callerFor(service, null);

test('a lobby without another host is closed, and who waits in it is told; one with another goes on with them', async () => {
  const ada = await signUp('Ada');
  await signUp('Cora');
  await signUp('Finn');
  const [alone, shared] = [await hosted(ada, 'Alone'), await hosted(ada, 'Shared')];
  await coHost(ada, { code: shared, name: 'Cora' });
  await accept(callerFor(service, person('waiting')).lobby.join({ code: alone }));
  const screen = new Screen(service, { user: person('waiting'), code: alone });
  await screen.until(({ page }) => page.seat !== null);
  const api = callerFor(service, ada);
  for (const code of [alone, shared]) await accept(api.lobby.addCoHost({ code, name: 'Finn' }));
  expect(await api.account.left()).toEqual([
    { code: shared, title: 'Shared', next: 'Cora', asked: ['Finn'], hasStarted: false },
    { code: alone, title: 'Alone', next: null, asked: ['Finn'], hasStarted: false },
  ]);
  await accept(api.account.remove({ password: null }));
  await expect(nobody.matches.page({ code: alone })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect.poll(() => screen.error?.code, { timeout: 10_000 }).toBe('PRECONDITION_FAILED');
  await screen.close();
  expect((await nobody.matches.page({ code: shared })).hosts).toEqual([{ id: null, name: 'Cora' }]);
  await accept(callerFor(service, person('Cora')).lobby.fillWithBots({ code: shared }));
  await accept(callerFor(service, person('Cora')).lobby.start({ code: shared }));
});

test('a match that runs ends without a result, with the reason in its log; one with another host goes on', async () => {
  const bea = await signUp('Bea');
  await signUp('Dora');
  const [alone, shared] = [await started(bea, 'Alone'), await started(bea, 'Shared')];
  await coHost(bea, { code: shared, name: 'Dora' });
  const api = callerFor(service, bea);
  const pause = { code: alone, action: { type: 'pause' }, key: 'account-deleted' };
  await accept(hostWhoLooks(api).act(pause)); // whatever keys were used before
  const asks = callerFor(service, person('player 1')).play;
  const ask = () => asks.ask({ code: alone, seat: 'A', key: newKey(), text: 'May I?' });
  await accept(ask());
  expect((await nobody.matches.page({ code: alone })).hostGone).toBe(false);
  expect((await api.account.left()).map(({ next, hasStarted }) => [next, hasStarted])).toEqual([
    ['Dora', true],
    [null, true],
  ]);
  await accept(api.account.remove({ password: null }));
  expect(await nobody.matches.page({ code: alone })).toMatchObject({
    ...{ status: 'finished', results: null, hostGone: true },
  });
  expect(await refusalOf(ask())).toBe('FINISHED');
  expect(await nobody.matches.log({ code: alone })).toMatchObject([
    { by: 'host', action: { type: 'pause' } },
    { by: 'host', action: { type: 'end' }, reason: 'Its host deleted their account.' },
  ]);
  expect(await nobody.matches.page({ code: shared })).toMatchObject({ status: 'running', hosts: [{ name: 'Dora' }] });
});

test('who is gone hosts with nobody, is asked nothing and keeps no seat of a lobby', async () => {
  const [host, eve] = [await signUp('Host'), await signUp('Eve')];
  const [beside, asked, sits] = [await hosted(host, '1'), await hosted(host, '2'), await hosted(host, '3')];
  await coHost(host, { code: beside, name: 'Eve' });
  await accept(callerFor(service, host).lobby.addCoHost({ code: asked, name: 'Eve' }));
  await accept(callerFor(service, eve).lobby.join({ code: sits }));
  await accept(callerFor(service, eve).account.remove({ password: null }));
  const api = callerFor(service, host);
  expect((await api.matches.page({ code: beside })).hosts).toHaveLength(1);
  expect((await api.matches.page({ code: asked })).asked).toEqual([]);
  expect((await api.matches.page({ code: sits })).seats.map(({ holder }) => holder)).toEqual(['free', 'free', 'free']);
});

test('the seat of who is gone is nobody’s in a match that runs: its table says so, and its hosts are told to give it to others', async () => {
  const [host, gil] = [await signUp('Holder'), await signUp('Gil')];
  const code = await hosted(host, 'Goes on');
  const api = callerFor(service, host);
  const seat = 'A';
  const old = await accept(api.lobby.issueSeatLink({ code, seat }));
  await accept(callerFor(service, gil).lobby.claim(old));
  await accept(api.lobby.fillWithBots({ code }));
  await accept(api.lobby.start({ code }));
  const screen = new Screen(service, { user: gil, code });
  await screen.until(({ page }) => page.seat === seat);
  await accept(callerFor(service, gil).account.remove({ password: null }));
  await screen.close();

  const seatNow = async () => (await nobody.matches.page({ code })).seats.find((one) => one.seat === seat);
  expect(await seatNow()).toMatchObject({ name: 'Gil', holder: 'free', leftAt: expect.any(Number) });
  const listed = (await api.matches.mine()).find((one) => one.code === code);
  expect(listed?.waitsFor).toBe('A player has deleted their account: nobody plays their seat.');
  const match = await service.matches.find(code);
  if (match === null) throw new Error('the match is gone');
  const told = newsOf({ match, people: new Set([host.id]), since: 0, now: now(), seen: null });
  expect(told).toMatchObject([{ topic: 'hosting', text: listed?.waitsFor, path: `/m/${code}/host` }]);
  expect(await refusalOf(callerFor(service, person('finder')).lobby.claim(old))).toBe('DEAD_LINK');

  const { token } = await accept(api.host.replaceSeat({ code, seat }));
  expect(await seatNow()).toMatchObject({ name: 'Gil', holder: 'free', leftAt: null });
  await accept(callerFor(service, person('next')).lobby.claim({ token }));
  expect(await seatNow()).toMatchObject({ name: 'next', holder: 'player', leftAt: null });
});

test('where a bot stands in for who is gone it plays on, and nobody has to do anything', async () => {
  const [host, ivo] = [await signUp('Keeper'), await signUp('Ivo')];
  const code = await hosted(host, 'Played on');
  const api = callerFor(service, host);
  const { seat } = await accept(callerFor(service, ivo).lobby.join({ code }));
  await accept(api.lobby.fillWithBots({ code }));
  await accept(api.lobby.start({ code }));
  await accept(api.host.handToBot({ code, seat }));
  await accept(callerFor(service, ivo).account.remove({ password: null }));
  const page = await nobody.matches.page({ code });
  expect(page.seats.find((one) => one.seat === seat)).toMatchObject({
    ...{ holder: 'bot', absent: 'Ivo', standIn: false, leftAt: null },
  });
  expect((await api.matches.mine()).find((one) => one.code === code)?.waitsFor).toBeNull();
});

test('a match that was over keeps who played; when it goes on after a rewind their seat is left', async () => {
  const [host, lea] = [await signUp('Again'), await signUp('Lea')];
  const code = await hosted(host, 'Once more');
  const api = callerFor(service, host);
  const { seat } = await accept(callerFor(service, lea).lobby.join({ code }));
  await accept(api.lobby.fillWithBots({ code }));
  await accept(api.lobby.start({ code }));
  await accept(hostWhoLooks(api).act({ code, action: { type: 'end' }, key: newKey() }));
  await accept(callerFor(service, lea).account.remove({ password: null }));
  const seatNow = async () => (await nobody.matches.page({ code })).seats.find((one) => one.seat === seat);
  expect(await seatNow()).toMatchObject({ name: 'Lea', holder: 'player', leftAt: null });
  await accept(hostWhoLooks(api).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Again' }));
  expect(await seatNow()).toMatchObject({ name: 'Lea', holder: 'free', leftAt: expect.any(Number) });
  const { token } = await accept(api.host.replaceSeat({ code, seat }));
  await accept(callerFor(service, person('after Lea')).lobby.claim({ token }));
  expect(await seatNow()).toMatchObject({ name: 'after Lea', holder: 'player', leftAt: null });
});

test('with the rewind itself, whatever becomes of the process right after it', async () => {
  const [host, leo] = [await signUp('Against'), await signUp('Leo')];
  const code = await hosted(host, 'Cut short');
  const api = callerFor(service, host);
  const { seat } = await accept(callerFor(service, leo).lobby.join({ code }));
  await accept(api.lobby.fillWithBots({ code }));
  await accept(api.lobby.start({ code }));
  await accept(hostWhoLooks(api).act({ code, action: { type: 'end' }, key: newKey() }));
  await accept(callerFor(service, leo).account.remove({ password: null }));
  const match = await service.matches.find(code);
  if (match === null) throw new Error('it is there');
  const rewind = { match, by: 'host', action: { type: 'rewind', to: 0 }, via: 'host', person: host } as const;
  await accept(service.appender.submit({ ...rewind, key: newKey(), reason: 'Again' }));
  const matchId_seat = { matchId: match.id, seat };
  const held = await db().prisma.matchSeat.findUniqueOrThrow({ where: { matchId_seat } });
  expect(held).toMatchObject({ holderId: null, holderName: 'Leo', linkHash: null, leftAt: expect.any(Date) });
});

test('a wrong password closes nothing', async () => {
  const { userId } = await accept(register({ name: 'Fay', password: 'correct horse' }));
  const fay = { id: userId, name: 'Fay', guest: false };
  const code = await hosted(fay, 'Stays');
  expect(await refusalOf(callerFor(service, fay).account.remove({ password: 'wrong one' }))).toBe('WRONG_PASSWORD');
  expect((await nobody.matches.page({ code })).status).toBe('lobby');
});

test('whoever asks three times at once to be deleted has been deleted once, whatever they host and play', async () => {
  for (const round of [1, 2, 3]) {
    const twice = await signUp(`Twice ${round}`);
    await hosted(twice, 'A lobby');
    await started(twice, 'A match');
    await accept(
      callerFor(service, twice).lobby.join({ code: await hosted(await signUp(`Host ${round}`), 'Another') }),
    );
    const api = callerFor(service, twice);
    const answers = await Promise.allSettled([1, 2, 3].map(() => api.account.remove({ password: null })));
    const faults = answers.filter((one) => one.status === 'rejected' && one.reason.code !== 'UNAUTHORIZED');
    expect(faults).toEqual([]);
    expect(await db().prisma.user.count({ where: { id: twice.id } })).toBe(0);
    expect(await db().prisma.givenUpName.count({ where: { nameKey: `twice ${round}` } })).toBe(1);
  }
});

test('nobody stays asked to host what ended with its host, or had ended before', async () => {
  const gil = await signUp('Gil');
  const hal = await signUp('Hal');
  const [runs, over] = [await started(gil, 'Runs'), await started(gil, 'Over')];
  const api = callerFor(service, gil);
  for (const code of [runs, over]) await accept(api.lobby.addCoHost({ code, name: 'Hal' }));
  await accept(hostWhoLooks(api).act({ code: over, action: { type: 'end' }, key: newKey() }));
  const asked = callerFor(service, hal);
  expect(await asked.lobby.asked()).toHaveLength(2);
  await accept(api.account.remove({ password: null }));
  expect(await asked.lobby.asked()).toEqual([]);
  for (const code of [runs, over])
    expect(await refusalOf(asked.lobby.answerAsked({ code, accepts: true })), code).toBe('NOT_ASKED');
});
