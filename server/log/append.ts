import type pg from 'pg';
import { type Match, resultsOf, viewOf } from '@/games/match';
import { now } from '../database/time';
import type { Addition } from './addition';
import type { LoadedMatch } from './loaded-match';
import { movesAt } from './quiet';
import { formatJudgment } from './rows';
import { formatResults } from './rules';

// One statement: the match moves on from the `seq` that was folded, and the events are there, or nothing happens. Of all
// statements this one is the driver's own: through Prisma it costs four times the processor time (docs/decisions/108). Where a match
// that was over goes on, whoever deleted their account since leaves their seat with it, as host/leave.ts has it for one that runs.
const appendSql = `
  with moved as (
    update match set seq = $2 + cardinality($3::bigint[]), status = $4, phase = $5, round = $6, due_at = $7,
      revision = revision + $20::bool::int, resume_at = $8, updated_at = $9, results = $17, finished_at = case when $4 = 'finished' then coalesce(finished_at, $9) end
    where id = $1 and seq = $2 and refusals = $19 returning id),
  gone as (
    update match_seat set holder_id = null, holder_guest = false, ready_at = null, promised_at = null, notebook = null,
      face_emblem = null, face_enamel = null, link_id = null, link_hash = null, left_at = $9
    from moved where $20 and match_id = moved.id and holder_id is not null and left_at is not null)
  insert into match_event (match_id, seq, at, by, action, key, via, person_id, person_name, reason, judgment)
  select moved.id, $2 + e.n, e.at, e.by, e.action, e.key, e.via, e.person_id, e.person_name, e.reason, e.judgment
  from moved, unnest($3::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[],
    $18::text[]) with ordinality as e (at, by, action, key, via, person_id, person_name, reason, judgment, n)`;

export async function append(pool: pg.Pool, match: LoadedMatch, addition: Addition): Promise<boolean> {
  const { events, folded } = addition;
  const { phase, round } = whereOf(match, folded);
  const { version } = folded.start.game;
  const writtenAt = new Date(now());
  const dueAt = dueAtOf(match, addition);
  const results = folded.status === 'finished' ? formatResults(resultsOf(folded)) : null;
  const resumeAt = addition.resumeAt === null ? null : new Date(addition.resumeAt);
  const result = await pool.query({
    name: 'append',
    text: appendSql,
    values: [
      match.id,
      match.log.length,
      events.map(({ at }) => at),
      folded.status,
      phase,
      round,
      dueAt,
      resumeAt,
      writtenAt,
      events.map(({ by }) => by),
      events.map(({ action }) => (action === undefined ? null : JSON.stringify(action))),
      events.map(({ key }) => key),
      events.map(({ via }) => via),
      events.map(({ personId }) => personId),
      events.map(({ personName }) => personName),
      events.map(({ reason }) => reason),
      results,
      events.map(({ judgment }) => (judgment === undefined ? null : formatJudgment(judgment, version))),
      match.row.refusals,
      match.status === 'finished' && folded.status !== 'finished',
    ],
  });
  if (result.rowCount !== events.length) return false;
  match.moved({
    seq: match.log.length + events.length,
    status: folded.status,
    results,
    phase,
    round,
    dueAt,
    resumeAt,
    updatedAt: writtenAt,
  });
  return true;
}

/** Phase and round, for lists; asked for only when a phase has opened. */
function whereOf(match: LoadedMatch, folded: Match): { phase: string | null; round: number | null } {
  const isSame = folded.opened === match.folded?.opened && folded.status === match.status && match.row.phase !== null;
  return isSame ? match.row : viewOf(folded, 'spectator');
}

/** When the clock has to look at the match next. */
function dueAtOf({ row, startedAt, lastAt }: LoadedMatch, { folded, resumeAt, events }: Addition): Date | null {
  const last = startedAt + (events.at(-1)?.at ?? lastAt);
  const at = folded.status === 'paused' ? resumeAt : movesAt({ row, folded, startedAt, last });
  return at === null ? null : new Date(at);
}
