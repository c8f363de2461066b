import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { settleOrigin } from './address';

function request(headers: Record<string, string>, remoteAddress = '198.51.100.9'): IncomingMessage {
  return { headers: { host: 'localhost:3000', ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
}

const forged = { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-host': 'evil.example', 'x-client-address': '1.1.1.1' };

test('without a proxy of ours, nothing that a client says about itself is believed', () => {
  const asked = request(forged);
  settleOrigin(asked, { TRUSTED_PROXIES: 0 });
  expect(asked.headers).toMatchObject({
    'x-client-address': '198.51.100.9',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '198.51.100.9',
  });
});

test('behind one proxy, the last address in the chain is the client’s; what it sent itself comes before', () => {
  const asked = request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.5', 'x-forwarded-proto': 'https' }, '10.0.0.1');
  settleOrigin(asked, { TRUSTED_PROXIES: 1 });
  expect(asked.headers).toMatchObject({ 'x-client-address': '203.0.113.5', 'x-forwarded-proto': 'https' });
});

test('behind two proxies, the one before the last is', () => {
  const asked = request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.5, 10.0.0.2' }, '10.0.0.1');
  settleOrigin(asked, { TRUSTED_PROXIES: 2 });
  expect(asked.headers['x-client-address']).toBe('203.0.113.5');
});

test('a public address is what we are, whoever asks', () => {
  const asked = request(forged);
  settleOrigin(asked, { TRUSTED_PROXIES: 1, PUBLIC_URL: 'https://play.example' });
  expect(asked.headers).toMatchObject({ 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' });
});
