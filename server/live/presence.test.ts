import { describe, expect, test } from 'vitest';
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

async function open(service: Service, code: string, who: Person | null) {
  const match = await loadedMatch(service, code);
  const screen = new Listener(who);
  service.hub.join(match, screen, null);
  return { shown: () => screen.state?.page, close: () => service.hub.leave(match, screen) };
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
    const matches = [];
    for (const who of [wim, ida]) {
      const { code } = await startedMatch(here);
      matches.push({ who, screen: await open(here, code, who), dashboard: await open(there, code, host) });
    }
    const told = async () => {
      await beat(here);
      await beat(there);
      return matches.map(({ dashboard }) => dashboard.shown()?.spectators);
    };
    expect(await told()).toEqual([[named(wim)], [named(ida)]]);
    matches[0]?.screen.close();
    expect(await told()).toEqual([[], [named(ida)]]);
    matches[1]?.screen.close();
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
    for (const service of [there, here]) await beat(service);
    expect([one, other].map(({ shown }) => shown()?.watching)).toEqual([2, 1]);
  });
});

test('what processes wrote that are long gone is forgotten', async () => {
  const { id: matchId } = await loadedMatch(here, (await startedMatch(here)).code);
  const said = (process: string, agoMs: number) => ({
    ...{ matchId, process, screens: 1, people: '[]', seenAt: new Date(Date.now() - agoMs) },
  });
  await db().prisma.presence.createMany({
    data: [said('long gone', 11 * presenceKeptMs), said('gone', 9 * presenceKeptMs)],
  });
  await beat(here);
  const kept = await db().prisma.presence.findMany({ where: { matchId }, select: { process: true } });
  expect(kept).toEqual([{ process: 'gone' }]);
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

test('while the database is away what is known stays as it is', async () => {
  const { code } = await startedMatch(here);
  await open(here, code, wim);
  const dashboard = await open(there, code, host);
  await beat(here);
  await beat(there);
  const deleteMany = () => Promise.reject(new Error('no database'));
  const prisma = db().prisma.$extends({ query: { presence: { deleteMany } } }) as unknown as Service['prisma'];
  await beat({ prisma, hub: there.hub, processId: there.processId });
  expect(dashboard.shown()?.spectators).toEqual([named(wim)]);
});
