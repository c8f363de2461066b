import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseRequest } from './guard';
import { refuse } from './refusal';

const server = createServer((request, response) => {
  const refused = refuseRequest(request);
  if (refused !== null) refuse({ request, response }, refused);
  else request.resume().once('end', () => response.end('taken'));
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close().closeAllConnections());

async function open(): Promise<{ socket: Socket; heard(): string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  await once(socket, 'connect');
  return { socket, heard: () => heard };
}

const head = (length: number) => `POST /api HTTP/1.1\r\nHost: here\r\nContent-Length: ${length}\r\n\r\n`;

test('who sends too much hears so while they are still sending, and goes on over the same connection', async () => {
  const { socket, heard } = await open();
  socket.write(head(600_000) + 'x'.repeat(1_000));
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 413 .*This is too much/s);
  socket.write(`${'x'.repeat(599_000)}${head(2)}{}`);
  await expect.poll(heard).toMatch(/200 OK.*taken/s);
  socket.destroy();
});

test('what is far too much, or has no end, is cut off', async () => {
  for (const sent of [head(50_000_000), 'POST /api HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n']) {
    const { socket, heard } = await open();
    socket.write(sent);
    await once(socket, 'close');
    expect(heard()).toMatch(/^HTTP\/1\.1 41[13] /);
  }
});
