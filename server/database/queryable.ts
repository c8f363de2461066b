import type pg from 'pg';
import type { Prisma, PrismaClient } from '@/prisma/client/client';

/** Prisma's client, or what it is inside a transaction. */
export type Queryable = Prisma.TransactionClient;

/** What asks the database. */
export interface Querying {
  readonly prisma: PrismaClient;
}

/** What listens, tells, holds a lock for as long as a connection lives, or appends: the driver's business. */
export interface Connecting {
  readonly pool: pg.Pool;
}

/** A text that is kept of a closed set of them. */
export function oneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new Error(`The database holds "${text}", which is none of ${known.join(', ')}`);
  return found;
}
