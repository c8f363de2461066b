// Pictures, by addresses of their own: of matches for whoever may watch them, previews for links, the house's icons.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { catalogEntry } from '@/games/catalog';
import { personOf } from '../auth/session';
import { findWatchable } from '../live/follow';
import type { Finding } from '../log/match-cache';
import { type Guarding, shownTo } from '../pages/access';
import { readIntroPicture } from '../pages/intro';
import { type Picturing, TooBusy } from '../pictures/drawer';
import type { Drawing } from '../pictures/drawing';
import { drawingAt, drawingOf, pictureKinds } from '../pictures/drawing-of';
import { icoOf } from '../pictures/ico';

const MATCH = /^\/pictures\/m\/([0-9A-Za-z]{1,16})\/([a-z]+)\.png$/;
const OWN = /^\/pictures\/m\/([0-9A-Za-z]{1,16})\/own\/([A-Za-z0-9_-]{22})\.webp$/;
const GAME = /^\/pictures\/games\/([a-z0-9-]+)\.png$/;

/** By address: each is one picture, and never changes but with the house's sign. */
const fixed = new Map<string, Drawing>([
  ['/pictures/house.png', { of: 'house' }],
  ['/apple-touch-icon.png', { of: 'icon', size: 180, isMaskable: true }],
  ['/pictures/icon-192.png', { of: 'icon', size: 192, isMaskable: false }],
  ['/pictures/icon-512.png', { of: 'icon', size: 512, isMaskable: false }],
  ['/pictures/icon-maskable-512.png', { of: 'icon', size: 512, isMaskable: true }],
  ['/favicon.ico', { of: 'icon', size: 48, isMaskable: false }],
]);

type Served = Parameters<typeof readIntroPicture>[0] & Finding & Guarding & Picturing;

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

export const isPicture = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (fixed.has(pathOf(request)) || pathOf(request).startsWith('/pictures/'));

export async function answerPicture(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  service: Served,
): Promise<void> {
  const path = pathOf(request);
  if (OWN.test(path)) return answerOwn({ request, response, path }, service);
  const found = fixed.get(path) ?? gameAt(path) ?? (await matchAt(service, { request, path }));
  if (found === null) return refuse(response, 404);
  const picture = await service.pictures.draw(found).catch((error: unknown) => {
    if (error instanceof TooBusy) return null;
    throw error;
  });
  if (picture === null) return refuse(response, 503);
  const isIco = path.endsWith('.ico');
  const tag = `"${picture.tag}"`;
  response.setHeader('Content-Type', isIco ? 'image/x-icon' : 'image/png');
  response.setHeader('ETag', tag);
  // Asked again each time, and answered by the tag: what somebody may see changes with who they are, and with the match.
  response.setHeader('Cache-Control', fixed.has(path) ? 'public, max-age=86400' : 'private, no-cache');
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
  const body = isIco ? icoOf(picture.png, 48) : Buffer.from(picture.png);
  response.writeHead(200, { 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A picture that a host put into their text, for whoever may see the match. It is never another under the same name. */
async function answerOwn(
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
  service: Served,
): Promise<void> {
  const [, code = '', id = ''] = OWN.exec(path) ?? [];
  const match = await findWatchable(service, { code, user: await personOf(request.headers.cookie) });
  const bytes = match === null ? null : await readIntroPicture(service, { match, id });
  if (bytes === null) return refuse(response, 404);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'private, max-age=86400, immutable');
  response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function gameAt(path: string): Drawing | null {
  const [, game] = GAME.exec(path) ?? [];
  return game === undefined || catalogEntry(game) === null ? null : { of: 'game', game };
}

async function matchAt(
  service: Served,
  { request, path }: { request: IncomingMessage; path: string },
): Promise<Drawing | null> {
  const [, code, asked] = MATCH.exec(path) ?? [];
  const kind = pictureKinds.find((one) => one === asked);
  if (code === undefined || kind === undefined) return null;
  const person = kind === 'preview' ? null : await personOf(request.headers.cookie);
  const match = await findWatchable(service, { code, user: person });
  if (match === null) return { of: 'house' };
  const access = shownTo(service, match, person);
  const step = kind === 'preview' ? numberIn(request, 'at') : undefined;
  if (step !== undefined) return drawingAt(match, { access, step });
  return drawingOf(match, { access, kind, close: numberIn(request, 'close') });
}

/** Which moment of a match (`?at=41`), or which of its closes. */
function numberIn({ url = '' }: IncomingMessage, name: 'at' | 'close'): number | undefined {
  const given = new URLSearchParams(url.split('?')[1]).get(name) ?? '';
  return /^\d{1,7}$/.test(given) ? Number(given) : undefined;
}

function refuse(response: ServerResponse, status: 404 | 503): void {
  const sentence =
    status === 404 ? 'There is no such picture.' : 'Too many pictures are being drawn. Please try again.';
  response.writeHead(status, { 'Content-Type': 'application/json', ...(status === 503 ? { 'Retry-After': '5' } : {}) });
  response.end(JSON.stringify({ error: { message: sentence, data: { httpStatus: status } } }));
}
