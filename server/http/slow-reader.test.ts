import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../database/db';
import type { Service } from '../service';
import { Screen, startedMatch, startTestService } from '../testing/service';
import { answerApi } from './api';

let service: Service;
let server: Server;

beforeAll(async () => {
  service = await startTestService();
  server = createServer((request, response) => void answerApi({ request, response, service, address: 'test' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
});

/** A browser that opened a stream and takes in nothing of it. */
async function openAndStall(code: string): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {}); // it will be cut off
  const input = encodeURIComponent(JSON.stringify({ code }));
  socket.write(`GET /api/trpc/play.live?input=${input} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => service.matches.find(code).then((match) => match?.connected.get(''))).toBe(1);
}

/** Some two megabytes for every screen of the match. */
async function publishMuch(code: string): Promise<void> {
  await db().pool.query(
    `with changed as (update match set revision = revision + 1 where code = $1 returning id)
      insert into ruling (match_id, by, text) select id, 'host', repeat('x', 2000) from changed, generate_series(1, 1000)`,
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
  const match = await service.matches.find(code);
  const reading = new Screen(service, { user: players[0]?.person ?? null, code });
  await reading.until(({ page }) => page.seat === 'A');
  for (let i = 1; i <= many && match?.connected.has('') === true; i++) {
    await publishMuch(code);
    await reading.until(({ page }) => page.rulings.length === i * 1_000);
  }
  await expect.poll(() => match?.connected.has('')).toBe(false);
  expect(reading.error).toBeNull();
  await reading.close();
});
