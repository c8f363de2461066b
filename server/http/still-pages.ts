// Pages that are only read (the first page, the games, the rulebooks) are sent without the scripts that would bring them
// to life: React and Next's router are 140 kB, compressed, before a line of ours (docs/decisions/089). What such a page
// does, links, forms and popovers do; its own small script (public/still.js) keeps it fresh. Next knows no such pages, so
// its scripts are taken out of what it writes: all of these come from its build or stand inline.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const addresses = /^\/(games(\/[a-z0-9-]+)?|m\/[0-9A-Za-z]+\/rules)?\/?(\?.*)?$/;

export const isStillPage = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && addresses.test(url);

/** Answers for a still page. `write` has Next write it, whole; nothing is sent before it has ended. */
export async function answerStill(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  write: () => Promise<void>,
): Promise<void> {
  if (request.headers.rsc !== undefined) return refuseParts(response);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  delete request.headers['accept-encoding'];
  request.headers['x-still'] = '1'; // the layout asks for the page's own script instead of what waits for Next's
  const written = collect(response);
  const writing = write(); // in development over only when the response is, which is sent below
  const html = (await Promise.race([written, writing.then(() => written)])).toString();
  const body = Buffer.from(response.statusCode < 500 ? withoutScripts(html) : html);
  for (const name of ['Content-Length', 'ETag', 'Link']) response.removeHeader(name);
  if (takesGzip) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Vary', 'Accept-Encoding');
  response.end(takesGzip ? await compress(body) : body);
  await writing;
}

/** A live page asks for the next one in parts; where there are none it goes there as to any other address. */
function refuseParts(response: ServerResponse): void {
  response.statusCode = 204;
  response.end();
}

export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (script, attributes: string) => (isOurs(attributes) ? script : ''))
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}

/** A script of ours is a file in public/. */
const isOurs = (attributes: string): boolean => /\bsrc="\/(?!_next\/)/.test(attributes);

/** Keeps what is written instead of sending it, until it ends; then the response writes by itself again. */
function collect(response: ServerResponse): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { writeHead, write, end, flushHeaders } = response;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.flushHeaders = () => {};
    response.writeHead = (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.at(-1);
      if (typeof headers === 'object')
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      return response;
    };
    response.write = (chunk: unknown) => {
      keep(chunk);
      return true;
    };
    response.end = (chunk?: unknown) => {
      keep(chunk);
      Object.assign(response, { writeHead, write, end, flushHeaders });
      resolve(Buffer.concat(chunks));
      return response;
    };
  });
}
