import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, db, openDatabase } from '../database/db';
import { newKey, startedMatch, startTestService } from '../testing/service';
import { Health } from './health';

const token = 'who reads figures has this';
const nowhere = openDatabase('postgresql://nobody:nothing@127.0.0.1:1/nowhere');
let url: string;
let isAway = false;
const askDatabase = () => (isAway ? nowhere : db()).prisma.$queryRaw`select 1`;
const health = new Health({ askDatabase, token });
const server = createServer(async (request, response) => {
  health.measure({ request, response });
  if (health.isAsked(request)) await health.answer({ request, response });
  else response.end('a page');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await askDatabase(); // the first question opens a connection, which may take longer than a process may to be ready
});
afterAll(async () => {
  server.close().closeAllConnections();
  await closeDatabase(nowhere);
});

const statusOf = async (path: string) => (await fetch(url + path)).status;

test('a process without its database is alive, and not ready', async () => {
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  isAway = true;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  isAway = false;
});

test('figures are for whoever has the token; for all others there is nothing', async () => {
  const ask = (authorization: string) => fetch(`${url}/metrics`, { headers: { authorization } });
  expect([(await ask('')).status, (await ask('Bearer wrong')).status]).toEqual([404, 404]);
  await fetch(`${url}/games`);
  const figures = await (await ask(`Bearer ${token}`)).text();
  expect(figures).toMatch(/main_match_request_seconds_count\{kind="page",status="2xx"\} \d+/);
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(figures).toContain('main_match_streams 0');
});

test('what is appended is counted, by who sent it, and how late deadlines are', async () => {
  const service = await startTestService({ written: health.written });
  const { code, players } = await startedMatch(service, { settings: { roundSeconds: 1, pace: 'clock' } });
  const [first] = players;
  const action = { type: 'point', at: 'B' };
  await first?.api.play.act({ code, seat: first.seat, action, key: newKey() });
  const read = async () => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  await expect.poll(read, { timeout: 5_000 }).toMatch(/^main_match_events_total\{via="clock"\} 1$/m);
  await service.stop();
  const figures = await read();
  expect(figures).toMatch(/^main_match_events_total\{via="player"\} 1$/m);
  expect(figures).toMatch(/^main_match_appends_total [2-9]/m);
  expect(figures).toMatch(/^main_match_deadline_late_seconds_bucket\{le="0.5"\} [1-9]/m);
});

test('where nobody may read figures, nothing is counted', () => {
  expect(new Health({ askDatabase, token: undefined }).written).toBeUndefined();
});
