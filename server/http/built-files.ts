// Scripts and styles of the build, as the build compressed them (scripts/build.ts): an eighth less than Next's own gzip,
// at a cost that nobody should wait for.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const address = /^\/_next\/(static\/(?:[\w-]+\/)*[\w.~-]+\.(js|css))(?:\?.*)?$/;
const types = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
]);

/** False: there is no such file, or this browser takes it otherwise; nothing has been sent. */
export async function answerBuilt(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  folder = '.next',
): Promise<boolean> {
  const [, file, kind = ''] = address.exec(request.url ?? '') ?? [];
  const type = types.get(kind);
  if (file === undefined || type === undefined || request.method !== 'GET' || !takesBrotli(request)) return false;
  const body = await readFile(path.join(folder, `${file}.br`)).catch(() => null); // one that the build has not made
  if (body === null) return false;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  response.end(body);
  return true;
}

const takesBrotli = ({ headers }: IncomingMessage): boolean => /\bbr\b/.test(String(headers['accept-encoding']));
