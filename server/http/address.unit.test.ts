import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { settleOrigin } from './address';
import { refuseRequest } from './guard';

function request(headers: Record<string, string>, remoteAddress = '198.51.100.9'): IncomingMessage {
  return { headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
}

const forged = { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-host': 'evil.example', 'x-client-address': '1.1.1.1' };

test('without a proxy of ours, nothing that a client says about itself is believed', () => {
  const asked = request(forged);
  settleOrigin(asked, { TRUSTED_PROXIES: 0, PORT: 3000 });
  expect(asked.headers).toMatchObject({
    'x-client-address': '198.51.100.9',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '198.51.100.9',
  });
});

test('behind one proxy, the last address in the chain is the client’s; what it sent itself comes before', () => {
  const asked = request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.5', 'x-forwarded-proto': 'https' }, '10.0.0.1');
  settleOrigin(asked, { TRUSTED_PROXIES: 1, PORT: 3000 });
  expect(asked.headers).toMatchObject({ 'x-client-address': '203.0.113.5', 'x-forwarded-proto': 'https' });
});

test('behind two proxies, the one before the last is', () => {
  const asked = request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.5, 10.0.0.2' }, '10.0.0.1');
  settleOrigin(asked, { TRUSTED_PROXIES: 2, PORT: 3000 });
  expect(asked.headers['x-client-address']).toBe('203.0.113.5');
});

test('a public address is what we are, whoever asks', () => {
  const asked = request(forged);
  settleOrigin(asked, { TRUSTED_PROXIES: 1, PUBLIC_URL: 'https://play.example', PORT: 3000 });
  expect(asked.headers).toMatchObject({ 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' });
});

test('where no public address is said, no Host header says it: only this machine’s own is known', () => {
  for (const TRUSTED_PROXIES of [0, 1]) {
    const asked = request({ host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    settleOrigin(asked, { TRUSTED_PROXIES, PORT: 4000 });
    expect(asked.headers).toMatchObject({ 'x-forwarded-host': 'localhost:4000', 'x-forwarded-proto': 'http' });
  }
});

test('what one’s own proxy was asked by is compared with where a page says that it is', () => {
  const asked = request({ host: '127.0.0.1:3001', 'x-forwarded-host': 'hall.example', origin: 'https://hall.example' });
  settleOrigin(asked, { TRUSTED_PROXIES: 1, PORT: 3001 });
  expect(refuseRequest(Object.assign(asked, { method: 'POST', url: '/safe' }))).toBeNull();
});
