import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countAttempt } from '../auth/attempts';
import { mailboxOf } from '../auth/closed-mailboxes';
import { letterLimits } from '../auth/letter-limits';
import { db } from '../database/db';
import { startMailbox } from '../testing/mailbox';
import { endOfFile, sendingOfFile } from '../testing/sending';
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
  type TestMatch,
} from '../testing/service';
import { sweepTakenAway } from './choices';
import { mailWay } from './mail-way';
import { formatTime } from './plan';
import { parseStopToken, stopTokenOf } from './stop-token';

// Letters, from what happens in a match to a real mail server on loopback.

const secret = 'a secret that only the tests know, 32 or more';
const home = 'https://match.example';
process.env.SMTP_URL = 'smtp://127.0.0.1:9';
process.env.PUBLIC_URL = home;
const service = await serviceOfFile();
const mailbox = await endOfFile(startMailbox());
await sendingOfFile({ mail: mailWay({ smtpUrl: mailbox.url, from: 'Main Match <m@match.example>', home, secret }) });
beforeEach(() => {
  mailbox.received.length = 0;
  mailbox.refuse = () => null;
});

const lettersTo = (name: string) => mailbox.received.filter(({ to }) => to === addressOf(name));
const addressOf = (name: string) => `${name.replace(' ', '-')}@example.org`;
const bodiesTo = (name: string) => lettersTo(name).map(({ body }) => body);

/** Somebody of a match who reads letters. */
async function readsLetters(api: Caller, name: string): Promise<number> {
  const address = addressOf(name);
  const { id } = await accept(api.reach.addMail({ address }));
  await vi.waitFor(() => expect(lettersTo(name)).toHaveLength(1), { timeout: 10_000 });
  const [, token = ''] = /\/prove\/([\w-]+)/.exec(lettersTo(name)[0]?.body ?? '') ?? [];
  await accept(callerFor(service, null).reach.prove({ token }));
  mailbox.received.length = 0;
  return id;
}

/** Everything that has happened in the match has been looked at. */
async function isAtRest(code: string): Promise<void> {
  const { id, seq, revision } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
  const told = () => db().prisma.told.findUnique({ where: { matchId: id } });
  await vi.waitFor(async () => expect(await told()).toMatchObject({ seq, revision }), { timeout: 10_000 });
}

/** What was to be sent is sent, and noted. */
async function noteAll(code: string): Promise<void> {
  const where = { match: { code }, state: 'waiting' };
  await vi.waitFor(async () => expect(await db().prisma.delivery.count({ where })).toBe(0), { timeout: 10_000 });
}

const closeRound = ({ code, host }: TestMatch) =>
  accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));

/** For the match, and for what people chose. */
async function timePasses(code: string, minutes: number): Promise<void> {
  const loaded = await service.matches.find(code);
  if (loaded === null) throw new Error('no match');
  await db().prisma.reachWay.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } });
  const before = (time: number) => new Date(time - minutes * 60_000);
  await db().prisma.match.update({
    where: { id: loaded.id },
    data: {
      startedAt: before(loaded.startedAt),
      dueAt: before(loaded.row.dueAt?.getTime() ?? 0),
      revision: { increment: 1 },
    },
  });
}

function playerOf({ players }: TestMatch, index: number): TestMatch['players'][number] {
  const player = players[index];
  if (player === undefined) throw new Error('nobody');
  return player;
}

async function forgetEverybody(): Promise<void> {
  await db().prisma.reachWay.deleteMany();
  await db().prisma.quiet.deleteMany();
  await db().prisma.attempt.deleteMany();
  await db().prisma.closedMailbox.deleteMany();
}
beforeEach(forgetEverybody);

const point = { type: 'point', at: null };

describe('an address', () => {
  test('is refused in a sentence where it is none, or there already', async () => {
    const ann = callerFor(service, person('ann'));
    for (const address of ['ann', 'ann@', 'ann@[10.0.0.1]', 'a b@example.org', 'ann@example.org\r\nBcc: x@example.org'])
      expect(await refusalOf(ann.reach.addMail({ address }))).toBe('NO_ADDRESS');
    await accept(ann.reach.addMail({ address: 'Annie@Example.org ' }));
    expect(await refusalOf(ann.reach.addMail({ address: 'annie@example.org' }))).toBe('KNOWN');
  });

  test('is sent its letter again when its owner asks; the newest link counts', async () => {
    const ann = callerFor(service, person('ann'));
    const { id } = await accept(ann.reach.addMail({ address: addressOf('ann') }));
    await vi.waitFor(() => expect(lettersTo('ann')).toHaveLength(1), { timeout: 10_000 });
    await accept(ann.reach.proveAgain({ id }));
    await vi.waitFor(() => expect(lettersTo('ann')).toHaveLength(2), { timeout: 10_000 });
    const [before = '', after = ''] = bodiesTo('ann').map((body) => /\/prove\/([\w-]+)/.exec(body)?.[1] ?? '');
    const visitor = callerFor(service, null);
    expect(await refusalOf(visitor.reach.prove({ token: before }))).toBe('NO_LINK');
    expect(await refusalOf(callerFor(service, person('bob')).reach.proveAgain({ id }))).toBe('NO_WAY');
    await accept(visitor.reach.prove({ token: after }));
    expect(await refusalOf(ann.reach.proveAgain({ id }))).toBe('NO_WAY');
  });

  test('is written to by nobody more than so often, with links of all kinds together, and so often in a day', async () => {
    const add = async (name: string, address: string) =>
      refusalOf(callerFor(service, person(name)).reach.addMail({ address }));
    for (const address of ['full@example.org', 'of-a-day@example.org']) {
      const [now, ofDay] = letterLimits(address);
      const spent = address === 'full@example.org' ? now : ofDay;
      for (let link = 0; spent && link < spent.max; link++) expect(await countAttempt([spent])).toBeNull();
      expect(await add('cleo', address)).toBe('TOO_MANY_ATTEMPTS');
    }
    for (const name of ['ann', 'bob', 'cem', 'dan', 'eva']) expect(await add(name, addressOf('them'))).toBeNull();
    expect(await add('fay', addressOf('them'))).toBe('TOO_MANY_ATTEMPTS');
    expect(await countAttempt(letterLimits(addressOf('them')))).not.toBeNull();
  });

  test('whose owner says “this was not me” is never written to again, whoever gives it', async () => {
    const [ann, bob] = [callerFor(service, person('ann')), callerFor(service, person('bob'))];
    const visitor = callerFor(service, null);
    await readsLetters(bob, 'left alone');
    await accept(ann.reach.addMail({ address: addressOf('left alone').toUpperCase() }));
    await vi.waitFor(() => expect(lettersTo('left alone')).toHaveLength(1), { timeout: 10_000 });
    const [letter] = lettersTo('left alone');
    const [, token = ''] = /This was not me, never write to me: .*\/never\/([\w.-]+)/.exec(letter?.body ?? '') ?? [];
    expect(letter?.headers.get('list-unsubscribe')).toBe(`<${home}/api/never/${token}>`);
    expect(letter?.body).not.toMatch(/\/(account|stop)\b/);
    const [, proof = ''] = /\/prove\/([\w-]+)/.exec(letter?.body ?? '') ?? [];
    expect(await refusalOf(visitor.reach.never({ token: `${token.slice(0, -1)}?` }))).toBe('NO_LINK');
    await accept(visitor.reach.never({ token }));
    for (const api of [ann, bob]) {
      const { ways } = await api.reach.choices();
      expect(ways).toMatchObject([
        { endedWhy: 'Whoever reads letters there wants none from here.', isUnproved: false },
      ]);
      expect(await refusalOf(api.reach.addMail({ address: addressOf('left alone') }))).toBe('CLOSED');
    }
    expect(await refusalOf(visitor.reach.prove({ token: proof }))).toBe('NO_LINK');
    const kept = await db().prisma.closedMailbox.findMany();
    expect(JSON.stringify(kept)).not.toContain('example');
    await accept(visitor.reach.writeAgain({ token }));
    expect(await refusalOf(ann.reach.addMail({ address: addressOf('left alone') }))).toBeNull();
  });

  test('is opened again by whoever signs in with it and adds it', async () => {
    const [email, id] = [addressOf('owner'), person('owner').id];
    const names = { name: 'Owner', nameKey: 'owner', look: 'owner', smallLook: 'owner' };
    await db().prisma.user.create({ data: { ...names, id, email, emailVerified: new Date(), validFrom: new Date(0) } });
    await db().prisma.closedMailbox.create({ data: { id: mailboxOf(email) } });
    expect(await refusalOf(callerFor(service, person('ann')).reach.addMail({ address: email }))).toBe('CLOSED');
    await accept(callerFor(service, person('owner')).reach.addMail({ address: email }));
    expect(await db().prisma.closedMailbox.count()).toBe(0);
  });

  test('gets nothing before its owner has followed the link, and nothing after they took it away', async () => {
    const match = await startedMatch(service);
    const [ann] = match.players;
    if (ann === undefined) throw new Error('nobody');
    const { id } = await accept(ann.api.reach.addMail({ address: addressOf('player 1') }));
    await vi.waitFor(() => expect(lettersTo('player 1')).toHaveLength(1), { timeout: 10_000 });
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(bodiesTo('player 1')[0]).toContain('somebody gave this address to Main Match');
    expect(lettersTo('player 1')).toHaveLength(1);
    await accept(ann.api.reach.remove({ id }));
    expect((await ann.api.reach.choices()).ways).toEqual([]);
  });

  test('that was taken away and is given again needs no other letter', async () => {
    const ann = callerFor(service, person('ann'));
    const address = addressOf('ann');
    const { id } = await accept(ann.reach.addMail({ address }));
    await vi.waitFor(() => expect(lettersTo('ann')).toHaveLength(1), { timeout: 10_000 });
    const openIt = expect.stringContaining('open its link');
    expect(await ann.reach.addMail({ address })).toMatchObject({ refusal: { code: 'KNOWN', message: openIt } });
    await accept(ann.reach.remove({ id }));
    expect(await accept(ann.reach.addMail({ address }))).toMatchObject({ letter: 'before' });
    const [, token = ''] = /\/prove\/([\w-]+)/.exec(bodiesTo('ann')[0] ?? '') ?? [];
    await accept(callerFor(service, null).reach.prove({ token }));
    await accept(ann.reach.remove({ id }));
    expect(await refusalOf(ann.reach.remove({ id }))).toBe('NO_WAY');
    expect(await accept(ann.reach.addMail({ address }))).toMatchObject({ letter: 'none' });
    const inUse = expect.stringContaining('it is in use');
    expect(await ann.reach.addMail({ address })).toMatchObject({ refusal: { code: 'KNOWN', message: inUse } });
    await accept(ann.reach.test({ id }));
    await vi.waitFor(() => expect(lettersTo('ann')).toHaveLength(2), { timeout: 10_000 });
    expect(bodiesTo('ann')[1]).toContain('This is how Main Match reaches you here.');
  });

  test('that was taken away is forgotten after an hour', async () => {
    const ann = callerFor(service, person('ann'));
    const { id } = await accept(ann.reach.addMail({ address: addressOf('gone') }));
    await accept(ann.reach.remove({ id }));
    const { prisma } = db();
    await sweepTakenAway(db());
    expect(await prisma.reachWay.count({ where: { id } })).toBe(1);
    await prisma.reachWay.update({ where: { id }, data: { failingSince: new Date(Date.now() - 61 * 60_000) } });
    await sweepTakenAway(db());
    expect(await prisma.reachWay.count({ where: { id } })).toBe(0);
  });

  test('that another gave too gets a letter for each of them, and neither hears of the other', async () => {
    const [one, two] = [callerFor(service, person('first giver')), callerFor(service, person('second giver'))];
    const given = { address: 'given-twice@example.org' };
    const [first, second] = [await one.reach.addMail(given), await two.reach.addMail(given)];
    expect([first, second]).toMatchObject([{ letter: 'sent' }, { letter: 'sent' }]);
    const letters = () => mailbox.received.filter(({ to }) => to === given.address);
    await vi.waitFor(() => expect(letters()).toHaveLength(2), { timeout: 10_000 });
    const links = letters().map(({ body }) => /prove\/[\w-]+/.exec(body)?.[0]);
    expect(new Set(links).size).toBe(2);
  });

  test('is ended by the link in a letter, which cannot be guessed', async () => {
    const ann = callerFor(service, person('ann'));
    const id = await readsLetters(ann, 'ann');
    await accept(ann.reach.test({ id }));
    await vi.waitFor(() => expect(lettersTo('ann')).toHaveLength(1), { timeout: 10_000 });
    const header = lettersTo('ann')[0]?.headers.get('list-unsubscribe') ?? '';
    expect(lettersTo('ann')[0]?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] = /^<https:\/\/match\.example\/api\/stop\/(.+)>$/.exec(header) ?? [];
    expect(parseStopToken(token, secret)).toBe(id);
    expect(parseStopToken(stopTokenOf(id + 1, 'another secret'), secret)).toBeNull();
    await accept(callerFor(service, null).reach.stop({ token }));
    expect((await ann.reach.choices()).ways).toEqual([]);
  });
});

describe('what is told', () => {
  test('that a match has started: to its players, once, and not to who only hosts it', async () => {
    const { code, host, players } = await seatMatch(service);
    const [ann] = players;
    if (ann === undefined) throw new Error('nobody');
    await readsLetters(ann.api, 'who starts');
    await readsLetters(host, 'who hosts');
    await accept(host.lobby.start({ code }));
    await vi.waitFor(() => expect(lettersTo('who starts')).toHaveLength(1), { timeout: 10_000 });
    expect(bodiesTo('who starts').join()).toMatch(/The match has started\. Round 1 is open/);
    await isAtRest(code);
    expect(lettersTo('who starts')).toHaveLength(1);
    expect(lettersTo('who hosts')).toEqual([]);
  });

  test('a round that closes and the next that opens, in one letter, with what is left by its reader’s clock', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 7200 } });
    const ann = playerOf(match, 0);
    const id = await readsLetters(ann.api, 'player 1');
    await db().prisma.reachWay.update({ where: { id }, data: { zone: 'Asia/Kathmandu' } });
    await closeRound(match);
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('Round 2 is open'), { timeout: 10_000 });
    const { dueAt } = await db().prisma.match.findUniqueOrThrow({ where: { code: match.code } });
    const time = formatTime(dueAt?.getTime() ?? 0, 'Asia/Kathmandu');
    expect(bodiesTo('player 1')[0]).toContain(
      `Round 1 has closed. Round 2 is open until ${time} (in 2 hours), and waits for you.`,
    );
    await closeRound(match);
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('Round 3 is open'), { timeout: 10_000 });
    expect(bodiesTo('player 1')[1]).toContain('Round 2 has closed. Round 3 is open');
    expect(lettersTo('player 1')).toHaveLength(2);
  });

  test('more time, to who is missing and was told the old one', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 7200 } });
    const { code, host } = match;
    const [ann, bob] = [playerOf(match, 0), playerOf(match, 1)];
    await readsLetters(ann.api, 'player 1');
    await readsLetters(bob.api, 'player 2');
    await closeRound(match);
    await vi.waitFor(() => expect(mailbox.received).toHaveLength(2), { timeout: 10_000 });
    await accept(bob.api.play.act({ code, seat: bob.seat, action: point, key: newKey() }));
    await isAtRest(code);
    await noteAll(code);
    mailbox.received.length = 0;
    await accept(hostWhoLooks(host).act({ code, action: { type: 'extend', seconds: 3600 }, key: newKey() }));
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('There is more time'), { timeout: 10_000 });
    expect(bodiesTo('player 1')[0]).toMatch(/There is more time\. Round 2 closes on .* \(in 3 hours\)\./);
    await isAtRest(code);
    await noteAll(code);
    expect(mailbox.received.filter(({ body }) => body.includes('There is more time'))).toHaveLength(1);
  });

  test('a ruling with its words, cut where they are long', async () => {
    const match = await startedMatch(service);
    await readsLetters(playerOf(match, 0).api, 'player 1');
    await accept(match.host.host.rule({ code: match.code, key: newKey(), text: `No calls. ${'x'.repeat(600)}` }));
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('has given a ruling'), { timeout: 10_000 });
    expect(bodiesTo('player 1')[0]).toContain('No calls.');
    expect(bodiesTo('player 1')[0]).toContain('x'.repeat(490));
    expect(bodiesTo('player 1')[0]).not.toContain('x'.repeat(491));
  });

  test('a round that opens and a reminder, once each, in one thread, with nothing secret', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 3600 } });
    const [ann, bob] = match.players;
    if (ann === undefined || bob === undefined) throw new Error('nobody');
    await readsLetters(ann.api, 'player 1');
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('Round 2 is open'), { timeout: 10_000 });
    await accept(bob.api.play.act({ code: match.code, seat: bob.seat, action: point, key: newKey() }));
    await accept(match.host.host.nudge({ code: match.code, text: 'Psst, the node is A' }));
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('reminds you'), { timeout: 10_000 });
    const letters = lettersTo('player 1');
    expect(letters).toHaveLength(2);
    expect(new Set(letters.map(({ headers }) => headers.get('references'))).size).toBe(1);
    expect(new Set(letters.map(({ headers }) => headers.get('subject'))).size).toBe(1);
    expect(bodiesTo('player 1').join()).not.toContain('Psst');
    for (const body of bodiesTo('player 1')) expect(body).toContain('You get this since you play in');
    expect(bodiesTo('player 1')[1]).toMatch(
      /reminds you of this match\. You have not acted yet: round 2 closes on .*, UTC \(in/,
    );
    expect(mailbox.received).toHaveLength(2);
  });

  test('nothing to somebody who has acted before it was sent, and nothing of before', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 3600 } });
    const [ann] = match.players;
    if (ann === undefined) throw new Error('nobody');
    const id = await readsLetters(ann.api, 'player 1');
    const zone = 'UTC';
    const minutes = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const hours = { from: (minutes + 1440 - 60) % 1440, until: (minutes + 30) % 1440 };
    await accept(ann.api.reach.setQuietHours({ zone, hours, urgent: true }));
    await isAtRest(match.code);
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    const find = () => db().prisma.delivery.findMany({ where: { wayId: id, topic: 'turns' } });
    await vi.waitFor(async () => expect(await find()).toHaveLength(1), { timeout: 10_000 });
    const [held] = await find();
    expect(held?.state).toBe('waiting');
    expect(held?.notBefore.getTime()).toBeGreaterThan(Date.now() + 28 * 60_000);
    const [reached] = await match.host.host.reached({ code: match.code });
    expect(reached?.held).toEqual({ kind: 'mail', notBefore: held?.notBefore.getTime() });
    expect(reached).toMatchObject({ kinds: ['mail'], daily: [], hasQuietHours: true });
    await accept(ann.api.play.act({ code: match.code, seat: ann.seat, action: point, key: newKey() }));
    await vi.waitFor(async () => expect((await find())[0]?.state).toBe('dropped'), { timeout: 10_000 });
    expect(lettersTo('player 1')).toEqual([]);
  });

  test('a question to the host, and its answer to who asked', async () => {
    const match = await startedMatch(service);
    const [ann] = match.players;
    if (ann === undefined) throw new Error('nobody');
    await readsLetters(match.host, 'host');
    await readsLetters(ann.api, 'player 1');
    await accept(ann.api.play.ask({ code: match.code, seat: ann.seat, key: newKey(), text: 'May I tell Bob of C?' }));
    await vi.waitFor(() => expect(bodiesTo('host').join()).toContain('asks you something'), { timeout: 10_000 });
    expect(bodiesTo('host')[0]).toContain('You get this since you host');
    const page = await match.host.matches.page({ code: match.code });
    const n = page.questions[0]?.n ?? 0;
    await accept(match.host.host.answer({ code: match.code, n, text: 'C is yours', publish: false }));
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('answered your question'), {
      timeout: 10_000,
    });
    const all = mailbox.received.map(({ body }) => body).join();
    expect(all).not.toContain('Bob of C');
    expect(all).not.toContain('C is yours');
  });

  test('only what was chosen', async () => {
    const match = await startedMatch(service);
    const [ann] = match.players;
    if (ann === undefined) throw new Error('nobody');
    const id = await readsLetters(ann.api, 'player 1');
    await isAtRest(match.code);
    await accept(ann.api.reach.chooseTopics({ id, topics: ['words'] }));
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    await accept(match.host.host.rule({ code: match.code, key: newKey(), text: 'So be it' }));
    await vi.waitFor(() => expect(lettersTo('player 1')).toHaveLength(1), { timeout: 10_000 });
    expect(bodiesTo('player 1').join()).toContain('has given a ruling');
  });

  test('near a deadline, to who is missing, once', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 2400 } });
    const [ann, bob] = match.players;
    if (ann === undefined || bob === undefined) throw new Error('nobody');
    await readsLetters(ann.api, 'player 1');
    await readsLetters(bob.api, 'player 2');
    await accept(bob.api.play.act({ code: match.code, seat: bob.seat, action: point, key: newKey() }));
    await isAtRest(match.code);
    // Also to who has the page open, and has looked at it since.
    (await service.matches.find(match.code))?.connected.set(ann.person.id, 1);
    await accept(ann.api.reach.seen({ code: match.code }));
    await timePasses(match.code, 31);
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('deadline is near'), { timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(bodiesTo('player 1').filter((body) => body.includes('deadline is near'))).toHaveLength(1);
    expect(bodiesTo('player 2').join()).not.toContain('deadline is near');
  });
});

test('who is taken off a seat, and who is asked to host, read why they get the letter', async () => {
  const match = await startedMatch(service);
  const ann = playerOf(match, 0);
  await readsLetters(ann.api, 'player 1');
  await accept(match.host.host.replaceSeat({ code: match.code, seat: ann.seat, reason: 'The table is full.' }));
  const letters = () => bodiesTo('player 1').join();
  await vi.waitFor(() => expect(letters()).toContain('taken you off your seat'), { timeout: 10_000 });
  expect(letters()).toContain('You can stay and watch. To play again, ask the host to let you.');
  expect(letters()).toContain('The table is full.');
  expect(letters()).toMatch(/, who had a seat in |since you had a seat in /);
  await db().prisma.matchMember.updateMany({ data: { kind: 'asked', createdAt: new Date() } });
  await accept(match.host.host.rule({ code: match.code, key: newKey(), text: 'Go on.' }));
  await vi.waitFor(() => expect(letters()).toContain('You are asked to host'), { timeout: 10_000 });
  expect(letters()).toMatch(/(who is|since you are) asked to host /);
});

test('the result when its host has told it, where the host tells it', async () => {
  const told = 'The host has told the end: the result is there.';
  for (const pace of ['host', 'clock']) {
    const match = await startedMatch(service, { game: 'proof-by-contradiction', settings: { pace } });
    const name = `player ${pace === 'host' ? 1 : 2}`;
    await readsLetters(playerOf(match, pace === 'host' ? 0 : 1).api, name);
    for (let i = 0; i < 40 && (await match.host.matches.page({ code: match.code })).status !== 'finished'; i++)
      await closeRound(match);
    await vi.waitFor(() => expect(bodiesTo(name).join()).toContain('The match is over.'), { timeout: 10_000 });
    expect(bodiesTo(name).join()).not.toContain(told);
    for (let step = 0; (await match.host.host.tellFinale({ code: match.code, step })).ok; step++);
    await isAtRest(match.code);
    await noteAll(match.code);
    const letters = bodiesTo(name).join();
    expect(letters.includes(told)).toBe(pace === 'host');
    expect(/(Won by player \d|Nobody won)/.test(letters)).toBe(pace === 'host');
  }
});

test('that a round has closed is told to who does not hear of what opened', async () => {
  const match = await startedMatch(service);
  const [ann] = match.players;
  if (ann === undefined) throw new Error('nobody');
  const id = await readsLetters(ann.api, 'player 1');
  await accept(ann.api.reach.chooseTopics({ id, topics: ['closes'] }));
  await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
  await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('Round 1 has closed'), { timeout: 10_000 });
  expect(lettersTo('player 1')).toHaveLength(1);
});

describe('a day in one letter', () => {
  test('comes at its time, with all that still holds; a deadline that is near does not wait for it', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 172_800 } });
    const { code, host } = match;
    const [ann] = match.players;
    if (ann === undefined) throw new Error('nobody');
    const id = await readsLetters(ann.api, 'player 1');
    const soon = (new Date().getUTCHours() * 60 + new Date().getUTCMinutes() + 1438) % 1440;
    await accept(ann.api.reach.setDigest({ id, at: soon, zone: 'UTC' }));
    await accept(host.host.rule({ code, key: newKey(), text: 'One' }));
    await accept(host.host.rule({ code, key: newKey(), text: 'Two' }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
    const find = () => db().prisma.delivery.findMany({ where: { wayId: id, inDigest: true } });
    await vi.waitFor(async () => expect(await find()).toHaveLength(3), { timeout: 10_000 });
    const [one] = await find();
    const inMs = (one?.notBefore.getTime() ?? 0) - Date.now();
    expect(inMs).toBeGreaterThan(23 * 3_600_000);
    expect(inMs).toBeLessThan(24 * 3_600_000);
    expect((one?.expiresAt.getTime() ?? 0) - (one?.notBefore.getTime() ?? 0), 'time to send it').toBe(3_600_000);
    const [reached] = await host.host.reached({ code });
    expect(reached, 'when their day is told is theirs alone').toMatchObject({
      ...{ kinds: ['mail'], daily: ['mail'], hasQuietHours: false, last: null },
      held: { kind: 'mail', notBefore: null },
    });
    expect(lettersTo('player 1')).toEqual([]);
    await accept(ann.api.play.act({ code, seat: ann.seat, action: point, key: newKey() }));
    await vi.waitFor(async () => expect((await find()).filter(({ state }) => state === 'dropped')).toHaveLength(1), {
      timeout: 10_000,
    });
    await dayPasses(id);
    await vi.waitFor(() => expect(lettersTo('player 1')).toHaveLength(1), { timeout: 10_000 });
    expect(bodiesTo('player 1')[0]?.match(/The host has given 2 rulings/g)?.length).toBe(2); // in plain text and in HTML
    expect(bodiesTo('player 1')[0]).not.toContain('Round 2');
    expect(bodiesTo('player 1')[0]).toContain(`<a href="${home}/m/${code}"`);
    expect(lettersTo('player 1')[0]?.headers.get('subject')).toMatch(/^Your day in /);
    const noted = async () =>
      expect((await find()).map(({ state }) => state).toSorted()).toEqual(['dropped', 'sent', 'sent']);
    await vi.waitFor(noted, { timeout: 10_000 });
  });
});

test('the day’s letter that is no longer wanted comes at once, with what it held', async () => {
  const match = await startedMatch(service);
  const { api } = playerOf(match, 0);
  const id = await readsLetters(api, 'player 1');
  const later = (new Date().getUTCHours() * 60 + new Date().getUTCMinutes() + 720) % 1440;
  await accept(api.reach.setDigest({ id, at: later, zone: 'UTC' }));
  await accept(match.host.host.rule({ code: match.code, key: newKey(), text: 'One' }));
  await accept(match.host.host.rule({ code: match.code, key: newKey(), text: 'Two' }));
  const held = { wayId: id, inDigest: true, text: { contains: 'Two' } };
  await vi.waitFor(async () => expect(await db().prisma.delivery.count({ where: held })).toBe(1), { timeout: 10_000 });
  await accept(api.reach.setDigest({ id, at: null, zone: 'UTC' }));
  await vi.waitFor(() => expect(lettersTo('player 1')).toHaveLength(1), { timeout: 10_000 });
  expect(bodiesTo('player 1')[0]).toMatch(/One.*Two/s);
});

/** What waits for its time has waited long enough; there is one job for it all. */
async function dayPasses(wayId: number): Promise<void> {
  const { prisma } = db();
  await prisma.delivery.updateMany({ where: { wayId, inDigest: true }, data: { notBefore: new Date() } });
  const moved = await prisma.$executeRaw`
    update graphile_worker._private_jobs set run_at = now() where key like ${`digest ${wayId} %`}`;
  expect(moved).toBe(1);
}

describe('what goes wrong', () => {
  test('an address that is refused is said to its owner, and given up after some days', async () => {
    const ann = callerFor(service, person('ann'));
    const id = await readsLetters(ann, 'ann');
    mailbox.refuse = () => 550;
    await accept(ann.reach.test({ id }));
    const own = async () => (await ann.reach.choices()).ways[0];
    await vi.waitFor(async () => expect((await own())?.last?.state).toBe('failed'), { timeout: 10_000 });
    expect(await own()).toMatchObject({ endedWhy: null, last: { problem: 'The mail server refused it (550).' } });
    await db().prisma.reachWay.update({ where: { id }, data: { failingSince: new Date(Date.now() - 4 * 86_400_000) } });
    await accept(ann.reach.test({ id }));
    await vi.waitFor(async () => expect((await own())?.endedWhy).not.toBeNull(), { timeout: 10_000 });
  });

  test('a server that is busy is asked again, and the letter is the same', async () => {
    const ann = callerFor(service, person('ann'));
    const id = await readsLetters(ann, 'ann');
    let asked = 0;
    mailbox.refuse = () => (asked++ === 0 ? 450 : null);
    await accept(ann.reach.test({ id }));
    await vi.waitFor(() => expect(lettersTo('ann')).toHaveLength(1), { timeout: 20_000 });
    expect(asked).toBe(2);
    const noted = async () => expect((await ann.reach.choices()).ways[0]?.last?.state).toBe('sent');
    await vi.waitFor(noted, { timeout: 10_000 });
  });
});

describe('a host', () => {
  test('reaches at once who is told once a day, and sees it beside what waits', async () => {
    const { code, host, players } = await startedMatch(service, { settings: { roundSeconds: 3600 } });
    const [ann] = players;
    if (ann === undefined) throw new Error('nobody');
    const id = await readsLetters(ann.api, 'player 1');
    const later = (new Date().getUTCHours() * 60 + new Date().getUTCMinutes() + 720) % 1440;
    await accept(ann.api.reach.setDigest({ id, at: later, zone: 'UTC' }));
    await accept(host.host.rule({ code, key: newKey(), text: 'One' }));
    const reached = async () => (await host.host.reached({ code }))[0];
    await vi.waitFor(async () => expect((await reached())?.held).not.toBeNull(), { timeout: 10_000 });
    await accept(host.host.nudge({ code, seats: [ann.seat] }));
    await vi.waitFor(() => expect(bodiesTo('player 1').join()).toContain('reminds you'), { timeout: 10_000 });
    const seen = { last: { kind: 'mail', state: 'sent' }, held: { kind: 'mail', notBefore: null } };
    await vi.waitFor(async () => expect(await reached()).toMatchObject(seen), { timeout: 10_000 });
    expect((await reached())?.last?.text).toContain('The host reminds you');
    expect((await reached())?.last?.text, 'what was so when it was written').not.toMatch(/\(in /);
  });

  test('is told whose quiet hours hold a reminder until it is too late; it goes once they have acted', async () => {
    const { code, host, players } = await startedMatch(service, { settings: { roundSeconds: 3600 } });
    const [ann] = players;
    if (ann === undefined) throw new Error('nobody');
    const wayId = await readsLetters(ann.api, 'player 1');
    const minutes = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const hours = { from: (minutes + 1380) % 1440, until: (minutes + 120) % 1440 };
    await accept(ann.api.reach.setQuietHours({ zone: 'UTC', hours, urgent: false }));
    const at = (await accept(host.host.nudge({ code, seats: [ann.seat] }))).at ?? 0;
    const reminded = async () => (await host.host.reminded({ code, at }))[0]?.told;
    await vi.waitFor(async () => expect(await reminded()).toMatchObject([{ state: 'late' }]), { timeout: 10_000 });
    await accept(ann.api.play.act({ code, seat: ann.seat, action: point, key: newKey() }));
    const held = { where: { wayId, key: { startsWith: 'notice ' } } };
    const find = () => db().prisma.delivery.findFirst(held);
    await vi.waitFor(async () => expect((await find())?.state).toBe('dropped'), { timeout: 10_000 });
    expect(lettersTo('player 1')).toEqual([]);
  });

  test('is told that a reminder comes too late for a letter, and once they have acted that it is not needed', async () => {
    const { code, host, players } = await startedMatch(service, { settings: { roundSeconds: 3600 } });
    const [ann] = players;
    if (ann === undefined) throw new Error('nobody');
    await readsLetters(ann.api, 'player 1');
    await timePasses(code, 59.55);
    await isAtRest(code);
    await noteAll(code); // of the start, which they chose too late to hear of at the time
    mailbox.received.length = 0;
    const at = (await accept(host.host.nudge({ code, seats: [ann.seat] }))).at ?? 0;
    const reminded = async () => (await host.host.reminded({ code, at }))[0]?.told;
    await vi.waitFor(async () => expect(await reminded()).toMatchObject([{ state: 'late' }]), { timeout: 10_000 });
    const isUnreached = async () => (await host.host.reached({ code }))[0]?.isUnreached;
    expect(await isUnreached()).toBe(true);
    await accept(ann.api.play.act({ code, seat: ann.seat, action: point, key: newKey() }));
    expect(await reminded()).toMatchObject([{ state: 'dropped' }]);
    expect(await isUnreached()).toBe(false);
    expect(lettersTo('player 1')).toEqual([]);
  });

  test('is told by which ways players are reached, what became of a reminder, and no address', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 3600 } });
    const [ann, bob] = match.players;
    if (ann === undefined || bob === undefined) throw new Error('nobody');
    await readsLetters(ann.api, 'player 1');
    await readsLetters(bob.api, 'player 2');
    mailbox.refuse = (to) => (to === addressOf('player 2') ? 550 : null);
    const cem = playerOf(match, 2).person.id;
    const mentioned = { personId: cem, kind: 'discord', address: '1', label: '', topics: '["deadlines"]' };
    await db().prisma.reachWay.create({ data: mentioned });
    const at = (await accept(match.host.host.nudge({ code: match.code }))).at ?? 0;
    const reminded = () => match.host.host.reminded({ code: match.code, at });
    const why = 'The mail server refused it (550).';
    await vi.waitFor(
      async () =>
        expect(await reminded()).toMatchObject([
          { seat: 'A', told: [{ kind: 'mail', state: 'sent', problem: null }] },
          { seat: 'B', told: [{ kind: 'mail', state: 'failed', problem: why }] },
          { seat: 'C', hasWay: false, told: [] },
        ]),
      { timeout: 10_000 },
    );
    const reached = await match.host.host.reached({ code: match.code });
    expect(reached.map(({ kinds }) => kinds)).toEqual([['mail'], ['mail'], ['discord']]);
    expect(reached.map(({ isUnreached }) => isUnreached)).toEqual([false, true, true]);
    expect(reached.map(({ hearsWords }) => hearsWords)).toEqual([true, true, false]);
    expect(JSON.stringify(reached)).not.toContain('example.org');
    expect(await refusalOf(match.host.host.nudge({ code: match.code }))).toBe('TOO_SOON');
    await expect(ann.api.host.reached({ code: match.code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    const later = await match.host.host.reached({ code: match.code });
    expect(
      later.map(({ isUnreached }) => isUnreached),
      'of the round before',
    ).toEqual([false, false, false]);
  });

  test('is told when those who are missing are reminded by themselves, and what became of it', async () => {
    const match = await startedMatch(service, { settings: { roundSeconds: 2400 } });
    const [ann, bob] = [playerOf(match, 0), playerOf(match, 1)];
    await readsLetters(ann.api, 'player 1');
    await readsLetters(bob.api, 'player 2');
    await accept(bob.api.play.act({ code: match.code, seat: bob.seat, action: point, key: newKey() }));
    const reminder = () => match.host.host.reminder({ code: match.code });
    const { dueAt } = await db().prisma.match.findUniqueOrThrow({ where: { code: match.code } });
    expect(await reminder()).toEqual({
      at: (dueAt?.getTime() ?? 0) - 600_000,
      isDue: false,
      seats: [
        { seat: 'A', hasWay: true, told: [{ kind: 'mail', state: 'waiting', problem: null }] },
        { seat: 'C', hasWay: false, told: [] },
      ],
    });
    const minuteNear = (new Date((dueAt?.getTime() ?? 0) - 600_000).getUTCHours() * 60 + 1439) % 1440;
    const hours = { from: minuteNear, until: (minuteNear + 120) % 1440 };
    await accept(ann.api.reach.setQuietHours({ zone: 'UTC', hours, urgent: false }));
    expect((await reminder())?.seats[0]?.told).toMatchObject([{ state: 'quiet' }]);
    await accept(ann.api.reach.setQuietHours({ zone: 'UTC', hours: null, urgent: false }));
    await timePasses(match.code, 31);
    const sent = [
      { seat: 'A', told: [expect.objectContaining({ kind: 'mail', state: 'sent' })] },
      { seat: 'C', told: [] },
    ];
    await vi.waitFor(async () => expect(await reminder()).toMatchObject({ isDue: true, seats: sent }), {
      timeout: 10_000,
    });
    await accept(match.host.host.handToBot({ code: match.code, seat: ann.seat }));
    expect((await reminder())?.seats, 'who is not missing any more stays').toMatchObject(sent);
    await expect(ann.api.host.reminder({ code: match.code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
