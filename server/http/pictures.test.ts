import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service';
import { cookieOf } from '../testing/http';
import { startedMatch, startTestService } from '../testing/service';
import { answerPicture, isPicture } from './pictures';

let service: Service;
let server: Server;
beforeAll(async () => {
  service = await startTestService();
  server = createServer((request, response) => {
    if (!isPicture(request)) return void response.writeHead(418).end();
    answerPicture({ request, response }, service).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  server.close();
  await service.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers });
const bytesOf = async (answer: Promise<Response>) => Buffer.from(await (await answer).arrayBuffer());

test('a picture says what it is, and is not sent twice to who has it', async () => {
  const { code } = await startedMatch(service, { visibility: 'public' });
  const first = await get(`/pictures/m/${code}/last.png`);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(
    Buffer.from(await first.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const again = await get(`/pictures/m/${code}/last.png`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a stranger is sent the same bytes for a private match as for none', async () => {
  const { code } = await startedMatch(service, { visibility: 'private' });
  const path = `/pictures/m/${code}/last.png`;
  const [stranger, none] = await Promise.all([bytesOf(get(path)), bytesOf(get('/pictures/m/NOSUCHXX/last.png'))]);
  expect(stranger.equals(none)).toBe(true);
  const cookie = await cookieOf({ id: 'test-host', name: 'host' });
  expect((await bytesOf(get(path, { cookie }))).equals(none)).toBe(false);
});

test('what is no picture is none', async () => {
  for (const path of [
    '/pictures/m/ABC/secret.png',
    '/pictures/games/none.png',
    '/pictures/m/../x.png',
    '/pictures/x',
  ]) {
    expect((await get(path)).status, path).not.toBe(200);
  }
  expect((await get('/m/ABC')).status).toBe(418);
});

test('the house has icons', async () => {
  const ico = await get('/favicon.ico');
  expect(ico.headers.get('content-type')).toBe('image/x-icon');
  const bytes = Buffer.from(await ico.arrayBuffer());
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(bytes.readUInt32LE(14)).toBe(bytes.byteLength - bytes.readUInt32LE(18));
  expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
});
