import { expect, test } from 'vitest';
import { parseEnv } from './env';

const right = { DATABASE_URL: 'postgresql://u:p@127.0.0.1:5432/x', AUTH_SECRET: 'x'.repeat(32) };

test('what is needed is enough, and the rest has defaults', () => {
  expect(parseEnv(right)).toMatchObject({
    PORT: 3000,
    DEMO: false,
    FAST_API: true,
    NODE_ENV: 'production',
    TRUSTED_PROXIES: 0,
  });
});

test('every fault has its line', () => {
  const wrong = { ...right, AUTH_SECRET: 'short', PORT: 'http', DEMO: 'maybe', DATABASE_URL: undefined };
  expect(() => parseEnv(wrong)).toThrow(/AUTH_SECRET: must be at least 32/);
  expect(() => parseEnv(wrong)).toThrow(/PORT: must be a number/);
  expect(() => parseEnv(wrong)).toThrow(/DATABASE_URL is not set/);
  expect(() => parseEnv(wrong)).toThrow(/DEMO: must be "on" or "off"/);
});

test('Discord takes both of its values or neither', () => {
  expect(() => parseEnv({ ...right, DISCORD_CLIENT_ID: 'a' })).toThrow(/belong together/);
  expect(parseEnv({ ...right, DISCORD_CLIENT_ID: 'a', DISCORD_CLIENT_SECRET: 'b' }).DISCORD_CLIENT_ID).toBe('a');
  expect(parseEnv({ ...right, DISCORD_CLIENT_ID: '', DISCORD_CLIENT_SECRET: '' }).DISCORD_CLIENT_ID).toBeUndefined();
});

test('links in e-mails need an address that the server was told', () => {
  const mailing = { ...right, SMTP_URL: 'smtp://localhost' };
  expect(() => parseEnv(mailing)).toThrow(/PUBLIC_URL: must be set when SMTP_URL is/);
  expect(parseEnv({ ...mailing, PUBLIC_URL: 'https://play.example' }).PUBLIC_URL).toBe('https://play.example');
});
