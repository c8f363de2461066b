/** A result is told to those who have seen the end, and so long after it to all. */
export const TOLD_AFTER_MS = 24 * 60 * 60 * 1000;

export const isLongOver = (finishedAt: number | null, now: number): boolean =>
  finishedAt !== null && now - finishedAt > TOLD_AFTER_MS;

/** A host who has not gone on with the end for so long is gone. */
export const HOST_GONE_MS = 10 * 60_000;
