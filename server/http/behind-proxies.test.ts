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

// The configurations in docs/operations, run by nginx and by Caddy before two processes. Debian's nginx-light and caddy are
// enough; what is not installed (or where there is no openssl for a certificate) is left out, and the report says so.

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasOpenssl = runs('openssl', 'version');

interface Before {
  readonly dir: string;
  readonly port: number;
  readonly upstreams: readonly number[];
  readonly key: string;
  readonly certificate: string;
}

const proxies = [
  { name: 'nginx', isHere: runs('nginx', '-v'), start: startNginx },
  { name: 'Caddy', isHere: runs('caddy', 'version'), start: startCaddy },
];

/** More than browsers open to one server without HTTP/2. */
const tabs = 8;

for (const { name, isHere, start } of proxies)
  describe.skipIf(!isHere || !hasOpenssl)(`behind ${name}`, () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'main-match-proxy-'));
    const services: Service[] = [];
    const upstreams: Server[] = [];
    const seen: IncomingHttpHeaders[][] = [];
    let proxy: ChildProcess | undefined;
    let browser: ClientHttp2Session;
    let match: TestMatch;

    beforeAll(async () => {
      for (const i of [0, 1]) services[i] = await startTestService();
      for (const [i, service] of services.entries()) upstreams[i] = await serve(service, i);
      const [one] = services;
      if (one === undefined) throw new Error('no service');
      match = await startedMatch(one, { settings: { rounds: 2 } });
      const port = await freePort();
      proxy = start({ dir, port, upstreams: upstreams.map(portOf), ...certify(dir) });
      browser = await connected(port, proxy);
    }, 60_000);

    afterAll(async () => {
      browser?.destroy();
      if (proxy !== undefined) await stopped(proxy);
      for (const upstream of upstreams) upstream.close().closeAllConnections();
      for (const service of services) await service.stop();
      rmSync(dir, { recursive: true, force: true });
    });

    async function serve(service: Service, i: number): Promise<Server> {
      const headers: IncomingHttpHeaders[] = [];
      seen[i] = headers;
      const server = createServer((request, response) => {
        if (request.headers['x-forwarded-for'] === undefined) return response.end(); // it asks for itself: /readyz
        headers.push(request.headers);
        return void answerApi({ request, response, service });
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
        expect(headers[0]?.['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
      }
    });

    test('whoever says where they come from is not believed', async () => {
      const before = seen.flat();
      await send(browser, { path: '/api/trpc/play.now', forwardedFor: '6.6.6.6' });
      const after = seen.flat().filter((headers) => !before.includes(headers));
      expect(after.map((headers) => String(headers['x-forwarded-for']).split(', ').at(-1))).toEqual(['127.0.0.1']);
    });

    test('health and figures are not for the world', async () => {
      const before = seen.flat().length;
      for (const name of ['healthz', 'readyz', 'metrics']) expect(await statusOf(browser, `/${name}`)).toBe(404);
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

function certify(dir: string): { key: string; certificate: string } {
  const [key, certificate] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')];
  const names = ['-subj', '/CN=play.example.org', '-addext', 'subjectAltName=DNS:play.example.org'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...made, ...names], { stdio: 'ignore' });
  return { key, certificate };
}

/** As it is documented, but for where it listens, what is behind it, and its certificate. */
function startNginx({ dir, port, upstreams, key, certificate }: Before): ChildProcess {
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

/** The same; a certificate of its own it would ask the internet for. */
function startCaddy({ dir, port, upstreams, key, certificate }: Before): ChildProcess {
  const site = readFileSync('docs/operations/Caddyfile', 'utf8')
    .replace('play.example.org {', `https://play.example.org:${port} {\nbind 127.0.0.1\ntls ${certificate} ${key}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`);
  const config = path.join(dir, 'Caddyfile');
  writeFileSync(config, `{\nadmin off\nauto_https disable_redirects\nlog {\noutput discard\n}\n}\n${site}`);
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], { stdio: 'ignore', env });
}

function stopped(proxy: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => proxy.once('exit', () => resolve()));
  if (proxy.exitCode !== null) return Promise.resolve();
  proxy.kill('SIGTERM');
  return gone;
}

/** Once it listens. */
async function connected(port: number, proxy: ChildProcess): Promise<ClientHttp2Session> {
  const servername = 'play.example.org';
  for (;;) {
    if (proxy.exitCode !== null) throw new Error('The proxy did not take its configuration');
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername });
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

function statusOf(session: ClientHttp2Session, path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    ask(session, path).once('response', (headers) => resolve(headers[':status']));
  });
}

async function send(
  session: ClientHttp2Session,
  { path, body, cookie = '', forwardedFor }: { path: string; body?: string; cookie?: string; forwardedFor?: string },
): Promise<string> {
  const said: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const how = {
    ':method': 'POST',
    'content-type': 'application/json',
    'content-length': String(body?.length ?? 0),
    cookie,
  };
  const stream = ask(session, path, { ...said, ...(body === undefined ? {} : how) });
  stream.end(body);
  let text = '';
  for await (const part of stream) text += part;
  return text;
}
