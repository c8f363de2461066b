import { expect, test } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import { deadlineOf } from '../reach/piece';
import { accept, callerFor, person, serviceOfFile, startedMatch } from '../testing/service';

const service = await serviceOfFile();
const hour = 3_600_000;
const minuteOf = (at: number) => Math.floor(at / 60_000) % 1440;

const dueAt = async (code: string): Promise<number> =>
  (await db().prisma.match.findUniqueOrThrow({ where: { code }, select: { dueAt: true } })).dueAt?.getTime() ?? 0;

test('the clock looks at the night first, lists and messages say the deadline behind it, and without quiet hours all is as before', async () => {
  const { code, host } = await startedMatch(service, { visibility: 'public', settings: { roundSeconds: 86_400 } });
  const deadline = await dueAt(code);
  const from = now() + 2 * hour;
  const hours = { zone: 'UTC', from: minuteOf(from), until: minuteOf(from + 8 * hour) };
  await accept(host.lobby.quietHours({ code, hours }));
  const visitor = callerFor(service, person('visitor'));
  expect((await visitor.matches.page({ code })).quietHours).toEqual(hours);
  expect(await dueAt(code)).toBe(Math.floor(from / 60_000) * 60_000);
  const listed = (await visitor.matches.publicList({ limit: 100 })).find((one) => one.code === code);
  // Two nights of eight hours begin before it.
  expect(listed?.dueAt).toBe(deadline + 16 * hour);
  const match = await service.matches.find(code);
  expect(match && deadlineOf(match)).toBe(deadline + 16 * hour);
  await accept(host.lobby.quietHours({ code, hours: null }));
  expect(await dueAt(code)).toBe(deadline);
  expect((await visitor.matches.page({ code })).quietHours).toBeNull();
});

test('a night pauses the match for everybody, and says until when', async () => {
  const { code, host } = await startedMatch(service, { settings: { roundSeconds: 86_400 } });
  await accept(host.lobby.quietHours({ code, hours: { zone: 'UTC', from: 0, until: 1 } }));
  // Taken for a match that has stood since half an hour before a night that began half an hour ago.
  const from = Math.floor(now() / 60_000) * 60_000 - hour / 2;
  await db().pool.query(
    `update match set started_at = started_at - interval '1 hour', quiet_since = quiet_since - interval '1 hour',
      quiet_from = $2, quiet_until = $3, due_at = now(), revision = revision + 1 where code = $1`,
    [code, minuteOf(from), minuteOf(from + 8 * hour)],
  );
  await expect.poll(async () => (await host.matches.page({ code })).status, { timeout: 20_000 }).toBe('paused');
  const page = await host.matches.page({ code });
  expect(page.pause?.reason).toBe('Quiet hours: no clock runs.');
  expect(page.resumesAt).toBe(from + 8 * hour);
});

test('are for its hosts to say, in a zone that there is, from one time to another', async () => {
  const { code, host, players } = await startedMatch(service);
  const hours = { zone: 'Europe/Berlin', from: 1320, until: 480 };
  await expect(players[0]?.api.lobby.quietHours({ code, hours })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const wrong of [{ zone: 'Nowhere/Land' }, { until: 1320 }, { from: 1440 }, { from: -1 }]) {
    await expect(host.lobby.quietHours({ code, hours: { ...hours, ...wrong } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  }
});

test('a match that is made with quiet hours has them in its lobby and from its start on', async () => {
  const host = callerFor(service, person('host'));
  const from = minuteOf(now() + 2 * hour);
  const quietHours = { zone: 'UTC', from, until: (from + 480) % 1440 };
  const settings = { roundSeconds: 86_400 };
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', settings, seats: 3, quietHours }));
  expect((await host.matches.page({ code })).quietHours).toEqual(quietHours);
  await accept(host.lobby.start({ code, freeSeats: 'bots' }));
  expect(await dueAt(code)).toBeLessThan(now() + 2 * hour);
  const wrong = { game: 'pointing-chains', quietHours: { ...quietHours, zone: 'Nowhere/Land' } };
  await expect(host.matches.create(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
