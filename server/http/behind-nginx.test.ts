import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { type AddressInfo, createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../service';
import { cookieOf } from '../testing/http';
import { newKey, startedMatch, startTestService, type TestMatch } from '../testing/service';
import { answerApi } from './api';

// The configuration of docs/operations/nginx.conf, run by nginx before two processes. Debian's nginx-light is enough; where
// there is none (or no openssl for a certificate), this is left out, and the report says so.

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasNginx = runs('nginx', '-v') && runs('openssl', 'version');

/** More than browsers open to one server without HTTP/2. */
const tabs = 8;

describe.skipIf(!hasNginx)('behind nginx', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'main-match-nginx-'));
  const services: Service[] = [];
  const upstreams: Server[] = [];
  const seen: IncomingHttpHeaders[][] = [];
  let nginx: ChildProcess | undefined;
  let browser: ClientHttp2Session;
  let match: TestMatch;

  beforeAll(async () => {
    for (const i of [0, 1]) services[i] = await startTestService();
    for (const [i, service] of services.entries()) upstreams[i] = await serve(service, i);
    const [one] = services;
    if (one === undefined) throw new Error('no service');
    match = await startedMatch(one, { settings: { rounds: 2 } });
    const port = await freePort();
    nginx = startNginx(dir, { port, upstreams: upstreams.map(portOf) });
    browser = await connected(port, nginx);
  }, 60_000);

  afterAll(async () => {
    browser?.destroy();
    if (nginx !== undefined) await stopped(nginx);
    for (const upstream of upstreams) upstream.close().closeAllConnections();
    for (const service of services) await service.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  async function serve(service: Service, i: number): Promise<Server> {
    const headers: IncomingHttpHeaders[] = [];
    seen[i] = headers;
    const server = createServer((request, response) => {
      headers.push(request.headers);
      void answerApi({ request, response, service });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  test('eight tabs over one connection, on both processes, hear at once what was sent to either', async () => {
    const input = encodeURIComponent(JSON.stringify({ code: match.code }));
    const heard = Array.from({ length: tabs }, () => listen(browser, `/api/trpc/play.live?input=${input}`));
    await expect.poll(() => heard.every((texts) => isAt(texts, 1)), { timeout: 20_000 }).toBe(true);
    for (const { seat, person } of match.players) {
      const body = JSON.stringify({ code: match.code, seat, action: { type: 'point', at: null }, key: newKey() });
      const answer = await send(browser, { path: '/api/trpc/play.act', body, cookie: await cookieOf(person) });
      expect(JSON.parse(answer)).toEqual({ result: { data: { ok: true } } });
    }
    await expect.poll(() => heard.filter((texts) => isAt(texts, 2)), { timeout: 20_000 }).toHaveLength(tabs);
    for (const headers of seen) {
      expect(headers.length).toBeGreaterThan(0);
      expect(headers[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
      expect(headers[0]?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  test('health and figures are not for the world', async () => {
    const before = seen.flat().length;
    for (const name of ['healthz', 'readyz', 'metrics'])
      expect(await send(browser, { path: `/${name}` })).toContain('404');
    expect(seen.flat()).toHaveLength(before);
  });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createPort();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** As it is documented, but for where it listens, what is behind it, and its certificate. */
function startNginx(dir: string, { port, upstreams }: { port: number; upstreams: readonly number[] }): ChildProcess {
  const [key, certificate] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')];
  const names = ['-subj', '/CN=play.example.org', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names], {
    stdio: 'ignore',
  });
  const site = readFileSync('docs/operations/nginx.conf', 'utf8')
    .replace('listen 80;', `listen unix:${dir}/plain;`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`)
    .replace('/etc/ssl/play.example.org.pem', certificate)
    .replace('/etc/ssl/play.example.org.key', key);
  writeFileSync(path.join(dir, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  const all = `pid ${dir}/pid; error_log ${dir}/error.log; events {} http { access_log off; ${temporary.join(' ')} include ${dir}/site.conf; }`;
  writeFileSync(path.join(dir, 'nginx.conf'), all);
  return spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
}

function stopped(nginx: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  if (nginx.exitCode !== null) return Promise.resolve();
  nginx.kill('SIGTERM');
  return gone;
}

/** Once nginx listens. */
async function connected(port: number, nginx: ChildProcess): Promise<ClientHttp2Session> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx did not take its configuration');
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const isOpen = await new Promise<boolean>((resolve) => {
      session.once('connect', () => resolve(true));
      session.once('error', () => resolve(false));
    });
    if (isOpen) return session;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ask(
  session: ClientHttp2Session,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): ClientHttp2Stream {
  return session.request({ ':path': path, ':authority': 'play.example.org', ...headers }).setEncoding('utf8');
}

/** What comes, as it comes. */
function listen(session: ClientHttp2Session, path: string): string[] {
  const texts: string[] = [];
  ask(session, path, { accept: 'text/event-stream' }).on('data', (text: string) => texts.push(text));
  return texts;
}

/** Texts are JSON in JSON; the first brings all, a later one what changed. */
const isAt = (texts: readonly string[], round: number): boolean =>
  new RegExp(String.raw`round\\"[:,](\[\\"s\\",)?${round}\b`).test(texts.join(''));

async function send(
  session: ClientHttp2Session,
  { path, body, cookie = '' }: { path: string; body?: string; cookie?: string },
): Promise<string> {
  const how = {
    ':method': 'POST',
    'content-type': 'application/json',
    'content-length': String(body?.length ?? 0),
    cookie,
  };
  const stream = ask(session, path, body === undefined ? {} : how);
  stream.end(body);
  let text = '';
  for await (const part of stream) text += part;
  return text;
}
