import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from './index';
import { applyEvent, createMatch, dueAt, type MatchEvent, resultsOf, viewOf } from './match';
import { parseRecord } from './record';

// Matches that run are folded anew from their logs by whatever rules are there. What recorded matches come to is kept
// here for each version of a game's rules (docs/decisions/076, 125): how each event is taken, where the match stands
// after it, what comes out. What only shows it otherwise, or keeps it otherwise, changes none of this.

const countUp = (game: string) =>
  `This recorded match comes out otherwise than by the same version of the rules before. Matches that run now would be changed under their players: count \`version\` up in games/${game}/game.ts (kept folds of the new version are written by the next run; remove those of the old one). If nothing was meant to change, the change has a mistake.`;

describe.each([...games.values()].map((game) => [game.id, game.version] as const))('%s, version %i', (id, version) => {
  const folder = path.join(import.meta.dirname, id, 'records');
  const records = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const kept = path.join(folder, 'folds');
  const nameOf = (record: string) => record.replace(/json$/, `${version}.txt`);

  it.each(records)('%s comes out as it did', async (record) => {
    const folds = foldsOf(readFileSync(path.join(folder, record), 'utf8'));
    const file = path.join(kept, nameOf(record));
    if (existsSync(file)) expect(folds, countUp(id)).toBe(readFileSync(file, 'utf8'));
    else await expect(folds).toMatchFileSnapshot(file);
  });

  it('keeps folds of this version alone', () => {
    const others = existsSync(kept) ? readdirSync(kept).filter((name) => !records.map(nameOf).includes(name)) : [];
    expect(others, `Remove these from games/${id}/records/folds.`).toEqual([]);
  });
});

interface NamedRecord {
  readonly name: string;
  readonly record: unknown;
}

/** A line for each match of a file of records. */
function foldsOf(text: string): string {
  const content: NamedRecord | NamedRecord[] = JSON.parse(text);
  return [content]
    .flat()
    .map(({ name, record }) => `${foldOf(record)} ${name}\n`)
    .join('');
}

function foldOf(record: unknown): string {
  const { start, events } = parseRecord(record);
  const hash = createHash('sha256').update(JSON.stringify(start.settings));
  const log: MatchEvent[] = [];
  let match = createMatch(start);
  for (const event of events) {
    const applied = applyEvent(match, event, log);
    log.push(event);
    match = applied.match;
    const { phase, round, seats } = viewOf(match, 'host');
    const acted = seats.map((seat) => seat.acted);
    hash.update(JSON.stringify([applied.refusal?.code, match.status, dueAt(match), phase, round, acted]));
  }
  return hash
    .update(JSON.stringify(resultsOf(match)))
    .digest('hex')
    .slice(0, 16);
}
