import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heardAgain } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often something that waits for the connection was done by now. */
async function waiting() {
  const done = vi.fn();
  void heardAgain().then(done);
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

test('what is to be tried again when there is a connection stands until then', async () => {
  const device = { onLine: false };
  vi.stubGlobal('navigator', device);
  const done = await waiting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
  device.onLine = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

test('a page that hears only later that there is none goes on waiting', async () => {
  const device = { onLine: true };
  vi.stubGlobal('navigator', device);
  const done = await waiting();
  device.onLine = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
});
