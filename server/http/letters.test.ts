import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neverTokenOf } from '../auth/closed-mailboxes';
import { db } from '../database/db';
import { env } from '../env';
import { stopTokenOf } from '../reach/stop-token';
import { accept, callerFor, person, serviceOfFile } from '../testing/service';
import { settleOrigin } from './address';
import { answerCalendar, isCalendar } from './calendar';
import { answerStop, isStop } from './stop';

// Addresses that programs open without a sign-in: the one click that ends e-mails, and calendars.

const service = await serviceOfFile();
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    settleOrigin(request, env());
    const exchange = { request, response };
    if (isStop(request)) void answerStop(exchange, service);
    else if (isCalendar(request)) void answerCalendar(exchange, service);
    else response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, redirect: 'manual' });

const someWay = () =>
  db().prisma.reachWay.create({
    data: { personId: 'somebody', kind: 'mail', address: 'a@example.org', label: '', topics: '[]' },
  });
const isThere = async (id: number) => (await db().prisma.reachWay.count({ where: { id } })) === 1;

test('a look at the address that ends e-mails changes nothing, a POST ends them', async () => {
  const { id } = await someWay();
  const token = stopTokenOf(id, env().AUTH_SECRET);
  const looked = await ask(`/api/stop/${token}`);
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/stop/${token}`]);
  expect((await ask(`/api/stop/${id}.${'x'.repeat(24)}`, 'POST')).status).toBe(404);
  expect(await isThere(id)).toBe(true);
  expect((await ask(`/api/stop/${token}`, 'POST')).status).toBe(200);
  expect(await isThere(id)).toBe(false);
  expect((await ask(`/api/stop/${token}`, 'POST')).status, 'once more is no fault').toBe(200);
});

test('a look at the address that closes a mailbox changes nothing, a POST closes it', async () => {
  const { id } = await someWay();
  const token = neverTokenOf('a@example.org', env().AUTH_SECRET);
  const endedWhy = async () => (await db().prisma.reachWay.findUniqueOrThrow({ where: { id } })).endedWhy;
  const looked = await ask(`/api/never/${token}`);
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/never/${token}`]);
  expect((await ask(`/api/never/${token.slice(0, 65)}${'x'.repeat(24)}`, 'POST')).status).toBe(404);
  expect(await endedWhy()).toBeNull();
  expect((await ask(`/api/never/${token}`, 'POST')).status).toBe(200);
  expect(await endedWhy()).not.toBeNull();
});

test('a calendar is read, and neither kept on the way nor changed', async () => {
  const ann = callerFor(service, person('ann'));
  await accept(ann.reach.renewCalendar());
  const { calendar } = await ann.reach.choices();
  const read = await ask(`/calendar/${calendar}.ics`);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(read.headers.get('cache-control')).toBe('private, no-store');
  expect(await read.text()).toContain('BEGIN:VCALENDAR');
  expect((await ask(`/calendar/${calendar}.ics`, 'POST')).status).toBe(404);
  expect((await ask('/calendar/1.0.xxxxxxxxxxxxxxxxxxxxxxxx.ics')).status).toBe(404);
  expect((await ask('/calendar/../secret.ics')).status).toBe(418);
});
