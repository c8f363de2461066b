import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from './index';

// RULES.md and the tests have to agree: every rule has a test whose title opens with its id, and no test cites a rule
// that is not there. Titles alone are read here: whether a test holds the rule that it names is for whoever reviews it, and
// for `npm run mutants`, which breaks rules and tells which breaks no test noticed.

describe.each([...games.keys()])('RULES.md of %s', (game) => {
  const folder = join(import.meta.dirname, game);
  const rules = idsIn(existsSync(join(folder, 'RULES.md')) ? readFileSync(join(folder, 'RULES.md'), 'utf8') : '');
  const tested = new Set(testTitles(folder).flatMap(leadingIds));

  it('has rules with ids', () => expect(rules.size).toBeGreaterThan(0));
  it('has a test for every rule, whose title opens with [ID]', () =>
    expect([...rules].filter((id) => !tested.has(id))).toEqual([]));
  it('knows every rule that a test cites', () => expect([...tested].filter((id) => !rules.has(id))).toEqual([]));
});

/** Ids are defined in bold at the start of a line or list item: `- **[C3]** ...`. */
function idsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/^\s*[-*]?\s*\*\*\[([A-Z]+\d+)\]\*\*/gm)].map(([, id]) => id as string));
}

/** Every text in a test file that opens with a rule's id. */
function testTitles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/['"`](\[[A-Z]+\d+\][^'"`]*)/g)].map(([, title]) => title as string);
  });
}

/** `[C1] [C2] a title` and `[C1], [C2] a title` cite two. */
const leadingIds = (title: string) =>
  [...(title.match(/^(?:\[[A-Z]+\d+\][\s,]*)+/)?.[0].matchAll(/[A-Z]+\d+/g) ?? [])].map(([id]) => id);
