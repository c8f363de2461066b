import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pingMs } from '../../trpc/init';
import { Pings } from './pings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function streamTo() {
  const heard: unknown[] = [];
  const write = (text: unknown) => heard.push(text) > 0;
  return { heard, stream: { write, writableEnded: false, writableNeedDrain: false } };
}

test('each of many streams hears one in its time, and never all of them at once', () => {
  const pings = new Pings();
  const all = Array.from({ length: 1_000 }, streamTo);
  for (const { stream } of all) pings.begin(stream);
  const heard = () => all.reduce((sum, one) => sum + one.heard.length, 0);
  const atOnce: number[] = [];
  for (let last = 0, ms = 0; ms < pingMs; ms++) {
    vi.advanceTimersByTime(1);
    atOnce.push(heard() - last);
    last = heard();
  }
  expect(all.every((one) => one.heard.length === 1)).toBe(true);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(20);
});

test('who left, whose stream has ended, and to whom much is on its way hear none', () => {
  const pings = new Pings();
  const [left, ended, slow, here] = [streamTo(), streamTo(), streamTo(), streamTo()];
  const end = pings.begin(left.stream);
  pings.begin({ ...ended.stream, writableEnded: true });
  pings.begin({ ...slow.stream, writableNeedDrain: true });
  pings.begin(here.stream);
  end();
  vi.advanceTimersByTime(2 * pingMs);
  expect([left, ended, slow, here].map(({ heard }) => heard.length)).toEqual([0, 0, 0, 2]);
});
