import { readFileSync } from 'node:fs';
import { z } from 'zod';

// What the tests said of each break, a line of JSON each: a run that was stopped goes on by it, and one after new tests
// were written asks those alone.

const about = { id: z.string(), test: z.string() };

const lineSchema = z.discriminatedUnion('type', [
  /** The test did not notice the break, and took so long. */
  z.object({ type: z.literal('passed'), ...about, ms: z.number() }),
  z.object({ type: z.literal('noticed'), ...about, how: z.enum(['failed', 'late']) }),
  /** It failed under the break, and without it from then on: its file is begun anew. */
  z.object({ type: z.literal('broken'), ...about }),
  /** It passes only the first time, so it is not asked about breaks. */
  z.object({ type: z.literal('once'), test: z.string() }),
]);

export type Line = z.output<typeof lineSchema>;

export const linesOf = (journal: string): Line[] =>
  readFileSync(journal, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));

export function journalOf(): string {
  const file = process.env.MUTANTS_JOURNAL;
  if (file === undefined) throw new Error('Tests are asked about breaks by npm run mutants.');
  return file;
}
