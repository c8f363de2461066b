import type { Querying } from '../database/queryable';
import type { Person } from '../person';
import type { Guarding } from './access';

/** Questions of players that wait in a match: how many, and nothing of what they say, since it stands on every page. */
export interface AskedOfHost {
  readonly code: string;
  /** Null on a screen that others look at: they are not told of which match. */
  readonly title: string | null;
  /** Where they are answered. */
  readonly path: string;
  readonly count: number;
  /** When the newest was asked (epoch milliseconds). */
  readonly latest: number;
}

/** In the matches that this person hosts, the longest waiting first, five at most; null: they host none that is not over. */
export async function askedOfHost(
  { prisma, safe }: Querying & Guarding,
  { id }: Person,
): Promise<readonly AskedOfHost[] | null> {
  const found = await prisma.$queryRaw<(Omit<AskedOfHost, 'path'> & { readonly status: string })[]>`
    select match.code, match.title, match.status, count(question.id)::int as count, 
      coalesce(floor(extract(epoch from max(question.created_at)) * 1000), 0)::float8 as latest
    from match left join question
      on question.match_id = match.id and question.answer is null and not question.published
    where not match.practice and (match.owner_id = ${id}
      or exists (select 1 from match_member where match_id = match.id and person_id = ${id} and kind = 'cohost'))
    group by match.id having match.status <> 'finished' or count(question.id) > 0
    order by min(question.id) nulls last limit 5`;
  if (found.length === 0) return null;
  const asked = found.filter(({ count }) => count > 0).map(withPath);
  return safe.has(id) ? asked.map((one) => ({ ...one, title: null })) : asked;
}

const withPath = ({ status, ...asked }: Omit<AskedOfHost, 'path'> & { readonly status: string }): AskedOfHost => ({
  ...asked,
  path: status === 'lobby' ? `/m/${asked.code}` : `/m/${asked.code}/host#questions`,
});
