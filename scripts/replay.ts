import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { RecordError, replay } from '@/games/record';

// npm run -s replay -- FILE [--view SEAT|spectator|host] [--at N]   one record, one JSON object
// npm run -s replay -- --lines                                      {"record":...,"view":...,"at":...} a line, an answer a line

const usage = 'usage: npm run -s replay -- FILE [--view SEAT|spectator|host] [--at N]   or   --lines < FILE';

class UsageError extends Error {}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { view: { type: 'string' }, at: { type: 'string' }, lines: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError('record', 'is not JSON');
  }
}

function readRecordFile(path: string): unknown {
  try {
    return parseJson(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new UsageError(`file: ${path} cannot be read`);
  }
}

function answerLine(line: string): string {
  try {
    const ask = parseJson(line);
    if (typeof ask !== 'object' || ask === null) throw new RecordError('record', 'is missing');
    const { record, view, at } = ask as { record?: unknown; view?: string | null; at?: number | null };
    return JSON.stringify(replay(record, { view: view ?? undefined, at: at ?? undefined }));
  } catch (error) {
    if (error instanceof RecordError) return JSON.stringify({ error: error.message });
    throw error;
  }
}

async function answerLines() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') process.stdout.write(`${answerLine(line)}\n`);
  }
}

async function main() {
  const { values, positionals } = readOptions();
  if (values.lines) return answerLines();
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(usage);
  const at = values.at === undefined ? undefined : Number(values.at);
  process.stdout.write(`${JSON.stringify(replay(readRecordFile(path), { view: values.view, at }))}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof RecordError || error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
