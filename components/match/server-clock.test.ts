import { describe, expect, it } from 'vitest';
import { createServerClock, offsetOf } from './server-clock';

describe('the server’s clock', () => {
  it('trusts the shortest round trip', () => {
    const slow = { sentAt: 1000, serverNow: 6900, receivedAt: 2000 };
    const quick = { sentAt: 3000, serverNow: 8010, receivedAt: 3020 };
    expect(offsetOf([slow, quick])).toBe(5000);
    expect(offsetOf([quick, slow])).toBe(5000);
    expect(offsetOf([])).toBe(0);
  });

  it('reads the server’s time within half the round trip', async () => {
    let here = 1_000_000;
    const clock = createServerClock(() => here);
    await clock.measure(async () => {
      here += 30;
      const there = here + 5000;
      here += 10;
      return there;
    });
    expect(Math.abs(clock.now() - (here + 5000))).toBeLessThanOrEqual(20);
  });

  it('starts anew when this computer’s clock was set', async () => {
    let here = 1_000_000;
    let ahead = 0;
    const clock = createServerClock(() => here);
    const ask = async () => {
      here += 20;
      return here + ahead;
    };
    await clock.measure(ask);
    expect(Math.abs(clock.now() - here)).toBeLessThanOrEqual(10);
    here -= 3_600_000;
    ahead += 3_600_000;
    await clock.measure(ask);
    expect(Math.abs(clock.now() - (here + ahead))).toBeLessThanOrEqual(10);
  });

  it('stands where a page found it until the server is heard', () => {
    let here = 1000;
    const clock = createServerClock(() => here, 5000);
    here += 300;
    expect(clock.now()).toBe(5000);
    clock.hear(5250);
    here += 40;
    expect(clock.now()).toBe(5290);
  });

  it('never stays behind what the server just said', async () => {
    const clock = createServerClock(() => 1000);
    clock.hear(9000);
    expect(clock.now()).toBe(9000);
    clock.hear(8500);
    expect(clock.now()).toBe(9000);
  });
});
