import { expect, test } from 'vitest';
import { castFaults } from './casts';

const casts = (source: string, path = 'games/bifrost/act.ts') => castFaults([{ path, source }], 0);

test.each([
  'const color = value as Color;',
  'const told = answer as readonly Told[];',
  'const { at } = (action as { at?: unknown }) ?? {};',
  'const [a] = pair as [Cell, Cell];',
  'check(view, own as never);',
])('%s is a cast', (source) => {
  expect(casts(`// rules\n${source}`)).toMatchObject([
    { line: 2, sentence: expect.stringMatching(/the last of 1 cast/) },
  ]);
});

test.each([
  "const paces = ['ready', 'clock'] as const;",
  "import { a as B } from './b';",
  "import * as React from 'react';",
  'export { handle as GET, handle as POST };',
  '// taken as Color',
  "const text = 'written as JSON';",
  'const text = `such as C4`;',
  '<p>{verb} as {name}</p>',
])('%s is none', (source) => {
  expect(casts(source)).toEqual([]);
});

test('tests may', () => {
  expect(casts('const color = value as Color;', 'games/bifrost/act.test.ts')).toEqual([]);
});

test('as many as there were are let be; where there are fewer, the number has to go down with them', () => {
  const files = [{ path: 'server/a.ts', source: 'const color = value as Color;' }];
  expect(castFaults(files, 1)).toEqual([]);
  expect(castFaults(files, 2)).toMatchObject([{ path: 'scripts/casts.ts', sentence: expect.stringMatching(/to 1/) }]);
});
