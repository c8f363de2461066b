import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { answerStill, isStillPage, withoutScripts } from './still-pages';

test.each([
  ['/', true],
  ['/?from=elsewhere', true],
  ['/games', true],
  ['/games/bifrost', true],
  ['/games/bifrost/practise', false],
  ['/m/ABCDEFGH', false],
  ['/m/ABCDEFGH/rules', true],
  ['/gamesters', false],
  ['/_next/static/a.js', false],
])('%s is only read: %s', (url, isStill) => {
  expect(isStillPage({ method: 'GET', url } as IncomingMessage)).toBe(isStill);
  expect(isStillPage({ method: 'POST', url } as IncomingMessage)).toBe(false);
});

test('takes out what Next put in, and leaves what is ours and what people wrote', () => {
  const page = [
    '<head><link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" href="/_next/static/a.js"/></head>',
    '<script src="/still.js" nonce="n" async=""></script><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<script src="/_next/static/a.js" nonce="n" async=""></script><script nonce="n">self.__next_f.push([1,"a\n"])</script>',
  ].join('');
  expect(withoutScripts(page)).toBe(
    '<head><link rel="stylesheet" href="/_next/static/a.css"/></head><script src="/still.js" nonce="n" async=""></script><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('a page is sent though its writer waits until it is', async () => {
  const server = createServer((request, response) => {
    const write = async () => {
      response.write('<p>Rules</p>');
      response.end();
      await once(response, 'finish');
    };
    void answerStill({ request, response }, write);
  });
  await once(server.listen(0), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  const answer = await fetch(`http://localhost:${address.port}/games`, { signal: AbortSignal.timeout(5_000) });
  expect(await answer.text()).toBe('<p>Rules</p>');
  server.close();
});
