import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inShort } from '../games/kit/testing/in-short';

const record = {
  game: 'pointing-chains',
  settings: { rounds: 1 },
  seats: ['A', 'B', 'C'],
  seed: 's',
  events: [
    { at: 1, by: 'A', action: { type: 'point', at: 'A' } },
    { at: 2, by: 'A', action: { type: 'point', at: 'B' } },
  ],
};

function run(args: readonly string[], input = '') {
  const script = join(import.meta.dirname, 'replay.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.split('\n').filter((line) => line !== '') };
}

function fileWith(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'replay-')), 'record.json');
  writeFileSync(path, text);
  return path;
}

describe('npm run replay', () => {
  it('prints one JSON object and nothing else', () => {
    const { status, stdout, stderr } = run([fileWith(JSON.stringify(record)), '--view', 'A', '--at', '2']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: [] });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'running', events: 2, view: { viewer: 'A' } });
  });

  it.each(
    inShort<[string, string, string[], RegExp]>(4, [
      [
        'a record with a bad setting',
        JSON.stringify({ ...record, settings: { rounds: 0 } }),
        [],
        /^settings\.rounds: /,
      ],
      ['something that is no JSON', '{', [], /^record: is not JSON/],
      ['a viewer who is not there', JSON.stringify(record), ['--view', 'Z'], /^view: /],
      ['a number of events that is none', JSON.stringify(record), ['--at', 'x'], /^at: /],
    ]),
  )('exits with 2 and one line for %s', (_, text, options, message) => {
    const { status, stdout, stderr } = run([fileWith(text), ...options]);
    expect({ status, stdout, lines: stderr.length }).toEqual({ status: 2, stdout: '', lines: 1 });
    expect(stderr[0]).toMatch(message);
  });

  it('--lines answers each line with one line, valid or not', () => {
    const asks = [
      { record, view: 'B' },
      { record: { ...record, seats: ['A'] } },
      { record, at: 1 },
      { record, view: null },
    ];
    const { status, stdout } = run(['--lines'], `${asks.map((ask) => JSON.stringify(ask)).join('\n')}\nnonsense\n`);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(answers.map(({ error, events }) => error ?? events)).toEqual([
      2,
      'seats: Pointing Chains takes 3 to 26 seats, not 1',
      1,
      2,
      'record: is not JSON',
    ]);
  });
});
