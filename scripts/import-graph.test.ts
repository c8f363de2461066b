import { describe, expect, test } from 'vitest';
import { circleFaults, unusedFaults } from './import-graph';
import type { LayerFault, SourceFile } from './layers';

/** Files as `'a: b c'`: a imports b and c. */
const files = (...lines: readonly string[]): SourceFile[] =>
  lines.map((line) => {
    const [path = '', imported = ''] = line.split(': ');
    const sources = imported.split(' ').filter(Boolean);
    return { path, source: sources.map((from) => `import type { X } from '@/${from}';`).join('\n') };
  });
const told = (faults: readonly LayerFault[]) => faults.map(({ path, line, sentence }) => `${path}:${line} ${sentence}`);

describe('circles', () => {
  test('imports that come together from two sides are none', () => {
    expect(
      circleFaults(files('server/a.ts: server/b server/c', 'server/b.ts: server/d', 'server/c.ts: server/d')),
    ).toEqual([]);
  });

  test('a circle is told once, the shortest way round, with its line', () => {
    const faults = circleFaults(
      files('server/a.ts: server/z server/b', 'server/b.ts: server/c', 'server/c.ts: server/a', 'server/z.ts'),
    );
    expect(told(faults)).toEqual([
      'server/a.ts:2 stands in a circle: server/a.ts > server/b.ts > server/c.ts > server/a.ts. Move what two of them need into a file below both, or hand it on as an argument.',
    ]);
  });

  test("two circles through one file are two; a screen's and an index's count too", () => {
    const faults = circleFaults(
      files(
        'components/a.tsx: components/b components/c',
        'components/b.tsx: components/a',
        'components/c/index.ts: components/a',
      ),
    );
    expect(faults.map(({ path }) => path)).toEqual(['components/a.tsx', 'components/c/index.ts']);
  });

  test("the grammar's circle is meant; one that leads out of it is not", () => {
    const grammar = 'games/logical-bluffs/language';
    expect(circleFaults(files(`${grammar}/a.ts: ${grammar}/b`, `${grammar}/b.ts: ${grammar}/a`))).toEqual([]);
    const out = files(`${grammar}/a.ts: games/logical-bluffs/game`, `games/logical-bluffs/game.ts: ${grammar}/a`);
    expect(circleFaults(out)).toHaveLength(1);
  });
});

describe('files that nothing needs', () => {
  const unused = (...lines: readonly string[]) =>
    unusedFaults(files(...lines)).map(({ path, sentence }) => `${path} ${sentence}`);

  test('are those that no page, command or test comes to', () => {
    expect(unused('app/page.tsx: components/a', 'components/a.tsx', 'components/b.tsx: components/a')).toEqual([
      'components/b.tsx is not needed by anything. Remove it.',
    ]);
  });

  test('are also those that only tests come to, unless they are for tests', () => {
    const lines = ['games/a.test.ts: games/a games/testing', 'games/a.ts', 'games/testing.ts'];
    expect(unused(...lines)).toEqual([
      'games/a.ts is needed by tests alone. Remove it with them, or move it into a folder testing/.',
    ]);
    expect(unused(...lines, 'app/page.tsx: games/a')).toEqual([]);
  });

  test('are not those that are started or loaded by their name', () => {
    const named = [
      { path: 'package.json', source: '{ "scripts": { "replay": "tsx scripts/replay.ts" } }' },
      { path: 'scripts/replay.ts', source: "new Worker(path.join(import.meta.dirname, 'worker.mjs'))" },
      { path: 'scripts/worker.mjs', source: '' },
    ];
    expect(unusedFaults(named)).toEqual([]);
    expect(unusedFaults(named.slice(1)).map(({ path }) => path)).toEqual(['scripts/replay.ts', 'scripts/worker.mjs']);
  });
});
