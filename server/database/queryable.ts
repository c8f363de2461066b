import type pg from 'pg';

/** A pool, or a client inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** What asks the database. */
export interface Querying {
  readonly pool: pg.Pool;
}
