import type pg from 'pg';
import type { LoadedMatch } from './loaded-match';
import { keptRefusals, type Refused } from './refused';

const keepSql = `
  with counted as (
    update match set refusals = refusals + cardinality($4::text[]) where id = $1 and seq = $2 and refusals = $3 returning id),
  forgotten as (
    delete from match_refusal using counted where match_id = counted.id and number <= $3 + cardinality($4) - $7)
  insert into match_refusal (match_id, number, key, digest, refusal)
  select counted.id, $3 + r.n, r.key, r.digest, r.refusal
  from counted, unnest($4, $5::text[], $6::text[]) with ordinality as r (key, digest, refusal, n)`;

/** On condition that the match is as it was when they were refused; false: it is not, and nothing is kept. */
export async function keepRefused(pool: pg.Pool, match: LoadedMatch, refused: readonly Refused[]): Promise<boolean> {
  const result = await pool.query({
    name: 'keep-refused',
    text: keepSql,
    values: [
      match.id,
      match.log.length,
      match.row.refusals,
      refused.map(({ key }) => key),
      refused.map(({ digest }) => digest),
      refused.map(({ refusal }) => JSON.stringify(refusal)),
      keptRefusals,
    ],
  });
  if (result.rowCount !== refused.length) return false;
  match.hasRefused(refused);
  match.countRefusals(match.row.refusals + refused.length);
  return true;
}
