import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '@/games/index';
import { applyEvent, createMatch, type MatchEvent, viewOf } from '@/games/match';
import { createStart, type MatchRecord } from '@/games/record';

// A match's row says its phase and round for lists, and is told of them when a phase opens or the status changes: so
// between two of these nothing that spectators see of them may move.

const keptRecords = z.union([z.object({ record: z.custom<MatchRecord>() }), z.custom<MatchRecord>()]);
const recordNames = (id: string): string[] =>
  readdirSync(`games/${id}/records`).filter((name) => name.endsWith('.json'));
const recordsIn = (file: string): MatchRecord[] =>
  [JSON.parse(readFileSync(file, 'utf8'))].flat().map((kept) => {
    const record = keptRecords.parse(kept);
    return 'record' in record ? record.record : record;
  });

describe.each([...games.keys()])('what lists say of a match of %s', (id) => {
  test.each(recordNames(id))('stands until a phase closes (%s)', (name) => {
    for (const record of recordsIn(`games/${id}/records/${name}`)) {
      let match = createMatch(createStart(record));
      let kept = viewOf(match, 'spectator');
      const log: MatchEvent[] = [];
      for (const event of record.events) {
        const next = applyEvent(match, event, log).match;
        const view = viewOf(next, 'spectator');
        if (next.opened !== match.opened || next.status !== match.status) kept = view;
        expect([view.phase, view.round], `after event ${log.push(event)}`).toEqual([kept.phase, kept.round]);
        match = next;
      }
    }
  });
});
