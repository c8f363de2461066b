/** Where nobody waits for them, bots take so much longer: a match of bots alone is there to be watched. */
const amongThemselves = 3;
/** And so much where somebody is still to come, for whom one of them plays: they want to find more than the end. */
const untilSomebodyComes = 12;

interface Thinking {
  /** How long a bot thinks where people play, at least and at most; where that is nothing, it waits for nothing. */
  readonly botDelayMs: readonly [number, number];
  readonly isAmongBots: boolean;
  /** A seat that a bot plays is kept for somebody. */
  readonly awaitsSomebody: boolean;
  /** Until the deadline; infinite where there is none. */
  readonly leftMs: number;
  /** Until what the last close has revealed has been watched. */
  readonly interludeMs: number;
  /** From 0 to 1. */
  readonly share: number;
}

/**
 * People do not answer at once; nor does a bot, but never so late that it misses the deadline. Where only bots play, nobody closes the
 * next round while the last one is being shown.
 */
export function thoughtMs(thinking: Thinking): number {
  const { botDelayMs, isAmongBots, leftMs, share } = thinking;
  const [least, most] = botDelayMs;
  if (most === 0) return 0;
  const watchedMs = isAmongBots ? Math.max(0, thinking.interludeMs) : 0;
  const ms = (least + (most - least) * share) * slowness(thinking);
  return watchedMs + Math.min(ms, Math.max(0, (leftMs - watchedMs) / 3));
}

function slowness({ isAmongBots, awaitsSomebody }: Thinking): number {
  if (!isAmongBots) return 1;
  return awaitsSomebody ? untilSomebodyComes : amongThemselves;
}
