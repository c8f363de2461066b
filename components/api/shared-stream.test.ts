import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveListener } from './live-listener';
import { type OpenStream, SharedStream } from './shared-stream';
import { ApiError } from './wire';

// What is told to screens, as words; the streams are the test's.

type Opened =
  Parameters<OpenStream> extends [infer Input, infer Listener]
    ? { readonly input: Input; readonly listener: Listener; isClosed: boolean }
    : never;

let opened: Opened[];
let shared: SharedStream;

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  shared = new SharedStream((input, listener) => {
    const stream: Opened = { input, listener, isClosed: false };
    opened.push(stream);
    return { unsubscribe: () => (stream.isClosed = true) };
  });
  return () => vi.useRealTimers();
});

function watch(code: string) {
  const heard: string[] = [];
  const listener: LiveListener = {
    onData: ({ id, data }) => heard.push(`${id} ${data}`),
    onConnectionStateChange: ({ error }) => heard.push(error === null ? 'connected' : 'lost'),
    onError: (error) => heard.push(error instanceof ApiError ? `ended: ${error.data?.code}` : 'ended'),
  };
  return { heard, ...shared.watch({ code }, listener) };
}

/** The newest stream, once it is asked for. */
function stream(): Opened {
  vi.advanceTimersByTime(100);
  const newest = opened.at(-1);
  if (newest === undefined) throw new Error('nothing was opened');
  return newest;
}

const connect = ({ listener }: Opened) => listener.onConnectionStateChange({ error: null });

describe('all screens of a browser', () => {
  test('that open in one moment are one stream, and each hears its own', () => {
    const [one, two] = [watch('ONE'), watch('TWO')];
    const { input, listener } = stream();
    expect(opened).toHaveLength(1);
    expect(input.screens.map(({ code }) => code)).toEqual(['ONE', 'TWO']);
    listener.onData({ id: 'a', data: [0, 'first'] });
    listener.onData({ id: 'b', data: [1, 'second'] });
    expect([one.heard, two.heard]).toEqual([['a first'], ['b second']]);
  });

  test('go on from what each had last when another opens; the old stream is heard until the new one is there', () => {
    const one = watch('ONE');
    const old = stream();
    old.listener.onData({ id: 'a1', data: [0, 'first'] });
    const two = watch('TWO');
    const next = stream();
    expect(next.input.screens.map(({ lastEventId }) => lastEventId)).toEqual(['a1', undefined]);
    expect(old.isClosed).toBe(false);
    old.listener.onData({ id: 'a2', data: [0, 'second'] });
    connect(next);
    expect(old.isClosed).toBe(true);
    next.listener.onData({ id: 'a2', data: [0, 'second, whole'] });
    next.listener.onData({ id: 'b1', data: [1, 'other'] });
    expect(one.heard).toEqual(['a1 first', 'a2 second', 'connected']);
    expect(two.heard).toEqual(['connected', 'b1 other']);
  });

  test('close all streams before when two opened one after the other', () => {
    watch('ONE');
    const first = stream();
    watch('TWO');
    const second = stream();
    watch('THREE');
    connect(stream());
    expect([first.isClosed, second.isClosed, opened.at(-1)?.isClosed]).toEqual([true, true, false]);
  });

  test('leave the stream when they close, and the last one closes it', () => {
    const [one, two] = [watch('ONE'), watch('TWO')];
    const both = stream();
    one.unsubscribe();
    both.listener.onData({ id: 'a', data: [0, 'late'] });
    expect(stream().input.screens.map(({ code }) => code)).toEqual(['TWO']);
    two.unsubscribe();
    vi.advanceTimersByTime(100);
    expect(opened.every(({ isClosed }) => isClosed)).toBe(true);
    expect(one.heard).toEqual([]);
  });

  test('are ended one by one, by the server’s word', () => {
    const [one, two] = [watch('ONE'), watch('TWO')];
    const { listener } = stream();
    listener.onData({ id: 'ended', data: [0, null, { code: 'FORBIDDEN', message: 'No more.' }] });
    listener.onData({ id: 'b', data: [1, 'goes on'] });
    expect([one.heard, two.heard]).toEqual([['ended: FORBIDDEN'], ['b goes on']]);
  });

  test('all hear when the connection is lost, is back, and is given up', () => {
    const [one, two] = [watch('ONE'), watch('TWO')];
    const { listener } = stream();
    listener.onConnectionStateChange({ error: new Error('gone') });
    listener.onConnectionStateChange({ error: null });
    listener.onError(new Error('refused'));
    expect(one.heard).toEqual(['lost', 'connected', 'ended']);
    expect(two.heard).toEqual(one.heard);
  });

  test('hear it too when the server stops', () => {
    const one = watch('ONE');
    stream().listener.onComplete();
    expect(one.heard).toEqual(['ended']);
  });
});
