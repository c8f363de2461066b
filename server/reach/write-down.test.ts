import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { accept, person, seatMatch, serviceOfFile, startedMatch } from '../testing/service';
import { removeWay, setDigest, stopWay } from './choices';
import { settleAll } from './settle';
import { type Looked, writeDown } from './write-down';

// What looks at several matches led to, written at once.

const service = await serviceOfFile();
const { prisma } = db();
beforeEach(() => prisma.delivery.deleteMany());

const at = Date.now();
const inAnHour = new Date(at + 3_600_000);

/** `seq` is ahead of what the service itself has seen, which looks at its matches too. */
async function matchWithWay() {
  const { code } = await startedMatch(service);
  const { id, seq, revision } = await prisma.match.findUniqueOrThrow({ where: { code } });
  const way = { personId: `of ${code}`, kind: 'mail', address: `${code}@example.org`, label: '', topics: '[]' };
  return { matchId: id, wayId: (await prisma.reachWay.create({ data: way })).id, seq: seq + 1, revision };
}

type Known = Awaited<ReturnType<typeof matchWithWay>>;

function looked({ matchId, wayId, seq, revision }: Known, ...keys: readonly string[]): Looked {
  const text = {
    topic: 'turns',
    passes: true,
    title: 'A match',
    text: 'News',
    path: '/',
    mentions: '[]',
    picture: null,
  };
  const deliveries = keys.map((key) => ({
    ...{ matchId, wayId, key, ...text, unlessSeen: true, isGathered: false, inDigest: false },
    ...{ notBefore: inAnHour, expiresAt: inAnHour },
  }));
  return { matchId, seq, revision, lookAt: at + 500, deliveries };
}

const write = (...all: readonly Looked[]) => writeDown(prisma, { looked: all, at });

async function waiting(state = 'waiting'): Promise<string[]> {
  const found = await prisma.delivery.findMany({ where: { state }, orderBy: { id: 'asc' } });
  return found.map(({ matchId, key }) => `${matchId} ${key}`);
}

test('of each match what holds is written, and what no longer holds there is dropped there', async () => {
  const [one, other] = [await matchWithWay(), await matchWithWay()];
  await write(looked(one, 'turn 1'), looked(other, 'turn 1'));
  await write(looked(one, 'turn 2'), looked(other, 'turn 1', 'hint'));
  expect(await waiting()).toEqual([`${other.matchId} turn 1`, `${one.matchId} turn 2`, `${other.matchId} hint`]);
  expect(await waiting('dropped')).toEqual([`${one.matchId} turn 1`]);
  const told = await prisma.told.findUnique({ where: { matchId: one.matchId } });
  expect(told).toMatchObject({ seq: one.seq, at: new Date(at), lookAt: new Date(at + 500) });
});

test('who saw less of one match than was told already writes nothing of it, and all of the others', async () => {
  const [one, other] = [await matchWithWay(), await matchWithWay()];
  await write(looked({ ...one, seq: one.seq + 1 }, 'newer'));
  await write(looked(one, 'older'), looked(other, 'news'));
  expect(await waiting()).toEqual([`${one.matchId} newer`, `${other.matchId} news`]);
});

test('a match that is gone, and a way that was taken away, keep nobody else from being told', async () => {
  const [gone, without, here] = [await matchWithWay(), await matchWithWay(), await matchWithWay()];
  await prisma.match.delete({ where: { id: gone.matchId } });
  await prisma.reachWay.delete({ where: { id: without.wayId } });
  await write(looked(gone, 'news'), looked(without, 'news'), looked(here, 'news'));
  expect(await waiting()).toEqual([`${here.matchId} news`]);
});

test('each new message has a job, once; several share one', async () => {
  const ways = [await matchWithWay(), await matchWithWay()];
  const jobs = () => prisma.$queryRaw<{ payload: { ids: number[] } }[]>`
    select payload from graphile_worker._private_jobs where run_at = ${inAnHour} order by id`;
  const before = (await jobs()).length;
  await write(...ways.map((way) => looked(way, 'shared')));
  await write(...ways.map((way) => looked(way, 'shared')));
  const ids = (await prisma.delivery.findMany({ where: { key: 'shared' } })).map(({ id }) => id);
  expect((await jobs()).slice(before).map(({ payload }) => payload.ids)).toEqual([ids]);
});

/** What others do beside a look: they hold what was written first, then also what was written next. */
async function besideOneWhoHolds(doing: () => Promise<unknown>): Promise<void> {
  const [first, second] = await prisma.delivery.findMany({ orderBy: { id: 'asc' } });
  const hold = (id = 0) => ({ where: { id }, data: { problem: 'It is being sent.' } });
  let done: Promise<unknown> = Promise.resolve();
  await prisma.$transaction(async (db) => {
    await db.delivery.update(hold(first?.id));
    done = doing();
    await vi.waitFor(someoneWaits);
    await db.delivery.update(hold(second?.id));
  });
  await done;
}

async function someoneWaits(): Promise<void> {
  const found = await prisma.$queryRaw<object[]>`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  expect(found).not.toEqual([]);
}

test('what is written and what is settled at once are held in one order: neither waits for the other for ever', async () => {
  const [one, other] = [await matchWithWay(), await matchWithWay()];
  await write(looked(one, 'turn'), looked(other, 'turn'));
  await besideOneWhoHolds(() => write(looked(other, 'turn', 'new'), looked(one, 'turn', 'new')));
  expect((await waiting()).slice(2)).toEqual([`${other.matchId} new`, `${one.matchId} new`]);
  await prisma.delivery.deleteMany({ where: { key: 'new' } });
  const ids = (await prisma.delivery.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id);
  await besideOneWhoHolds(() =>
    settleAll(
      prisma,
      ids.map((id) => ({ id, state: 'sent', problem: null })),
    ),
  );
  expect(await waiting('sent')).toEqual([`${one.matchId} turn`, `${other.matchId} turn`]);
});

/** What finds rows as they lie in the table finds the second one first then. */
const moveFirst = () =>
  prisma.$executeRaw`update delivery set problem = 'It is busy.' where id = (select min(id) from delivery)`;

describe('whoever takes away or moves several messages holds them in that order too', () => {
  const [ann, id] = [person('Ann'), async () => (await prisma.delivery.findFirstOrThrow()).wayId];
  const doings = {
    'a link that ends letters': async () => stopWay({ prisma }, await id()),
    'a way that is removed': async () => accept(removeWay({ prisma }, { person: ann, id: await id() })),
    'another time of day': async () =>
      accept(setDigest({ prisma }, { person: ann, id: await id(), at: 600, zone: 'UTC' })),
  };

  test.each(Object.entries(doings))('%s', async (_, doing) => {
    const [one, other] = [await matchWithWay(), await matchWithWay()];
    const personId = ann.id;
    await prisma.reachWay.update({ where: { id: one.wayId }, data: { personId, kind: 'push' } });
    await write(looked({ ...other, wayId: one.wayId }, 'turn'), looked(one, 'turn')); // the later match first
    await prisma.delivery.updateMany({ data: { inDigest: true } });
    await moveFirst();
    await besideOneWhoHolds(doing);
  });

  test('a lobby that is closed', async () => {
    const { code, host } = await seatMatch(service);
    const match = await service.matches.find(code);
    if (match === null) throw new Error('no match');
    const { id: matchId, seq, revision } = match.row;
    const way = { personId: 'somebody', kind: 'mail', address: `${code}@example.org`, label: '', topics: '[]' };
    const { id: wayId } = await prisma.reachWay.create({ data: way });
    await write(looked({ matchId, wayId, seq: seq + 1, revision: revision + 1 }, 'one', 'other'));
    await prisma.delivery.updateMany({ where: { key: 'other' }, data: { state: 'unknown' } }); // before what waits
    await moveFirst();
    await besideOneWhoHolds(async () => void (await accept(host.lobby.remove({ code }))));
    expect(await waiting()).toEqual([]);
  });

  test('who looks at what goes by a way holds the way first: it is not taken away in between', async () => {
    const [one, other] = [await matchWithWay(), await matchWithWay()];
    const both = { ...other, wayId: one.wayId };
    await write(looked(one, 'turn'), looked(both, 'turn'));
    const [first] = await prisma.delivery.findMany({ orderBy: { id: 'asc' } });
    let done: Promise<unknown> = Promise.resolve();
    await prisma.$transaction(async (db) => {
      await db.$executeRaw`select from reach_way where id = ${one.wayId} for update`;
      done = write(looked(one, 'turn', 'new'), looked(both, 'turn', 'new'));
      await vi.waitFor(someoneWaits);
      await db.delivery.update({ where: { id: first?.id ?? 0 }, data: { problem: 'It goes with its way.' } });
      await db.reachWay.delete({ where: { id: one.wayId } });
    });
    await done;
    expect(await waiting()).toEqual([]);
  });
});
