// The server's clock, as well as a browser can know it. A request brings the server's time; it was read somewhere
// between sending and receiving, so the shortest round trip knows it best.

/** Epoch milliseconds: ours when the request left and when the answer came, the server's in between. */
export interface ClockSample {
  readonly sentAt: number;
  readonly serverNow: number;
  readonly receivedAt: number;
}

const KEPT = 8;

/** The server's clock minus ours, from the sample with the shortest round trip; 0 without any. */
export function offsetOf(samples: readonly ClockSample[]): number {
  const best = samples.reduce<ClockSample | null>(
    (a, b) => (a === null || b.receivedAt - b.sentAt < a.receivedAt - a.sentAt ? b : a),
    null,
  );
  return best === null ? 0 : Math.round(best.serverNow - (best.sentAt + best.receivedAt) / 2);
}

export interface ServerClock {
  /** Epoch milliseconds by the server's clock. */
  now(): number;
  /** Asks the server for its time; forgets what it knew if this computer's clock was set or slept. */
  measure(ask: () => Promise<number>): Promise<void>;
  /** What came without being asked for can only be older than now: it corrects a clock that is behind. */
  hear(serverNow: number): void;
}

/**
 * `heldAt`: where the clock stands until the server is heard for the first time; without it, it runs as ours does. A page
 * that the server made is shown with the server's time at first, or the browser would not draw the same again.
 */
export function createServerClock(read: () => number = Date.now, heldAt: number | null = null): ServerClock {
  let samples: ClockSample[] = [];
  let offset: number | null = null;
  return {
    now: () => (offset === null && heldAt !== null ? heldAt : read() + (offset ?? 0)),
    async measure(ask) {
      const sentAt = read();
      const serverNow = await ask();
      const sample = { sentAt, serverNow, receivedAt: read() };
      const fits = Math.abs(offsetOf([sample]) - (offset ?? 0)) <= sample.receivedAt - sample.sentAt + 250;
      samples = [...(fits ? samples : []), sample].slice(-KEPT);
      offset = offsetOf(samples);
    },
    hear(serverNow) {
      offset = Math.max(offset ?? Number.NEGATIVE_INFINITY, serverNow - read());
    },
  };
}
