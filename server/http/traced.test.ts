import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '../env';
import { startTestService } from '../testing/service';
import { answerApi } from './api';
import { traced } from './traced';

const said: string[] = [];
vi.spyOn(console, 'error').mockImplementation((...line) => void said.push(line.join(' ')));
afterEach(() => {
  said.length = 0;
  Object.assign(env(), { LOG_FORMAT: 'text', TRUSTED_PROXIES: 0 });
});

/** Asks an API whose every procedure fails, as where the database is away. */
async function fail(path: string, headers: IncomingHttpHeaders = {}): Promise<IncomingHttpHeaders> {
  const service = await startTestService();
  const server = createServer((request, response) => {
    const broken = new Proxy(service, {
      get() {
        throw new Error('The database is away');
      },
    });
    void answerApi({ request, response, service: broken });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answered = await new Promise<IncomingHttpHeaders>((resolve) => {
    ask({ port, path, headers }, (answer) => resolve(answer.resume().headers)).end();
  });
  server.close().closeAllConnections();
  await service.stop();
  return answered;
}

const secret = encodeURIComponent(JSON.stringify({ code: 'SECRET23' }));

test('a fault is told with the id that its answer carries, and without what was sent', async () => {
  const { 'x-request-id': id } = await fail(`/api/trpc/matches.page?input=${secret}`);
  expect(id).toMatch(/^[\w-]{12}$/);
  expect(said.join()).toContain(`(request ${id})`);
  expect(said.join()).not.toContain('SECRET23');
});

test('as JSON it is a line of its own', async () => {
  Object.assign(env(), { LOG_FORMAT: 'json' });
  const { 'x-request-id': id } = await fail(`/api/trpc/matches.page?input=${secret}`);
  const line = JSON.parse(said[0] ?? '');
  expect(line).toMatchObject({ level: 'error', where: 'api matches.page', message: 'The database is away' });
  expect(line.request).toEqual({ id, method: 'GET', path: '/api/trpc/matches.page' });
  expect(said.join()).not.toContain('SECRET23');
});

test('a proxy of ours may have named the request; nobody else can', async () => {
  const named = { 'x-request-id': 'proxy-0815-abc' };
  expect((await fail('/api/trpc/matches.page', named))['x-request-id']).not.toBe('proxy-0815-abc');
  Object.assign(env(), { TRUSTED_PROXIES: 1 });
  expect((await fail(`/api/trpc/matches.page?input=${secret}`, named))['x-request-id']).toBe('proxy-0815-abc');
  expect((await fail(`/api/trpc/matches.page?input=${secret}`, { 'x-request-id': 'a b\tc' }))['x-request-id']).toMatch(
    /^[\w-]{12}$/,
  );
});

test('the token of a link is told to no log', () => {
  const response = { headersSent: true, getHeader: () => undefined };
  const path = (url: string) => traced({ url, headers: {} } as never, response as never).path;
  expect(path('/join/abcdef?x=1')).toBe('/join/…');
  expect([path('/prove/abc'), path('/stop/abc/')]).toEqual(['/prove/…', '/stop/…']);
  expect([path('/never/abc'), path('/api/never/abc')]).toEqual(['/never/…', '/api/never/…']);
  expect([path('/api/stop/abc'), path('/calendar/abc.ics')]).toEqual(['/api/stop/…', '/calendar/…']);
  expect(path('/m/ABCD2345?token=x')).toBe('/m/ABCD2345');
});
