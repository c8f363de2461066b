import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { db } from '../../database/db';
import { followMatch } from '../../live/follow';
import { serveApi } from '../../testing/http';
import { Screen } from '../../testing/screen';
import { serviceOfFile, startedMatch } from '../../testing/service';

const service = await serviceOfFile();
const served = await serveApi(service, { isFast: true });
afterAll(() => served.close());

const screensOfStrangers = async (code: string) => (await service.matches.find(code))?.connected.get('');

/** A browser that opened a stream and takes in nothing of it. */
async function openAndStall(code: string): Promise<void> {
  const socket = connect(served.port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {}); // it will be cut off
  const input = encodeURIComponent(JSON.stringify({ code }));
  socket.write(`GET /api/trpc/play.live?input=${input} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => screensOfStrangers(code)).toBe(1);
}

/** Some two megabytes for every screen of the match. */
async function publishMuch(code: string): Promise<void> {
  await db().pool.query(
    `with changed as (update match set revision = revision + 1 where code = $1 returning id)
      insert into match_member (match_id, person_id, kind, name)
        select id, gen_random_uuid()::text, 'full', repeat('x', 2000) from changed, generate_series(1, 1000)`,
    [code],
  );
  const match = await service.matches.find(code);
  if (match !== null) await service.changed(match);
}

/** More than the system keeps for a connection on both of its ends, and what the server may keep. */
const many = 20;

test('who takes in nothing is cut off before the server keeps much of it; the others go on', async () => {
  const { code, players } = await startedMatch(service);
  await openAndStall(code);
  const reading = new Screen(served, { user: players[0]?.person ?? null, code });
  await reading.until(({ page }) => page.seat === 'A');
  for (let i = 1; i <= many && (await screensOfStrangers(code)) === 1; i++) {
    await publishMuch(code);
    await reading.until(({ page }) => page.fullViewers.length === i * 1_000);
  }
  await expect.poll(() => screensOfStrangers(code)).toBeUndefined();
  expect(reading.error).toBeNull();
  await reading.close();
});

test("through tRPC's adapter nothing is kept for them either: they start anew with what is there by then", async () => {
  const { code } = await startedMatch(service);
  const texts = followMatch(service, { user: null, code, lastEventId: null, signal: undefined });
  const next = async () => JSON.parse((await texts.next()).value?.[1] ?? '') as { base: number | null; n: number };
  expect(await next()).toMatchObject({ base: null });
  for (let i = 0; i < 3; i++) await publishMuch(code);
  const anew = await next();
  expect(anew.base).toBeNull();
  await publishMuch(code);
  expect(await next()).toMatchObject({ base: anew.n });
  await texts.return(undefined);
});
