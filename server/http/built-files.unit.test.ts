import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBuilt } from './built-files';

const script = 'export const one = 1;';
const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
const server = createServer(async (request, response) => {
  if (!(await answerBuilt({ request, response }, folder))) response.writeHead(418).end();
});

beforeAll(async () => {
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'static/chunks/a_b-1.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(folder, 'secret.js.br'), brotliCompressSync('secret'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly takes?: string;
}

/** As it stands: `fetch` would settle the address before it asks, and take the answer apart. */
function ask(asked: string, { method = 'GET', takes = 'gzip, deflate, br' }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve) => {
    const sent = request({ port, path: asked, method, headers: { 'Accept-Encoding': takes } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.end();
  });
}

test('a script of the build comes as the build compressed it, for good', async () => {
  const { status, headers, body } = await ask('/_next/static/chunks/a_b-1.js?v=2');
  expect(status).toBe(200);
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect(headers).toMatchObject({
    ...{ 'content-encoding': 'br', 'content-type': 'application/javascript; charset=UTF-8', vary: 'Accept-Encoding' },
    ...{ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': String(body.length) },
  });
});

test.each([
  ['what the build has not compressed', '/_next/static/chunks/other.js', {}],
  ['a browser that does not take it', '/_next/static/chunks/a_b-1.js', { takes: 'gzip' }],
  ['what is no question for a file', '/_next/static/chunks/a_b-1.js', { method: 'HEAD' }],
  ['what lies elsewhere', '/_next/static/../secret.js', {}],
  ['what lies elsewhere, written otherwise', '/_next/static/chunks/..%2F..%2Fsecret.js', {}],
])('%s is left to Next', async (_, asked, how) => {
  expect((await ask(asked, how)).status).toBe(418);
});
