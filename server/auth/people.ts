import type { Database } from '../log/rows';
import { nameKeyOf } from './names';

/** Somebody with an account, by their name in any capitals; null: there is nobody. */
export async function findPerson(db: Database, name: string): Promise<{ id: string; name: string } | null> {
  const found = await db.query('select id, name from "User" where "nameKey" = $1', [nameKeyOf(name)]);
  return (found.rows[0] as { id: string; name: string } | undefined) ?? null;
}
