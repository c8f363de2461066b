import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Door } from './live-door';
import type { LiveListener } from './live-listener';
import { servePage } from './live-porter';
import { ApiError } from './wire';

// A page and the worker, on the two ends of a real channel.

let watched: { code: string; listener: LiveListener; isLeft: boolean }[];
let ports: MessagePort[];
const stream = {
  watch(asked: { readonly code: string }, listener: LiveListener) {
    const one = { code: asked.code, listener, isLeft: false };
    watched.push(one);
    return {
      unsubscribe() {
        one.isLeft = true;
      },
    };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  watched = [];
  ports = [];
});
afterEach(() => {
  for (const port of ports) port.close();
  vi.useRealTimers();
});

function open() {
  const { port1, port2 } = new MessageChannel();
  ports = [port1, port2];
  const heard: string[] = [];
  const door = new Door(port2, { answered: () => heard.push('answered'), lost: () => heard.push('lost') });
  return { door, heard, worker: port1, page: port2 };
}

const listenerInto = (heard: string[]): LiveListener => ({
  onData: ({ id, data }) => heard.push(`${id} ${data}`),
  onConnectionStateChange: ({ error }) => heard.push(error === null ? 'connected' : 'not connected'),
  onError: (error) => heard.push(error instanceof ApiError ? `ended: ${error.data?.code}` : 'ended'),
});

/** So many beats pass, each with time for what is on its way. */
async function beats(count: number) {
  for (let i = 0; i < count; i++) {
    vi.advanceTimersByTime(5_000);
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
  }
}

test('a page hears what it watches, whatever it is told, and leaves', async () => {
  const { door, heard, worker } = open();
  servePage(worker, stream);
  await expect.poll(() => heard).toEqual(['answered']);
  const { unsubscribe } = door.watch({ code: 'ONE' }, listenerInto(heard));
  door.watch({ code: 'TWO' }, listenerInto(heard));
  await expect.poll(() => watched.map(({ code }) => code)).toEqual(['ONE', 'TWO']);
  watched[0]?.listener.onData({ id: 'a', data: 'text' });
  watched[0]?.listener.onConnectionStateChange({ error: new Error('gone') });
  watched[0]?.listener.onConnectionStateChange({ error: null });
  watched[1]?.listener.onError(new ApiError('No more.', { code: 'UNAUTHORIZED' }));
  await expect.poll(() => heard.slice(1)).toEqual(['a text', 'not connected', 'connected', 'ended: UNAUTHORIZED']);
  unsubscribe();
  await expect.poll(() => watched[0]?.isLeft).toBe(true);
});

test('a page that is there is kept for as long as it is; one that says good-bye is let go at once', async () => {
  const { door, heard, worker } = open();
  servePage(worker, stream);
  door.watch({ code: 'ONE' }, listenerInto(heard));
  await expect.poll(() => watched).toHaveLength(1);
  await beats(60);
  expect(watched[0]?.isLeft).toBe(false);
  expect(heard).not.toContain('lost');
  door.bye();
  await expect.poll(() => watched[0]?.isLeft).toBe(true);
});

test('a page that answers no more is let go, and hears so if it was only asleep', async () => {
  const { worker, page } = open();
  const heard: unknown[] = [];
  page.onmessage = ({ data }) => heard.push(data);
  servePage(worker, stream);
  page.postMessage({ type: 'watch', id: 1, asked: { code: 'ONE' } });
  await expect.poll(() => watched).toHaveLength(1);
  await beats(26);
  expect(watched[0]?.isLeft).toBe(true);
  expect(heard.at(-1)).toMatchObject({ type: 'ended', id: 1, code: null });
});

test('a page whose worker is gone hears that, so that it can start another', async () => {
  const { door, heard } = open();
  door.watch({ code: 'ONE' }, listenerInto(heard));
  await beats(6);
  expect(heard).toEqual(['lost', 'ended']);
});
