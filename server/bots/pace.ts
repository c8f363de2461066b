/** Where nobody waits for them, bots take so much longer: a match of bots alone is there to be watched. */
const amongThemselves = 3;

interface Thinking {
  /** How long a bot thinks where people play, at least and at most. */
  readonly botDelayMs: readonly [number, number];
  readonly isAmongBots: boolean;
  /** Until the deadline; infinite where there is none. */
  readonly leftMs: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** People do not answer at once; nor does a bot, but never so late that it misses the deadline. */
export function thoughtMs({ botDelayMs: [least, most], isAmongBots, leftMs, share }: Thinking): number {
  const ms = (least + (most - least) * share) * (isAmongBots ? amongThemselves : 1);
  return Math.min(ms, Math.max(0, leftMs / 3));
}
