// What a request of the API carries, read and bounded before anybody parses it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBodyBytes } from './guard';

/** More keys than any form takes. Each is made anew when JSON is parsed: 30,000 hold the process for 30 ms. */
export const maxKeys = 10_000;

/** Null: the connection was closed before all of it was there. */
export function readBody(request: IncomingMessage): Promise<string | null> {
  if (request.destroyed) return Promise.resolve(null);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBodyBytes) request.destroy();
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}

/** Colons outside of texts are keys; what is no JSON is found out later. */
export function hasTooManyKeys(json: string): boolean {
  let keys = 0;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === quote) i = endOfText(json, i + 1);
    else if (code === colon && ++keys > maxKeys) return true;
  }
  return false;
}

const [quote, colon, backslash] = [0x22, 0x3a, 0x5c];

/** Where the text ends that begins at `from`: its closing quote, or the end of all. */
function endOfText(json: string, from: number): number {
  let i = from;
  while (i < json.length && json.charCodeAt(i) !== quote) i += json.charCodeAt(i) === backslash ? 2 : 1;
  return i;
}

export function refuseTooMuch(response: ServerResponse): void {
  const message = 'This is too much for one request. Ask for less at a time.';
  response.writeHead(413, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify([{ error: { message, data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 } } }]));
}
