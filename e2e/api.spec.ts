import { request as http } from 'node:http';
import { connect } from 'node:net';
import { expect, long, test, type Visitor } from './fixtures';

// What a client gets that is not our screens: malformed, foreign, too long.

async function ask(visitor: Visitor, { method, path, data }: { method: 'GET' | 'POST'; path: string; data?: unknown }) {
  const answer = await visitor.context.request.fetch(`/api/trpc/${path}`, { method, data });
  const body = (await answer.json()) as { error?: { message: string; data: { field?: string | null } } };
  return { status: answer.status(), field: body.error?.data.field ?? null, text: JSON.stringify(body) };
}

const input = (value: object) => encodeURIComponent(JSON.stringify(value));

test('an unknown match is 404, and so is a private one; somebody else’s seat is 403, nobody 401', async ({
  newPerson,
  newVisitor,
}) => {
  const [host, ann, nobody] = [await newPerson('Host'), await newPerson('Ann'), await newVisitor()];
  const created = await host.api.matches.create.mutate({ game: 'pointing-chains', seats: 3, visibility: 'private' });
  const code = created.ok ? created.code : '';
  const act = { code, seat: 'A', action: { type: 'point', at: null }, key: 'k'.repeat(12) };
  const pageOf = (which: string) => ask(ann, { method: 'GET', path: `matches.page?input=${input({ code: which })}` });
  expect(await pageOf('NOSUCHONE')).toMatchObject({ status: 404 });
  expect(await pageOf(code)).toEqual(await pageOf('NOSUCHONE'));
  expect((await ask(ann, { method: 'POST', path: 'play.act', data: act })).status).toBe(404);
  expect((await ask(host, { method: 'POST', path: 'play.act', data: act })).status).toBe(403);
  expect((await ask(nobody, { method: 'POST', path: 'play.act', data: act })).status).toBe(401);
});

test('a page of a private match tells a stranger what one of no match tells', async ({ newPerson, newVisitor }) => {
  const [host, stranger] = [await newPerson('Host'), await newVisitor()];
  const created = await host.api.matches.create.mutate({ game: 'pointing-chains', seats: 3, visibility: 'private' });
  const code = created.ok ? created.code : '';
  const answered = async (reader: Visitor, { code, part }: { code: string; part: string }) => {
    const answer = await reader.context.request.get(`/m/${code}${part}`);
    const html = (await answer.text()).replaceAll(code, 'THECODE');
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/nonce="[^"]*"/g, '');
    return { status: answer.status(), shown };
  };
  for (const part of ['', '/host', '/replay', '/stage', '/rules']) {
    const none = await answered(stranger, { code: 'NOSUCHXX', part });
    expect(none.status, part).toBe(404);
    expect(await answered(stranger, { code, part }), part).toEqual(none);
    expect((await answered(host, { code, part })).status, part).toBe(200);
  }
});

test('the Host header is said back nowhere, though no public address is set here', async ({ newPerson }) => {
  const { context, api } = await newPerson('Ann');
  const created = await api.matches.create.mutate({ game: 'bifrost', visibility: 'public' });
  const code = created.ok ? created.code : '';
  await api.reach.renewCalendar.mutate();
  const { calendar } = await api.reach.choices.query();
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const pages = [
    '/',
    '/games',
    '/games/',
    '/games/bifrost',
    '/account',
    '/sign-in',
    '/register',
    `/m/${code}`,
    '/nowhere',
  ];
  const ofMatch = ['rules', 'host', 'stage', 'replay'].map((part) => `/m/${code}/${part}`);
  const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', `/calendar/${calendar}.ics`];
  const auth = ['providers', 'csrf', 'session', 'signin', 'signout', 'callback/password'].map(
    (part) => `/api/auth/${part}`,
  );
  const ways: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { host: 'evil.example', rsc: '1' },
  ];
  for (const path of [...pages, ...ofMatch, ...files, ...auth, '/m/%', '/api/trpc/nothing'])
    for (const headers of ways) {
      const answer = await context.request.get(path, { headers, maxRedirects: 0 });
      expect(JSON.stringify([answer.headers(), await answer.text()]), path).not.toContain('evil');
    }
  const out = { method: 'POST', form: { csrfToken, callbackUrl: '/games' }, maxRedirects: 0 } as const;
  const answer = await context.request.fetch('/api/auth/signout', { ...out, headers: { host: 'evil.example' } });
  expect(answer.headers().location).toBe('/games');
});

test('what is no sign-in is refused in a sentence, or led to the page for it', async ({ newVisitor }) => {
  const { context } = await newVisitor();
  const answered = async (
    method: 'GET' | 'POST',
    path: string,
    sent: { data?: string; form?: Record<string, string> },
  ) => {
    const headers: Record<string, string> = sent.data === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await context.request.fetch(`/api/auth/${path}`, { method, headers, maxRedirects: 0, ...sent });
    return { status: answer.status(), text: await answer.text(), to: answer.headers().location ?? null };
  };
  for (const path of ['callback/password', 'session', 'signout', 'signin/password']) {
    for (const data of ['{x:', '', 'null', '[1]', '{"callbackUrl":{}}']) {
      const { status, text } = await answered('POST', path, { data });
      expect([400, 405], `${path} ${data}`).toContain(status);
      expect(JSON.parse(text).message, `${path} ${data}`).toMatch(/^[A-Z].*\.$/);
    }
  }
  for (const path of ['callback/password', 'callback/demo', 'callback/seat-link'])
    expect(await answered('GET', path, {}), path).toMatchObject({ status: 303, to: '/sign-in' });
  for (const [method, path] of [
    ['GET', 'callback/nope'],
    ['POST', 'csrf'],
    ['GET', 'nothing'],
  ] as const) {
    const { status, text } = await answered(method, path, {});
    expect(status, path).toBe(400);
    expect(text, path).toContain('nothing at this address');
  }
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const toOthers = (callbackUrl: string) => answered('POST', 'signout', { form: { csrfToken, callbackUrl } });
  for (const no of ['http://localhost:4200.evil.com', 'javascript:alert(1)', 'nowhere'])
    expect(await toOthers(no), no).toMatchObject({ status: 400, to: null });
  for (const [foreign, to] of [
    ['https://evil.com/', '/'],
    ['//evil.com', '/evil.com'],
  ] as const)
    expect(await toOthers(foreign), foreign).toMatchObject({ status: 302, to });
});

test('what is malformed is 400 with its field, and no error tells of the inside', async ({ newPerson }) => {
  const ann = await newPerson('Ann');
  const wrong = [
    { path: 'matches.create', data: { game: 7 }, field: 'game' },
    { path: 'matches.create', data: { game: 'pointing-chains', seats: -1 }, field: 'seats' },
    { path: 'play.act', data: { seat: 'A', action: {}, key: 'k'.repeat(12) }, field: 'code' },
    { path: 'account.rename', data: {}, field: 'name' },
    { path: 'account.rename', data: [1, 2], field: '' },
  ];
  for (const { path, data, field } of wrong) {
    const answer = await ask(ann, { method: 'POST', path, data });
    expect(answer, path).toMatchObject({ status: 400, field });
    expect(answer.text).not.toMatch(/stack|node_modules|prisma|select |\/server\//i);
    expect(answer.text, 'in sentences').not.toMatch(/expected|invalid|too small/i);
  }
});

test('what is too long is refused before it is read', async ({ newPerson, baseURL }) => {
  const ann = await newPerson('Ann');
  const long = await ask(ann, { method: 'POST', path: 'account.rename', data: { name: 'x'.repeat(600_000) } });
  expect(long.status).toBe(413);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = http(`${baseURL}/api/trpc/account.rename`, { method: 'POST' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once('error', reject);
    request.setHeader('Transfer-Encoding', 'chunked');
    request.write('{');
    request.end();
  });
  expect(status, 'a body of no known length').toBe(411);
});

/** What the server answers to bytes as they stand, until it closes the connection. */
function answerTo(baseURL: string | undefined, bytes: string, drip?: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 1000);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => {}); // whoever is cut off may be told by a reset; a close follows
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

const strange: [string, string, number][] = [
  ['an address that is none', 'GET /m/%E0%A4%A HTTP/1.1\r\n', 400],
  ['an address that names a host', 'GET http://evil.example/ HTTP/1.1\r\n', 400],
  ['an address that is everything', 'OPTIONS * HTTP/1.1\r\n', 400],
  ['a method that echoes', 'TRACE /api/trpc/play.now HTTP/1.1\r\n', 405],
  ['an action of Next’s', 'POST / HTTP/1.1\r\nnext-action: x\r\nContent-Length: 0\r\n', 400],
];

for (const [what, head, status] of strange) {
  test(`${what} is answered in a sentence`, async ({ baseURL }) => {
    const answer = await answerTo(baseURL, `${head}Host: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
}

test('a body that comes a byte a second is cut off', long, async ({ baseURL }) => {
  const head = `POST /api/trpc/account.rename HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const answer = await answerTo(baseURL, `${head}Content-Length: 1000\r\n\r\n{`, ' ');
  expect(answer).toMatch(/^HTTP\/1.1 4/);
});
