import type { ReactNode } from 'react';

/** What is on the table and below it, whoever sits there: one chosen map, the rounds to choose from, what counts. */
export interface OnTable {
  readonly middle: ReactNode;
  readonly below: ReactNode;
}
