import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../service';
import { cookieOf } from '../testing/http';
import { accept, startedMatch, startTestService } from '../testing/service';
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

test('a host’s picture is written anew, says what it is, and is shown to whoever may see the match', async () => {
  const [open, hidden] = await Promise.all([
    startedMatch(service, { visibility: 'public' }),
    startedMatch(service, { visibility: 'private' }),
  ]);
  const secret = 'Taken at 51.5 N 0.1 W';
  const photo = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#a03' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes(secret)).toBe(true);
  const put = async ({ code, host }: typeof open) => {
    const { id } = await accept(host.lobby.addPicture({ code, data: photo.toString('base64') }));
    return `/pictures/m/${code}/own/${id}.webp`;
  };
  const [shown, kept] = [await put(open), await put(hidden)];
  const answer = await get(shown);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(bytes.includes('51.5')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 4, height: 6 });
  expect((await get(kept)).status).toBe(404);
  expect((await get(kept, { cookie: await cookieOf({ id: 'test-host', name: 'host' }) })).status).toBe(200);
  // Under another match's address there is none of that name.
  expect((await get(kept.replace(hidden.code, open.code))).status).toBe(404);
});
