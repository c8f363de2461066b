import { describe, expect, onTestFinished, test } from 'vitest';
import { db } from '../database/db';
import {
  accept,
  type Caller,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
  startedMatch,
  startTestService,
} from '../testing/service';

const service = await serviceOfFile();
for (const name of ['host', 'Carl', 'player 1']) await createAccount(name);

async function createAccount(name: string): Promise<void> {
  const data = { id: `test-${name}`, name, nameKey: name.toLowerCase() };
  await db().prisma.user.create({ data });
}

test('a co-host hosts like the owner until they are no more; nobody who plays or hosts already becomes one', async () => {
  const { code, host } = await startedMatch(service);
  const carl = callerFor(service, person('Carl'));
  const add = (name: string) => refusalOf(host.lobby.addCoHost({ code, name }));
  expect(await add('host')).toBe('HOST');
  expect(await add('player 1')).toBe('PLAYS');
  expect(await add('Nobody')).toBe('UNKNOWN_PERSON');
  await expect(carl.host.nudge({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await add('carl')).toBeNull();
  await expect(carl.host.nudge({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await accept(carl.lobby.answerAsked({ code, accepts: true }));
  expect((await host.matches.page({ code })).hosts.map(({ name }) => name)).toEqual(['host', 'Carl']);
  await accept(hostWhoLooks(carl).act({ code, action: { type: 'pause' }, key: newKey() }));
  expect(await refusalOf(host.host.grantFullView({ code, name: 'Carl' }))).toBe('HOST');
  expect(await refusalOf(host.host.grantFullView({ code, name: 'host' }))).toBe('HOST');
  expect(await refusalOf(host.host.grantFullView({ code, name: 'player 1' }))).toBe('PLAYS');
  expect(await refusalOf(host.host.removeSpectator({ code, personId: 'test-Carl' }))).toBe('UNKNOWN_PERSON');
  await accept(host.lobby.removeCoHost({ code, personId: 'test-Carl' }));
  expect(await refusalOf(host.lobby.removeCoHost({ code, personId: 'test-Carl' }))).toBe('UNKNOWN_PERSON');
  await expect(hostWhoLooks(carl).act({ code, action: { type: 'resume' }, key: newKey() })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await carl.matches.page({ code })).role).toBe('spectator');
});

test('whoever is asked to host finds the question on the match’s page, nobody else does, until it is answered', async () => {
  const { code, host } = await seatMatch(service, { visibility: 'public' });
  await createAccount('Quincy');
  const quincy = callerFor(service, person('Quincy'));
  const askedBy = async (api: Caller) => (await api.matches.page({ code })).askedBy;
  expect(await askedBy(quincy)).toBeNull();
  await accept(host.lobby.addCoHost({ code, name: 'Quincy' }));
  expect(await askedBy(quincy)).toBe('host');
  expect(await askedBy(callerFor(service, person('spectator')))).toBeNull();
  await accept(quincy.lobby.answerAsked({ code, accepts: false }));
  expect(await askedBy(quincy)).toBeNull();
});

test('letting somebody see everything takes back nothing else that they are', async () => {
  const { code, host } = await startedMatch(service);
  const grant = (name: string) => refusalOf(host.host.grantFullView({ code, name }));
  await createAccount('Clara');
  await accept(host.host.grantFullView({ code, name: 'Clara' }));
  expect(await grant('Clara')).toBeNull();
  await accept(host.host.removeSpectator({ code, personId: 'test-Clara' }));
  expect(await grant('Clara')).toBe('MEMBER');
  await createAccount('Dora');
  await accept(host.lobby.addCoHost({ code, name: 'Dora' }));
  expect(await grant('Dora')).toBe('MEMBER');
  await accept(host.host.replaceSeat({ code, seat: 'A' }));
  expect(await grant('player 1')).toBe('MEMBER');
  expect((await host.matches.page({ code })).fullViewers).toEqual([]);
});

/** Carl is asked to host, and accepts. */
async function becomesCoHost({ code, host }: { code: string; host: Caller }): Promise<void> {
  await accept(host.lobby.addCoHost({ code, name: 'Carl' }));
  await accept(callerFor(service, person('Carl')).lobby.answerAsked({ code, accepts: true }));
}

test('whoever is asked to host sees and does nothing before they accept, and is what they were when they decline', async () => {
  const { code, host, players } = await startedMatch(service, { visibility: 'private' });
  const carl = callerFor(service, person('Carl'));
  await accept(host.lobby.addCoHost({ code, name: 'Carl' }));
  expect(await refusalOf(host.lobby.addCoHost({ code, name: 'Carl' }))).toBe('MEMBER');
  await expect(carl.matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await carl.matches.mine()).map((one) => one.code)).not.toContain(code);
  const page = await host.matches.page({ code });
  expect([page.hosts, page.asked].map((all) => all?.map(({ name }) => name))).toEqual([['host'], ['Carl']]);
  expect((await players[0]?.api.matches.page({ code }))?.asked).toBeNull();
  expect(await carl.lobby.asked()).toMatchObject([{ code, hostName: 'host' }]);
  const nobodyAsked = callerFor(service, person('Nobody')).lobby.answerAsked({ code, accepts: true });
  await expect(nobodyAsked).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await accept(carl.lobby.answerAsked({ code, accepts: false }));
  expect([await carl.lobby.asked(), (await host.matches.page({ code })).asked]).toEqual([[], []]);
  await expect(carl.matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await accept(carl.lobby.letAskFor({ code }));
  await accept(host.lobby.addCoHost({ code, name: 'Carl' }));
  await accept(host.lobby.removeCoHost({ code, personId: 'test-Carl' }));
  await expect(carl.lobby.answerAsked({ code, accepts: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
  await accept(carl.lobby.claim({ token }));
  await accept(host.lobby.addCoHost({ code, name: 'Carl' }));
  expect((await carl.matches.page({ code })).role).toBe('spectator');
  await accept(carl.lobby.answerAsked({ code, accepts: false }));
  expect((await carl.matches.page({ code })).role).toBe('spectator');
  expect(await refusalOf(carl.lobby.answerAsked({ code, accepts: true }))).toBe('NOT_ASKED');
});

test('who is not asked any more leaves the others asked', async () => {
  const { code, host } = await seatMatch(service);
  for (const name of ['First', 'Second']) {
    await createAccount(name);
    await accept(host.lobby.addCoHost({ code, name }));
  }
  await accept(host.lobby.removeCoHost({ code, personId: 'test-First' }));
  expect((await host.matches.page({ code })).asked?.map(({ name }) => name)).toEqual(['Second']);
});

test('who accepts twice at once hosts, and both are told so', async () => {
  const { code, host } = await seatMatch(service);
  await createAccount('Twice');
  await accept(host.lobby.addCoHost({ code, name: 'Twice' }));
  const twice = callerFor(service, person('Twice'));
  const accepting = () => refusalOf(twice.lobby.answerAsked({ code, accepts: true }));
  expect(await Promise.all([accepting(), accepting()])).toEqual([null, null]);
  expect(await refusalOf(twice.lobby.answerAsked({ code, accepts: false }))).toBe('NOT_ASKED');
});

test('a name that nobody has counts for nobody who is asked', async () => {
  const { code, host } = await seatMatch(service);
  await createAccount('Findable');
  for (let count = 0; count < 21; count++)
    expect(await refusalOf(host.lobby.addCoHost({ code, name: 'Nobody here' }))).toBe('UNKNOWN_PERSON');
  await accept(host.lobby.addCoHost({ code, name: 'Findable' }));
});

test('one host asks the same person for three matches at a time, until they answer', async () => {
  await createAccount('Popular');
  const popular = callerFor(service, person('Popular'));
  const asking = callerFor(service, person('asking'));
  const ask = async (host: Caller) => {
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3 }));
    return { code, answer: await refusalOf(host.lobby.addCoHost({ code, name: 'Popular' })) };
  };
  const asked = [await ask(asking), await ask(asking), await ask(asking)];
  expect(asked.map(({ answer }) => answer)).toEqual([null, null, null]);
  expect((await ask(asking)).answer).toBe('ASKED_OFTEN');
  expect((await ask(callerFor(service, person('another')))).answer).toBeNull();
  await accept(popular.lobby.answerAsked({ code: asked[0]?.code ?? '', accepts: false }));
  expect((await ask(asking)).answer).toBeNull();
});

describe('who became more than a player at another process, a moment ago,', () => {
  /** A lobby whose last seat is free, as a process holds it that hears of nothing that comes. */
  async function lobbyAtDeaf() {
    const { code, host, players } = await seatMatch(service, { seats: 4 });
    await accept(players[3]?.api.lobby.leave({ code, seat: 'D' }) ?? Promise.reject(new Error('nobody left')));
    const deaf = await startTestService({ sweepMs: 600_000 });
    onTestFinished(() => deaf.stop());
    await deaf['notifier'].stop();
    await deaf.matches.find(code);
    return { code, host, carl: callerFor(deaf, person('Carl')), deafHost: callerFor(deaf, person('host')) };
  }

  test('takes no seat: a co-host, and somebody who sees everything', async () => {
    const one = await lobbyAtDeaf();
    await becomesCoHost(one);
    expect(await refusalOf(one.carl.lobby.join({ code: one.code }))).toBe('HOST');
    const two = await lobbyAtDeaf();
    await accept(two.host.host.grantFullView({ code: two.code, name: 'Carl' }));
    expect(await refusalOf(two.carl.lobby.join({ code: two.code }))).toBe('FULL_VIEW');
  });

  test('stays what they are', async () => {
    const { code, host, deafHost } = await lobbyAtDeaf();
    await becomesCoHost({ code, host });
    expect(await refusalOf(deafHost.host.grantFullView({ code, name: 'Carl' }))).toBe('HOST');
  });
});
