import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '@/components/testing/local-storage';
import type { ActionSent } from './send';
import { sendWaiting } from './send-waiting';
import { dropWaiting, keepWaiting, leaveWaiting, leftWaiting } from './waiting-send';

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
  vi.stubGlobal('location', new URL('http://localhost/m/MATCH'));
});
afterEach(() => {
  dropWaiting(code);
  vi.unstubAllGlobals();
});

/** A server that answers so; what it was sent. */
function answering(answer: object) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    bodies.push(body);
    const data = JSON.stringify({ result: { data: answer } });
    return new Response(data, { headers: { 'Content-Type': 'application/json' } });
  });
  return bodies;
}

test('what its desk sends itself is left alone; what its desk has left, or a page before its reload, is sent with its key', async () => {
  const bodies = answering({ ok: true });
  keepWaiting({ ...sent, key: 'key-of-the-first-try', said });
  await sendWaiting(code);
  expect(bodies).toEqual([]);
  leaveWaiting();
  await sendWaiting(code);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('key-of-the-first-try');
  expect(leftWaiting(code), 'and is sent no more').toBeNull();
});

test.each([
  ['OVERTAKEN', 'refused'],
  ['TOO_LATE', 'too late'],
])('what was answered with %s waits no longer', async (refusal) => {
  const bodies = answering({ ok: false, refusal: { code: refusal, message: 'Not sent.' } });
  keepWaiting({ ...sent, key: 'key-of-the-first-try', said });
  leaveWaiting();
  await sendWaiting(code);
  await sendWaiting(code);
  expect(bodies).toHaveLength(1);
});

test('what is taken back is not kept, and what is sent under another key takes its place', () => {
  keepWaiting({ ...sent, key: 'first-key', said });
  leaveWaiting();
  dropWaiting(code, { but: 'first-key' });
  expect(leftWaiting(code)?.key).toBe('first-key');
  dropWaiting(code, { but: 'other-key' });
  expect(leftWaiting(code)).toBeNull();
  keepWaiting({ ...sent, key: 'first-key', said });
  dropWaiting(code);
  leaveWaiting();
  expect(leftWaiting(code)).toBeNull();
});
