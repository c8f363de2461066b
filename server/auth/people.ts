import type { Queryable } from '../database/queryable';
import { nameKeyOf } from './names';

/** Somebody with an account, by their name in any capitals; null: there is nobody. */
export async function findPerson(db: Queryable, name: string): Promise<{ id: string; name: string } | null> {
  const found = await db.query('select id, name from "User" where "nameKey" = $1', [nameKeyOf(name)]);
  return (found.rows[0] as { id: string; name: string } | undefined) ?? null;
}
