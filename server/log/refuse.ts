import type { Queryable } from '../database/queryable';
import type { LoadedMatch } from './loaded-match';
import { type KeptRefusal, keptRefusals } from './refused';

/** On condition that the match is as it was when they were refused; false: it is not, and nothing is kept. */
export async function keepRefused(
  db: Queryable,
  match: LoadedMatch,
  refused: readonly KeptRefusal[],
): Promise<boolean> {
  const keys = refused.map(({ key }) => key);
  const digests = refused.map(({ digest }) => digest);
  const refusals = refused.map(({ refusal }) => JSON.stringify(refusal));
  const before = match.row.refusals;
  const after = before + refused.length;
  const kept = await db.$executeRaw`
    with counted as (
      update match set refusals = ${after}
      where id = ${match.id} and seq = ${match.log.length} and refusals = ${before} returning id),
    forgotten as (
      delete from match_refusal using counted where match_id = counted.id and number <= ${after - keptRefusals})
    insert into match_refusal (match_id, number, key, digest, refusal)
    select counted.id, ${before}::int + r.n, r.key, r.digest, r.refusal
    from counted, unnest(${keys}::text[], ${digests}::text[], ${refusals}::text[])
      with ordinality as r (key, digest, refusal, n)`;
  if (kept !== refused.length) return false;
  match.hasRefused(refused);
  match.countRefusals(after);
  return true;
}
