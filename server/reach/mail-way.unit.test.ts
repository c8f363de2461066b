import { createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../testing/mailbox';
import { mailWay } from './mail-way';
import type { Message, Way } from './way';

// Mail servers that are slow: what they may have is not sent again.

const letterTo = (id: number): Message => ({
  ...{ id, wayId: id, address: `p${id}@example.org`, code: null, title: 'A match', text: 'News.' },
  ...{ isUnproved: false, reason: 'You asked for it.', path: '/', mentions: '[]', picture: null },
});

let mailbox: Mailbox;
let way: Way;
const wayTo = (smtpUrl: string) =>
  mailWay({ smtpUrl, from: 'm@match.example', home: 'https://match.example', secret: 'none', patienceMs: 2_000 });
beforeEach(async () => {
  mailbox = await startMailbox();
  way = wayTo(mailbox.url);
});
afterEach(async () => {
  way.stop();
  await mailbox.stop();
});

describe('a letter', () => {
  test('that waits for a connection has its time still before it', async () => {
    mailbox.taking = () => setTimeout(900);
    const sent = await Promise.all(Array.from({ length: 24 }, (_, id) => way.send(letterTo(id))));
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['sent']));
    expect(new Set(mailbox.received.map(({ to }) => to)).size).toBe(24);
    expect(mailbox.received).toHaveLength(24);
  });

  test('is known by what does not tell how many others were sent: one for each, the same when it is sent again', async () => {
    for (const id of [7, 8, 7]) expect(await way.send(letterTo(id))).toEqual({ type: 'sent' });
    const [seven, eight, again] = mailbox.received.map(({ headers }) => headers.get('message-id') ?? '');
    for (const known of [seven, eight]) expect(known).toMatch(/^<delivery-[\w-]{22}@match\.example>$/);
    expect(eight).not.toBe(seven);
    expect(again).toBe(seven);
  });

  test('that was handed over whole and is not answered may have arrived; it is heard of when the server says', async () => {
    mailbox.taking = () => setTimeout(3_500);
    const sent = await way.send(letterTo(1));
    if (sent.type !== 'unknown') throw new Error(sent.type);
    expect(await sent.answer).toEqual({ type: 'sent' });
    expect(mailbox.received).toHaveLength(1);
  });

  test('whose connection is lost once the server has all of it may have arrived', async () => {
    mailbox.taking = async () => mailbox.hangUp();
    expect(await way.send(letterTo(1))).toMatchObject({ type: 'unknown' });
  });

  test('is sent again where the server did not let it begin, or says that it does not take it now', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket) && socket.write('220 mail.example\r\n'));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    const address = silent.address();
    const other = wayTo(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    expect(await other.send(letterTo(1))).toMatchObject({ type: 'later' });
    other.stop();
    for (const socket of sockets) socket.destroy();
    silent.close();
    mailbox.refuse = () => 450;
    expect(await way.send(letterTo(1))).toMatchObject({ type: 'later' });
  });
});
