import type { Stage } from './stage';

// NOTIFY inside the statement that appends, against one after the commit: PostgreSQL lets only one transaction that
// notifies commit at a time, and so no two of them can share a flush to disk (docs/decisions/021).

const clients = 20;
const ms = 3_000;

const insideSql = `with moved as (update bench_notify set seq = seq + 1 where id = $1 returning id)
  select pg_notify('bench_notify', id::text) from moved`;
const plainSql = 'update bench_notify set seq = seq + 1 where id = $1';

export async function compareNotify({ pool }: Stage): Promise<{ how: string; 'appends/s': number }[]> {
  await pool.query('create table if not exists bench_notify (id int primary key, seq int not null)');
  await pool.query('insert into bench_notify select n, 0 from generate_series(1, $1) as n on conflict do nothing', [
    clients,
  ]);
  const listener = await pool.connect();
  await listener.query('listen bench_notify');
  const rows = [
    { how: 'no NOTIFY', 'appends/s': await appendFor(pool, { sql: plainSql, after: async () => {} }) },
    { how: 'NOTIFY in the statement', 'appends/s': await appendFor(pool, { sql: insideSql, after: async () => {} }) },
    {
      how: 'one NOTIFY after the commit, coalesced',
      'appends/s': await appendFor(pool, { sql: plainSql, after: coalescer(pool) }),
    },
  ];
  await listener.query('unlisten bench_notify');
  listener.release();
  await pool.query('drop table bench_notify');
  return rows;
}

interface Appending {
  readonly sql: string;
  readonly after: (id: number) => unknown;
}

async function appendFor(pool: Stage['pool'], { sql, after }: Appending): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  const client = async (id: number) => {
    for (; performance.now() < end; count++) {
      await pool.query({ name: sql.slice(0, 4), text: sql, values: [id] });
      after(id);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, i) => client(i + 1)));
  return Math.round(count / (ms / 1000));
}

/** As the server does it: one is under way at a time, and carries what gathered meanwhile. */
function coalescer(pool: Stage['pool']): (id: number) => void {
  const waiting = new Set<number>();
  let isSending = false;
  const send = async () => {
    isSending = true;
    while (waiting.size > 0) {
      const payload = [...waiting].join(' ');
      waiting.clear();
      await pool.query({ name: 'notify', text: `select pg_notify('bench_notify', $1)`, values: [payload] });
    }
    isSending = false;
  };
  return (id) => {
    waiting.add(id);
    if (!isSending) void send();
  };
}
