import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { isScript, maxBodyBytes, refuseRequest, setFileHeaders, setSecurityHeaders } from './guard';

function statusOf(headers: Record<string, string>, method = 'POST'): number {
  const all = { host: 'play.example', 'content-length': '2', ...headers };
  return refuseRequest({ method, headers: all } as unknown as IncomingMessage)?.status ?? 200;
}

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://play.example' }, 200],
  ['a page of ours in an old browser', { origin: 'https://play.example' }, 200],
  ['a program', {}, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another site in an old browser', { origin: 'https://evil.example' }, 403],
  ['a site whose name begins like ours', { origin: 'https://play.example.evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['another port of ours', { 'sec-fetch-site': 'same-site', origin: 'https://play.example:8080' }, 403],
])('a change asked for by %s', (_who, headers, status) => {
  expect(statusOf(headers as Record<string, string>)).toBe(status);
});

test('reading is open to links from everywhere', () => {
  expect(statusOf({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
});

test.each([
  ['TRACE', '/api/trpc/play.now', {}, 405],
  ['PUT', '/', {}, 405],
  ['GET', '/m/%E0%A4%A', {}, 400],
  ['GET', '/m/%E2%98%83?q=%E0', {}, 200],
  ['POST', '/', { 'next-action': 'x' }, 400],
])('%s %s with %o is %i, and reaches nobody', (method, url, headers, status) => {
  const all = { host: 'play.example', 'content-length': '2', ...headers };
  expect(refuseRequest({ method, url, headers: all } as unknown as IncomingMessage)?.status ?? 200).toBe(status);
});

test('a body has a bound, and says its length', () => {
  expect(statusOf({ 'content-length': String(maxBodyBytes) })).toBe(200);
  expect(statusOf({ 'content-length': String(maxBodyBytes + 1) })).toBe(413);
  const chunked = { method: 'POST', headers: { host: 'x', 'transfer-encoding': 'chunked' } };
  expect(refuseRequest(chunked as unknown as IncomingMessage)?.status).toBe(411);
});

test('a worker’s script brings a policy of its own; a page’s is bound by its page', () => {
  const policyFor = (destination: string | undefined) => {
    const set = new Map<string, string>();
    const request = { url: '/_next/static/chunks/a.js', headers: { 'sec-fetch-dest': destination } };
    const response = { setHeader: (name: string, value: string) => set.set(name, value) };
    setFileHeaders(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    expect(set.get('X-Content-Type-Options')).toBe('nosniff');
    return set.get('Content-Security-Policy');
  };
  for (const destination of ['sharedworker', 'worker', 'style', 'document', undefined])
    expect(policyFor(destination)).toBe("default-src 'self'");
  expect(policyFor('script')).toBeUndefined();
});

function headersOf(how: { isSecure: boolean; isDevelopment: boolean }, url = '/'): Map<string, string> {
  const set = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => set.set(name, value) };
  setSecurityHeaders({ url, headers: {} } as unknown as IncomingMessage, response as unknown as ServerResponse, how);
  return set;
}

test('a page whose address is a key tells it to nobody; others, and the form of a sign-in letter, to no other site', () => {
  const policyAt = (url: string) => headersOf({ isSecure: true, isDevelopment: false }, url).get('Referrer-Policy');
  for (const kind of ['join', 'prove', 'stop', 'never']) expect(policyAt(`/${kind}/abcdefghij`)).toBe('no-referrer');
  for (const url of ['/', '/m/ABCD', '/join', '/sign-in/letter?token=x']) expect(policyAt(url)).toBe('same-origin');
});

test('over TLS a browser is told to come by TLS alone; without, nothing of the kind', () => {
  const secure = headersOf({ isSecure: true, isDevelopment: false });
  expect(secure.get('Strict-Transport-Security')).toBe('max-age=31536000');
  expect(secure.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  const plain = headersOf({ isSecure: false, isDevelopment: false });
  expect(plain.has('Strict-Transport-Security')).toBe(false);
});

test('styles come by nonce while the product runs, and as Next brings them while it is made', () => {
  const styles = (isDevelopment: boolean) =>
    /style-src [^;]*/.exec(headersOf({ isSecure: true, isDevelopment }).get('Content-Security-Policy') ?? '')?.[0];
  expect(styles(false)).toMatch(/^style-src 'self' 'nonce-[^']+'$/);
  expect(styles(true)).toBe("style-src 'self' 'unsafe-inline'");
});

test('scripts carry little, also those that stand before the build’s; pages are no scripts', () => {
  const isOne = (url: string) => isScript({ url } as unknown as IncomingMessage);
  expect(['/_next/static/chunks/a.js', '/early.js', '/still.js', '/asked.js', '/who.js'].filter(isOne)).toHaveLength(5);
  expect(['/', '/m/ABC', '/early.js/..', '/m/still.js'].filter(isOne)).toEqual([]);
});
