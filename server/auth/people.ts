import type { Queryable } from '../database/queryable';
import { typedNameKey } from './names';

/** Somebody with an account, by their name in any capitals; null: there is nobody. */
export function findPerson(db: Queryable, name: string): Promise<{ id: string; name: string } | null> {
  return db.user.findUnique({ where: { nameKey: typedNameKey(name) }, select: { id: true, name: true } });
}
