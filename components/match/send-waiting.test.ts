import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '@/components/testing/local-storage';
import type { ActionSent } from './send';
import { sendWaiting } from './send-waiting';
import { dropWaiting, keepWaiting, leftWaiting, type WaitingSend } from './waiting-send';

const code = 'MATCH';
const sent: ActionSent = {
  code,
  seat: 'A' as ActionSent['seat'],
  action: { type: 'point', at: 'B' },
  meantFor: 'round 1',
};
const said = { what: 'Ben', moment: 'round 1' };

beforeEach(() => {
  const localStorage = emptyStorage();
  const window = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('http://localhost/m/MATCH'));
});
afterEach(() => vi.unstubAllGlobals());

/** As a page before this one, of the same browser, left it. */
function left(...waiting: readonly Partial<WaitingSend>[]) {
  const kept = waiting.map((one) => ({ ...sent, key: 'key-of-the-first-try', said, ...one }));
  window.localStorage.setItem(`unsent ${code}`, JSON.stringify(kept));
}

/** A server that answers so; what it was sent, and where. */
function answering(answer: object) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    bodies.push(`${address.split('/').at(-1)} ${body}`);
    const data = JSON.stringify({ result: { data: answer } });
    return new Response(data, { headers: { 'Content-Type': 'application/json' } });
  });
  return bodies;
}

test('what this page sends itself is left alone; what a page before its reload was to send is sent with its key', async () => {
  const bodies = answering({ ok: true });
  keepWaiting({ ...sent, key: 'key-of-this-page', said });
  await sendWaiting(code);
  expect(bodies).toEqual([]);
  dropWaiting(code, 'key-of-this-page');
  left({});
  await sendWaiting(code);
  expect(bodies).toEqual([expect.stringMatching(/^play\.act .*key-of-the-first-try/)]);
  expect(leftWaiting(code), 'and is sent no more').toEqual([]);
});

test('what was pressed first goes first', async () => {
  const bodies = answering({ ok: true });
  left({ key: 'key-of-the-move' }, { key: 'key-of-the-lock', action: { type: 'ready' } });
  await sendWaiting(code);
  expect(bodies).toEqual([expect.stringContaining('key-of-the-move'), expect.stringContaining('key-of-the-lock')]);
});

test('what was taken back and may have arrived is asked about, and not sent', async () => {
  const bodies = answering({ ok: false, refusal: { code: 'TAKEN_BACK', message: 'It was taken back.' } });
  left({ isTakenBack: true });
  await sendWaiting(code);
  expect(bodies).toEqual([expect.stringMatching(/^play\.takeBack .*key-of-the-first-try/)]);
  expect(leftWaiting(code)).toEqual([]);
});

test.each([
  ['OVERTAKEN', 'refused'],
  ['TOO_LATE', 'too late'],
])('what was answered with %s waits no longer', async (refusal) => {
  const bodies = answering({ ok: false, refusal: { code: refusal, message: 'Not sent.' } });
  left({});
  await sendWaiting(code);
  await sendWaiting(code);
  expect(bodies).toHaveLength(1);
});

test('what another page has taken back meanwhile is not sent', async () => {
  const bodies = answering({ ok: true });
  left({});
  const device = { onLine: false };
  vi.stubGlobal('navigator', device);
  const sending = sendWaiting(code);
  device.onLine = true;
  window.dispatchEvent(new Event('online'));
  window.localStorage.removeItem(`unsent ${code}`);
  await sending;
  expect(bodies).toEqual([]);
});
