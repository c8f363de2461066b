import type { Use, UseKind } from '../log/notifier';

/** What tells other processes how much is used here. */
export interface Telling {
  tellOfUse(kind: UseKind, uses: readonly Use[]): void;
}

/** Whoever uses this part of what they may at one process is told of to the others. */
export const muchShare = 1 / 4;
export const tellEveryMs = 1_000;
