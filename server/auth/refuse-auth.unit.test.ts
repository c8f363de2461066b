import { describe, expect, test, vi } from 'vitest';
import { tellFault } from '../faults';
import { inOurWords, refuseAuth } from './refuse-auth';

const home = 'http://localhost:4200';
vi.mock('../faults', () => ({ tellFault: vi.fn() }));

const origin = 'http://localhost:4200/api/auth/';

async function answered(path: string, init: RequestInit = {}) {
  const [action = ''] = path.split('?');
  const answer = await refuseAuth({ request: new Request(origin + path, init), path: action.split('/') });
  return answer === null ? null : { status: answer.status, to: answer.headers.get('Location') };
}
const json = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

describe('next-auth is never asked', () => {
  test.each(['{x:', '', 'null', '[1]', '7', '{"name":{}}'])('with %j for a form', async (body) => {
    for (const path of ['callback/password', 'signout', 'signin/password'])
      expect(await answered(path, json(body)), path).toMatchObject({ status: 400 });
  });

  test('to come back from a way in that leads nowhere', async () => {
    for (const path of ['callback/password', 'callback/demo', 'callback/seat-link'])
      expect(await answered(path), path).toEqual({ status: 303, to: '/sign-in' });
    expect(await answered('callback/discord')).toBeNull();
  });

  test('to use up a letter’s link that is only looked at', async () => {
    const query = 'token=t&email=ann%40example.org&callbackUrl=%2F';
    for (const method of ['GET', 'HEAD'])
      expect(await answered(`callback/email?callbackUrl=%2F&token=t&email=ann%40example.org`, { method })).toEqual({
        ...{ status: 303, to: `/sign-in/letter?${query}` },
      });
    expect(await answered(`callback/email?${query}`, form({}))).toBeNull();
  });

  test('to change a sign-in that it is asked for', async () => {
    expect(await answered('session', json('{}'))).toMatchObject({ status: 405 });
    expect(await answered('session')).toBeNull();
  });

  test.each(['http://localhost:4200.evil.com', 'javascript:alert(1)', 'nowhere'])(
    'to lead to %s',
    async (callbackUrl) => {
      expect(await answered('signout', form({ callbackUrl }))).toMatchObject({ status: 400 });
      expect(await answered('signout', json(JSON.stringify({ callbackUrl })))).toMatchObject({ status: 400 });
      expect(await answered(`signin?callbackUrl=${encodeURIComponent(callbackUrl)}`)).toMatchObject({ status: 400 });
    },
  );
});

test.each(['a\0', 'a\ud800'])('next-auth is never asked with %j, which cannot be kept', async (name) => {
  expect(await answered('callback/password', json(JSON.stringify({ name })))).toMatchObject({ status: 400 });
  expect(await answered('callback/password', form({ name: 'a\0' }))).toMatchObject({ status: 400 });
  expect(await answered(`callback/email?token=${encodeURIComponent('\0')}`)).toMatchObject({ status: 400 });
});

describe('what was thrown while somebody signed in', () => {
  const address = `http://localhost:4200/api/auth/error?error=${encodeURIComponent('Invalid `prisma.user` at db.inside:5432')}`;

  test('is not where a page leads, and is told to us', async () => {
    const answer = await inOurWords(
      new Response(null, { status: 302, headers: { Location: address, 'Set-Cookie': 'a=1' } }),
      home,
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/api/auth/error?error=FAULT']);
    expect(answer.headers.get('Set-Cookie')).toBe('a=1');
    expect(tellFault).toHaveBeenCalledWith('sign-in', expect.stringContaining('db.inside'));
  });

  test('is not in what a script is answered', async () => {
    const answer = await inOurWords(Response.json({ url: address }, { status: 401 }), home);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { url: 'http://localhost:4200/api/auth/error?error=FAULT' },
    ]);
  });
});

test('a form is left to next-auth as it is', async () => {
  const request = new Request(`${origin}callback/password`, form({ name: 'Ann', callbackUrl: '/matches' }));
  expect(await refuseAuth({ request, path: ['callback', 'password'] })).toBeNull();
  expect(await request.text()).toContain('name=Ann');
});

test('what next-auth says of itself is said in our words; where it leads somewhere, it is left', async () => {
  const own = await inOurWords(Response.json({ message: 'not supported by NextAuth.js' }, { status: 400 }), home);
  expect([own.status, await own.text()]).toEqual([400, expect.not.stringContaining('NextAuth')]);
  const led = Response.json({ url: '/sign-in?error=WRONG_PASSWORD' }, { status: 401 });
  expect(await inOurWords(led, home)).toBe(led);
  const moved = new Response(null, { status: 302, headers: { Location: '/' } });
  expect(await inOurWords(moved, home)).toBe(moved);
});

test.each([
  ['http://localhost:4200', '/'],
  ['http://localhost:4200/account?new=1', '/account?new=1'],
  ['http://localhost:4200//evil.example/', '/evil.example/'],
  ['http://localhost:4200/\\evil.example/', '/evil.example/'],
  ['http://localhost:42000/', 'http://localhost:42000/'],
  ['https://discord.com/oauth2/authorize', 'https://discord.com/oauth2/authorize'],
])('%s is led to as %s: at a page of ours a browser stays where it reached us', async (location, to) => {
  const answer = await inOurWords(new Response(null, { status: 302, headers: { Location: location } }), home);
  expect(answer.headers.get('Location')).toBe(to);
});

test('who tried too often is told so by the status too, and when to come back', async () => {
  const url = 'http://localhost/api/auth/error?error=TOO_MANY_ATTEMPTS';
  const answer = await inOurWords(Response.json({ url }, { status: 401, headers: { 'Set-Cookie': 'kept=1' } }), home);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('set-cookie')]).toEqual([
    429,
    '900',
    'kept=1',
  ]);
  expect(await answer.json()).toEqual({ url });
});
