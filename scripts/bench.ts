// `npm run bench [-- NAME ...] [--api-only] [--long] [--strict] [--json]`: how fast it is, and whether that reaches what it has to. Server
// cases run against a real server process and a real PostgreSQL on loopback; games' own cases (games/<game>/bench.ts)
// run in this process. Every run also measures a plain durable INSERT on the same database, so that figures of different
// machines can be compared. --long takes minutes where a case has a long form (soak: 30 instead of 3). With --strict it fails
// where something was not reached. With --json (`npm run -s bench -- --json`) one JSON object is all that is written.
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { serverCases } from './bench/cases';
import { gameCases, runGameCase } from './bench/games';
import { openStage, type Stage } from './bench/stage';
import { type Row, withTargets } from './bench/targets';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'api-only': { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const known = [...serverCases.map(({ name }) => name), ...gameCases.map(({ name }) => name)];
const unknown = positionals.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}. Known: ${known.join(', ')}`);
  process.exit(2);
}
const isAsked = ({ name, isLong }: { name: string; isLong?: boolean }) =>
  positionals.length === 0 ? isLong !== true : positionals.includes(name);

const report: Record<string, unknown> = { machine: describeMachine(), loadBefore: os.loadavg() };
const cases: Record<string, { about: string; rows: readonly object[] }> = {};
say(`${report.machine}`);
say(
  `load before: ${os
    .loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}`,
);
for (const benchCase of gameCases.filter(isAsked)) {
  const { measured, table } = runGameCase(benchCase);
  tell(benchCase, { rows: measured, table });
}
const asked = serverCases.filter(isAsked);
if (asked.length > 0) await runOnStage();
if (values.json) console.log(JSON.stringify({ ...report, cases }, null, 2));
if (values.strict && isMissed()) process.exitCode = 1;

function isMissed(): boolean {
  const rows: readonly object[] = Object.values(cases).flatMap((one) => one.rows);
  return rows.some((row) => 'reached' in row && row.reached === 'no');
}

async function runOnStage(): Promise<void> {
  const dir = path.resolve('.data/bench');
  mkdirSync(dir, { recursive: true });
  const stage = await openStage({ dir, apiOnly: values['api-only'], isLong: values.long });
  try {
    report.database = await describeDatabase(stage);
    say(`${report.database}`);
    const inserts = await measureInserts(stage);
    for (const benchCase of asked) {
      const rows = (await benchCase.run(stage)).map((row) => withRatio(row, inserts));
      tell(benchCase, { rows: withTargets(rows, benchCase.targets ?? []) });
    }
  } finally {
    await stage.close();
  }
}

/** For people, as it comes. */
function say(line: string): void {
  if (!values.json) console.log(line);
}

function tell(
  { name, about }: { name: string; about: string },
  { rows, table = rows }: { rows: readonly object[]; table?: readonly object[] },
): void {
  cases[name] = { about, rows };
  say(`\n${name}: ${about}`);
  if (!values.json) console.table(table);
}

function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  return `${os.availableParallelism()} cores of ${cpu?.model ?? 'an unknown kind'}, ${memory}, Node ${process.versions.node}, ${os.type()}`;
}

async function describeDatabase({ pool }: Stage): Promise<string> {
  const { rows } = await pool.query<{ version: string; fsync: string; commit: string }>(
    `select version() as version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  const [row] = rows;
  return `${row?.version.split(' on ')[0]} on loopback, fsync ${row?.fsync}, synchronous_commit ${row?.commit}`;
}

/** Plain durable INSERTs a second, by how many connections at once. */
async function measureInserts({ pool }: Stage): Promise<Map<number, number>> {
  await pool.query('create table if not exists bench_insert (id bigserial primary key, text text)');
  const perSecond = new Map<number, number>();
  for (const clients of [1, 10, 50]) perSecond.set(clients, await insertFor(pool, { clients, ms: 1500 }));
  await pool.query('drop table bench_insert');
  const told = [...perSecond].map(([clients, n]) => `${clients} at once: ${Math.round(n)}/s`);
  report.insertsPerSecond = Object.fromEntries(perSecond);
  say(`a plain durable INSERT, ${told.join(', ')}`);
  return perSecond;
}

async function insertFor(pool: pg.Pool, { clients, ms }: { clients: number; ms: number }): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  const client = async () => {
    for (; performance.now() < end; count++) {
      await pool.query({
        name: 'bench',
        text: 'insert into bench_insert (text) values ($1)',
        values: ['{"type":"point","at":"B"}'],
      });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / (ms / 1000);
}

function withRatio(row: Row, inserts: Map<number, number>): Row {
  const rate = row['actions/s'];
  const plain = inserts.get(Number(row.matches ?? 0));
  const one = inserts.get(1) ?? Number.NaN;
  if (typeof rate === 'number' && plain !== undefined) return { ...row, 'per INSERT': (rate / plain).toFixed(2) };
  const median = row['median ms'];
  return typeof median === 'number' ? { ...row, 'median in INSERTs': (median / (1000 / one)).toFixed(1) } : row;
}
