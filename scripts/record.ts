// `npm run record`: keeps a match as a record that is replayed on every change (games/GAME/records/NAME.json).
//   npm run record -- FILE [--name NAME]                                     a match that was exported from the app
//   npm run record -- GAME [--name NAME] [--seed S] [--seats N] [--set KEY=JSON]   a match among bots
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type MatchRecord, replay } from '@/games/record';
import { gameNamed, playingOf, playingOptions, recordBetweenBots, runCommand, UsageError } from './playing';

const usage = 'usage: npm run record -- FILE | GAME [--name NAME] [--seed S] [--seats N] [--set KEY=JSON]';

interface Kept {
  readonly name: string;
  readonly record: MatchRecord;
}

function record() {
  const options = { ...playingOptions, name: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [what = ''] = positionals;
  const kept = what.endsWith('.json') ? fromFile(what) : fromBots(what, values);
  const file = writeRecord({ ...kept, name: values.name ?? kept.name });
  console.log(`Kept in ${file}.`);
}

/** The app exports a record with what was around it; a bare record is taken as well. */
function fromFile(file: string): Kept {
  const json = readJson(file);
  const isExport = typeof json === 'object' && json !== null && 'record' in json;
  const title =
    isExport && 'title' in json && typeof json.title === 'string' ? json.title : path.basename(file, '.json');
  const read: unknown = isExport ? json.record : json;
  replay(read); // refuses what is no record
  return { name: title, record: read as MatchRecord };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function fromBots(id: string, values: Parameters<typeof playingOf>[1]): Kept {
  const playing = playingOf(gameNamed(id), values);
  const record = recordBetweenBots(playing, 0);
  return { name: `${record.seats.length} bots, seed ${playing.seed}`, record };
}

function writeRecord({ name, record }: Kept): string {
  const folder = path.join('games', record.game, 'records');
  const file = path.join(folder, `${slugOf(name)}.json`);
  if (existsSync(file)) throw new UsageError(`${file} is there already; choose another --name.`);
  const { status, rejected, results } = replay(record);
  const refusals = rejected.map(({ index, code }) => ({ index, code }));
  const expect = { status, rejected: refusals, results };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, formatCase({ name, record, expect }));
  return file;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'match';

/** An event a line, so that a record can be read and compared. */
function formatCase({ name, record: { events, ...start }, expect }: Kept & { expect: unknown }): string {
  const head = Object.entries(start).map(([key, value]) => `    "${key}": ${JSON.stringify(value)},`);
  const lines = events.map((event) => `      ${JSON.stringify(event)}`);
  return [
    '{',
    `  "name": ${JSON.stringify(name)},`,
    '  "record": {',
    ...head,
    '    "events": [',
    lines.join(',\n'),
    '    ]',
    '  },',
    `  "expect": ${JSON.stringify(expect)}`,
    '}',
    '',
  ].join('\n');
}

runCommand(usage, record);
