/** So long a seat is left alone after a host's reminder. */
export const NUDGE_PAUSE_MS = 600_000;
