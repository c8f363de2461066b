// What every request has to satisfy, and what every answer carries, before anybody else looks at it.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const apiPath = '/api/trpc/';
export const maxBodyBytes = 512 * 1024;
/** How many calls of the API one request may hold; those that cost more count for more. */
export const maxBatchSize = 32;

const weights = new Map([
  ['matches.viewBefore', 8],
  ['host.rewindPreview', 8],
  ['matches.record', 8],
  ['matches.log', 4],
  ['matches.story', 4],
  ['matches.namesProblems', 4],
  ['matches.mine', 4],
  ['matches.publicList', 4],
]);

/** The procedures that an address of the API names, however its signs are written. */
export const proceduresOf = (url: string): string[] => calledBy(url).split(',');

/** The same as it stands there, several with commas between them. */
export function calledBy(url: string): string {
  const path = url.slice(apiPath.length).split('?')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // no procedure has such a name, which is what will be answered
  }
}

/** Whether it asks for a stream of live texts. */
export const isLive = ({ url = '' }: IncomingMessage): boolean =>
  url.startsWith(apiPath) && proceduresOf(url).some((name) => name.startsWith('play.live'));

/** For how many plain calls these count. */
export const weightOf = (procedures: readonly string[]): number =>
  procedures.reduce((sum, name) => sum + (weights.get(name) ?? 1), 0);

export interface RefusedRequest {
  status: number;
  sentence: string;
}

/** Why a request is not dealt with at all; null if it may pass. */
export function refuseRequest(request: IncomingMessage): RefusedRequest | null {
  const strange = strangeRequest(request);
  if (strange !== null) return strange;
  if (isReading(request)) return null;
  if (!isSameOrigin(request)) return { status: 403, sentence: 'This request comes from another site.' };
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) > maxBodyBytes) return { status: 413, sentence: 'This is too much.' };
  const isUnbounded = length === undefined && request.headers['transfer-encoding'] !== undefined;
  return isUnbounded ? { status: 411, sentence: 'Say how long the request is (Content-Length).' } : null;
}

/** What nothing here asks for, and what lies behind would take for a fault of ours. */
function strangeRequest(request: IncomingMessage): RefusedRequest | null {
  if (!isReading(request) && request.method !== 'POST') return { status: 405, sentence: 'This is nothing to do here.' };
  if (!isReadable(request.url ?? '/')) return { status: 400, sentence: 'This is no address.' };
  const isAction = request.headers['next-action'] !== undefined; // Next's own way to change things; we have none of it
  return isAction ? { status: 400, sentence: 'There is no such action.' } : null;
}

/** As a browser asks: by a path. What names a host, or `*`, is meant for a proxy. */
function isReadable(url: string): boolean {
  if (!url.startsWith('/')) return false;
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
}

/**
 * Browsers say where a request that changes something comes from; a page of another site cannot lie about it. Programs
 * that are no browsers send neither header, and hold nobody's cookies but their own.
 */
function isSameOrigin(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const hosts = [request.headers.host, request.headers['x-forwarded-host']];
  return hosts.some((host) => host !== undefined && origin.replace(/^https?:\/\//, '') === host);
}

export interface HeaderOptions {
  isSecure: boolean;
  isDevelopment: boolean;
}

/** What an answer of the API carries: it is data, and never a page. */
export function setApiHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
}

/** Where the build's own scripts, styles and fonts are. */
export const isBuiltFile = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/_next/static/');

/** The page's own scripts: those of the build, and those that stand before them (public/). */
export const isScript = (request: IncomingMessage): boolean =>
  isBuiltFile(request) || ownScripts.has(request.url ?? '');

const ownScripts: ReadonlySet<string> = new Set(['/early.js', '/still.js', '/asked.js', '/who.js']);

/** What such a file carries: a page asks for two dozen of them, so no more than a script or a worker needs. */
export function setFileHeaders(request: IncomingMessage, response: ServerResponse): void {
  // A worker goes by the policy of its own script, a page's script by that of its page.
  if (request.headers['sec-fetch-dest'] !== 'script')
    response.setHeader('Content-Security-Policy', "default-src 'self'");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  dropComparisons(response, isBuiltFile(request) ? [...byTimeOrPart, 'ETag'] : byTimeOrPart);
  // Said here, it comes without the line on how long.
  if (request.headers.connection === 'keep-alive') response.setHeader('Connection', 'keep-alive');
}

const byTimeOrPart = ['Last-Modified', 'Accept-Ranges'];

/** What never changes under its name is never compared, the rest by its tag alone: for all scripts of a page that is some kilobytes. */
function dropComparisons(response: ServerResponse, names: readonly string[]): void {
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(...head: unknown[]) {
      for (const name of names) response.removeHeader(name);
      return Reflect.apply(writeHead, response, head);
    },
  });
}

/** Sets the headers that harden a browser. Pages get a nonce, which Next puts on its scripts by itself. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { isSecure, isDevelopment }: HeaderOptions,
): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy({ nonce, isSecure, isDevelopment });
  request.headers['x-nonce'] = nonce;
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  // Other sites learn no address, and where it is a key, as a link's is, no next page of ours does.
  response.setHeader('Referrer-Policy', keyed.test(request.url ?? '') ? 'no-referrer' : 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

/**
 * Pages whose addresses are keys, but for a sign-in letter's: its form would leave without an `Origin`, by which browsers without
 * `Sec-Fetch-Site` are known.
 */
const keyed = /^\/(?:join|prove|stop|never)\//;

function contentPolicy({ nonce, isSecure, isDevelopment }: HeaderOptions & { nonce: string }): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // While developing, Next puts styles into the page as it goes. Boards put their pieces in place by rules (`Styled`).
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ');
}
