import { expect, test, vi } from 'vitest';
import { followTime, now, SharedTime } from './time';

/** A process that has counted to `at`, and a database whose clock says so many milliseconds. */
function clocks() {
  let ticks = 0;
  const time = new SharedTime(() => ticks);
  return {
    time,
    pass: (ms: number) => (ticks += ms),
    /** A look that takes `tookMs`, and in the middle of which the database reads its clock. */
    look: (says: number, tookMs = 0) =>
      time.look(async () => {
        ticks += tookMs / 2;
        const read = says;
        ticks += tookMs / 2;
        return read;
      }),
  };
}

test('after a look it is the database’s time, and counts on from there', async () => {
  const { time, look, pass } = clocks();
  await look(1_000_000);
  expect(time.now()).toBe(1_000_000);
  pass(65_000);
  expect(time.now()).toBe(1_065_000);
});

test('a look that took long moves nothing that it cannot know to be wrong', async () => {
  const { time, look, pass } = clocks();
  await look(1_000_000);
  expect(await look(1_000_300, 400)).toBe(0);
  expect(time.now()).toBe(1_000_400);
  pass(600);
  expect(await look(1_003_000, 100)).toBe(-1_900);
  expect(time.now()).toBe(1_003_000);
});

test('a database whose clock is put back or on is followed at once', async () => {
  const { time, look } = clocks();
  await look(5_000_000);
  expect(await look(1_400_000)).toBe(3_600_000);
  expect(time.now()).toBe(1_400_000);
  await look(9_000_000);
  expect(time.now()).toBe(9_000_000);
});

test('a process whose clock is off says so once, and follows', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const theirs = now() + 90_000;
  await followTime(async () => theirs);
  await followTime(async () => theirs + 400);
  expect(warned.mock.calls).toEqual([['time: this process was -90.0 s off the database’s clock, and follows it.']]);
  expect(Math.abs(now() - theirs)).toBeLessThan(5_000);
  warned.mockRestore();
});
