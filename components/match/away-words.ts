import type { Missed } from '@/server/reach/missed';

export const awayTitle = 'While you were away';

/** All that was missed, in a line. */
export const inALine = (missed: readonly Missed[]): string => missed.map(({ text }) => text).join(' ');
