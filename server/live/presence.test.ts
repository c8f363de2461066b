import { afterEach, describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { presenceKeptMs } from '../log/elsewhere';
import type { Person } from '../person';
import type { Service } from '../service';
import { Listener, loadedMatch } from '../testing/listener';
import { person, serviceOfFile, startedMatch } from '../testing/service';
import { beat, leave } from './presence';

// What a process says of its open screens, and what another one makes of it. Nothing beats here by itself.

const here = await serviceOfFile({ presenceMs: 3_600_000 });
const there = await serviceOfFile({ presenceMs: 3_600_000 });

const [host, wim, ida] = [person('host'), person('Wim'), person('Ida')];

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

async function open(service: Service, code: string, who: Person | null) {
  const match = await loadedMatch(service, code);
  const screen = new Listener(who);
  service.hub.join(match, screen, null);
  const one = { shown: () => screen.state?.page, close: () => service.hub.leave(match, screen) };
  opened.push(one);
  return one;
}

/** Which processes say that they have open screens on the match. */
async function saying(code: string): Promise<string[]> {
  const rows = await db().prisma.presence.findMany({ where: { match: { code } }, orderBy: { seenAt: 'asc' } });
  return rows.map(({ process }) => process);
}

const named = ({ id, name }: Person) => ({ id, name });

describe('who watches at another process', () => {
  test('is known when both have said so: the signed in by name and once, of the others every screen', async () => {
    const { code, players } = await startedMatch(here);
    for (const who of [wim, wim, null, null, players[0]?.person ?? null]) await open(here, code, who);
    const [dashboard, other] = [await open(there, code, host), await open(here, code, host)];
    await beat(here);
    expect(dashboard.shown()).toMatchObject({ watching: 0, spectators: [] });
    await beat(there);
    for (const { shown } of [dashboard, other])
      expect(shown()).toMatchObject({ watching: 3, spectators: [named(wim)] });
    await beat(here);
    expect(other.shown(), 'nobody is elsewhere too').toMatchObject({ watching: 3, spectators: [named(wim)] });
  });

  test('is match by match, and no longer there when their last screen is closed', async () => {
    const watchedBy = async (who: Person) => {
      const { code } = await startedMatch(here);
      return { screen: await open(here, code, who), dashboard: await open(there, code, host) };
    };
    const [one, other] = [await watchedBy(wim), await watchedBy(ida)];
    const told = async () => {
      await beat(here);
      await beat(there);
      return [one, other].map(({ dashboard }) => dashboard.shown()?.spectators);
    };
    expect(await told()).toEqual([[named(wim)], [named(ida)]]);
    one.screen.close();
    expect(await told()).toEqual([[], [named(ida)]]);
    other.screen.close();
    expect(await told()).toEqual([[], []]);
  });

  test('goes with a process that ends; who is elsewhere stays', async () => {
    const { code } = await startedMatch(here);
    await open(here, code, wim);
    await open(there, code, ida);
    const [one, other] = [await open(here, code, host), await open(there, code, host)];
    for (const service of [here, there, here]) await beat(service);
    expect([one, other].map(({ shown }) => shown()?.watching)).toEqual([2, 2]);
    await leave(here);
    expect(await saying(code)).toEqual([there.processId]);
    for (const service of [there, here]) await beat(service);
    expect([one, other].map(({ shown }) => shown()?.watching)).toEqual([2, 1]);
  });
});

test('what processes wrote that are long gone is forgotten', async () => {
  const { code } = await startedMatch(here);
  const { id: matchId } = await loadedMatch(here, code);
  const said = (process: string, agoMs: number) => ({
    ...{ matchId, process, screens: 1, people: '[]', seenAt: new Date(Date.now() - agoMs) },
  });
  await db().prisma.presence.createMany({
    data: [said('long gone', 11 * presenceKeptMs), said('gone', 9 * presenceKeptMs)],
  });
  await beat(here);
  expect(await saying(code)).toEqual(['gone']);
});

test('that a player is here is known at another process, and of the others when they were last', async () => {
  const { code, players } = await startedMatch(here);
  const dashboard = await open(there, code, host);
  for (const who of [players[0]?.person ?? null, wim]) await open(here, code, who);
  const hourAgo = Date.now() - 3_600_000;
  await db().prisma.matchSeat.updateMany({ where: { match: { code } }, data: { lastSeenAt: new Date(hourAgo) } });
  await beat(here);
  await beat(there);
  const seen = dashboard.shown()?.seats.map(({ online, lastSeenAt }) => [online, lastSeenAt]);
  expect(seen).toEqual([[true, null], ...Array(2).fill([false, hourAgo])]);
});

describe('a beat', () => {
  /** As a process has it for which this is what forgetting comes to. */
  const hereWhere = (deleteMany: (forget: () => Promise<unknown>) => Promise<unknown>) => ({
    ...{ hub: here.hub, processId: here.processId },
    prisma: db().prisma.$extends({
      query: { presence: { deleteMany: ({ args, query }) => deleteMany(() => query(args)) } },
    }) as unknown as Service['prisma'],
  });

  test('while the database is away is none, and the next one tells', async () => {
    const { code } = await startedMatch(here);
    await open(here, code, wim);
    await beat(hereWhere(() => Promise.reject(new Error('no database'))));
    expect(await saying(code)).toEqual([]);
    await beat(here);
    expect(await saying(code)).toEqual([here.processId]);
  });

  test('never says in between that nobody is here', async () => {
    const { code } = await startedMatch(here);
    await open(here, code, wim);
    await beat(here);
    const between: string[][] = [];
    const looking = hereWhere(async (forget) => {
      const forgotten = await forget();
      between.push(await saying(code));
      return forgotten;
    });
    await beat(looking);
    expect(between).toEqual([[here.processId]]);
  });
});
