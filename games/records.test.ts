import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MatchRecord, replay } from './record';

// Recorded matches, replayed on every change: games/<game>/records/*.json, one case or a list of cases a file.

interface RecordedCase {
  readonly name: string;
  readonly record: MatchRecord;
  readonly expect: {
    readonly status?: string;
    readonly rejected?: readonly { index: number; code: string }[];
    readonly results?: unknown;
  };
  readonly views?: readonly { viewer: string; at?: number | null; equal: Readonly<Record<string, unknown>> }[];
}

for (const { path, cases } of recordFiles()) {
  describe(path, () => {
    it.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
      const { status, rejected, results } = replay(one.record);
      const refusals = rejected.map(({ index, code }) => ({ index, code }));
      expect({ status, rejected: refusals, results }).toMatchObject(one.expect);
      if (one.expect.results !== undefined) expect(results).toEqual(one.expect.results);
      for (const { viewer, at, equal } of one.views ?? []) {
        const { view } = replay(one.record, { view: viewer, at: at ?? undefined });
        for (const [key, value] of Object.entries(equal)) {
          expect(view?.[key as keyof typeof view], `${viewer} at ${at}: ${key}`).toEqual(value);
        }
      }
    });
  });
}

function recordFiles(): { path: string; cases: readonly RecordedCase[] }[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesIn(name))
    .map((path) => {
      const content = JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
      return { path, cases: Array.isArray(content) ? content : [content] };
    });
}

function filesIn(game: string): string[] {
  try {
    const names = readdirSync(join(import.meta.dirname, game, 'records'));
    return names.filter((name) => name.endsWith('.json')).map((name) => join(game, 'records', name));
  } catch {
    return [];
  }
}
