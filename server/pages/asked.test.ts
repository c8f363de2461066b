import { expect, test } from 'vitest';
import { db } from '../database/db';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  startedMatch,
} from '../testing/service';

// What tells a host, wherever they are, that a player asks something.

const service = await serviceOfFile();
const askedOf = (name: string) => callerFor(service, person(name)).matches.asked();

test('who hosts is told of what waits in each of their matches, not of what it says; others of nothing', async () => {
  const match = await startedMatch(service);
  const { code, host, players } = match;
  const [one] = players;
  if (one === undefined) throw new Error('three play');
  expect(await askedOf('host')).toEqual([]);
  for (const text of ['May I?', 'And now?'])
    await accept(one.api.play.ask({ code, seat: one.seat, key: newKey(), text }));
  const [first, ...others] = (await askedOf('host')) ?? [];
  expect(others).toEqual([]);
  expect(first).toMatchObject({ code, path: `/m/${code}/host#questions`, count: 2 });
  expect(JSON.stringify(first)).not.toContain('May I');
  expect(await askedOf(one.person.name)).toBeNull();

  const lobby = await seatMatch(service);
  const [late] = lobby.players;
  if (late === undefined) throw new Error('three sit');
  await accept(late.api.play.ask({ code: lobby.code, seat: late.seat, key: newKey(), text: 'When?' }));
  expect((await askedOf('host'))?.map(({ path }) => path)).toEqual([`/m/${code}/host#questions`, `/m/${lobby.code}`]);

  for (const { n, at } of await host.host.questions({ code })) {
    await accept(host.host.answer({ code, n, text: 'Yes.', publish: at === first?.latest }));
  }
  expect((await askedOf('host'))?.map((asked) => asked.code)).toEqual([lobby.code]);
});

test('on a screen that others look at no match is named', async () => {
  await accept(callerFor(service, person('host')).account.shareSafely({ on: true }));
  const asked = (await askedOf('host')) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ title, count }) => title === null && count > 0)).toBe(true);
  await accept(callerFor(service, person('host')).account.shareSafely({ on: false }));
});

test('a co-host is told too; whoever has no match that goes on is asked no more', async () => {
  const { code, host, players } = await startedMatch(service, { settings: { rounds: 1 } });
  await db().prisma.user.create({ data: { id: 'test-second', name: 'second', nameKey: 'second' } });
  await accept(host.lobby.addCoHost({ code, name: 'second' }));
  expect(await askedOf('second')).toBeNull();
  await accept(callerFor(service, person('second')).lobby.answerAsked({ code, accepts: true }));
  expect(await askedOf('second')).toEqual([]);
  const [one] = players;
  await accept(
    one?.api.play.ask({ code, seat: one.seat, key: newKey(), text: 'May I?' }) ??
      Promise.reject(new Error('three play')),
  );
  expect(await askedOf('second')).toMatchObject([{ code, count: 1 }]);
  await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
  expect(await askedOf('second'), 'it still waits').toHaveLength(1);
  const [question] = await host.host.questions({ code });
  await accept(host.host.answer({ code, n: question?.n ?? 0, text: 'Yes.', publish: false }));
  expect(await askedOf('second')).toBeNull();
});
