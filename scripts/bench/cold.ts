import { randomBytes } from 'node:crypto';
import { percentile, round } from './spread';
import { createMatch, type Stage } from './stage';
import type { Row, Target } from './targets';

// A server that starts on a database full of matches that run: how long until it answers, and whether the deadlines that are
// near are resolved in time and in their order while it reads.

const live = 2_000;
/** Deadlines that come soon after the start, so far apart. */
const near = 500;
const apartMs = 20;
const roundSeconds = 600;
/** From the stop on: the time away is given back on top of it. */
const firstInMs = 15_000;

const targets: readonly Target[] = [
  { column: 'up ms', atMost: () => 5_000 },
  { column: 'deadlines', atLeast: () => near },
  { column: 'out of order ms', atMost: () => 100 },
];

export const cold = {
  name: 'cold',
  about: `a start on a database with ${live} live matches; ${near} deadlines within ${(near * apartMs) / 1000} s soon after it`,
  isLong: true,
  targets,
  async run(stage: Stage): Promise<Row[]> {
    const { code } = await createMatch(stage, {
      game: 'pointing-chains',
      seats: 5,
      settings: { rounds: 99, roundSeconds, pace: 'clock' },
    });
    await noteDeadlines(stage);
    await stage.server.stop();
    await copyMatch(stage, code);
    const upMs = await stage.server.start();
    const fired = await firedOf(stage);
    await stage.pool.query(`update match set status = 'finished', due_at = null where status = 'running'`);
    return [
      {
        matches: live,
        'up ms': Math.round(upMs),
        deadlines: fired.length,
        'p95 ms late': round(
          percentile(
            fired.map(({ lateMs }) => lateMs),
            0.95,
          ),
        ),
        'out of order ms': Math.round(outOfOrder(fired.map(({ due }) => due))),
      },
    ];
  },
};

/** When a close by the clock is written, by the database's own clock. */
async function noteDeadlines({ pool }: Stage): Promise<void> {
  await pool.query(`
    create table if not exists bench_fired (match_id int, due float8, at float8, id bigserial primary key);
    truncate bench_fired;
    create or replace function bench_note() returns trigger language plpgsql as $$ begin
      insert into bench_fired (match_id, due, at)
        select new.match_id, extract(epoch from started_at) * 1000 + new.at, extract(epoch from clock_timestamp()) * 1000
        from match where id = new.match_id;
      return new;
    end $$;
    create or replace trigger bench_note after insert on match_event for each row when (new.by = 'clock')
      execute function bench_note();`);
}

/**
 * The near ones first, one after the other; the others ten minutes later. They began ten minutes ago, but not on a server
 * that other cases stopped meanwhile: that time would be given back to them.
 */
async function copyMatch({ pool }: Stage, code: string): Promise<void> {
  await pool.query('delete from outage');
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = current_schema() and table_name = 'match'
        and column_name not in ('id', 'code', 'started_at', 'due_at', 'join_link_hash', 'watch_link_hash')`,
  );
  await pool.query(
    `with due as (
        select n, now() + make_interval(secs => $3::float8 + least(n, $4) * $5::float8 + greatest(0, n - $4) + (n > $4)::int * 600) as at
        from generate_series(1, $2::int) as n),
      made as (
        insert into match (code, started_at, due_at, ${rows[0]?.columns})
        select $6 || n, due.at - make_interval(secs => $7), due.at, ${rows[0]?.columns} from match, due where code = $1
        returning id)
      insert into match_seat (match_id, seat, position, name, holder_id, holder_name)
      select made.id, seat, position, name, holder_id, holder_name
      from made, match_seat where match_id = (select id from match where code = $1)`,
    [code, live, firstInMs / 1000, near, apartMs / 1000, randomBytes(3).toString('hex').toUpperCase(), roundSeconds],
  );
}

interface Fired {
  readonly due: number;
  readonly lateMs: number;
}

/** In the order in which they were written. */
async function firedOf({ pool }: Stage): Promise<Fired[]> {
  const giveUpAt = Date.now() + firstInMs + near * apartMs + 60_000;
  for (;;) {
    const { rows } = await pool.query<{ due: number; at: number }>(`select due, at from bench_fired order by id`);
    if (rows.length >= near || Date.now() > giveUpAt) return rows.map(({ due, at }) => ({ due, lateMs: at - due }));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** How much later than one that came after it a deadline was, at the most. */
function outOfOrder(dues: readonly number[]): number {
  let [last, worst] = [Number.NEGATIVE_INFINITY, 0];
  for (const due of dues) {
    worst = Math.max(worst, last - due);
    last = Math.max(last, due);
  }
  return worst;
}
