import type { Missed } from '@/server/reach/missed';

export const awayTitle = 'While you were away';

/** All that was missed, in a line. */
export const inALine = (missed: readonly Missed[]): string => missed.map(({ text }) => text).join(' ');

/** Clocks differ a little between a device and the server. */
const CLOCKS_MS = 1_000;

/** Who reloads in the scene of a close has not missed it. */
export const notTold = (missed: readonly Missed[], toldUntil: number | null): readonly Missed[] =>
  toldUntil === null ? missed : missed.filter(({ at }) => at > toldUntil + CLOCKS_MS);
