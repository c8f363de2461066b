import { expect, test } from 'vitest';
import { directiveFaults } from './directives';

const faultsIn = (...lines: string[]) =>
  directiveFaults([{ path: 'components/a.tsx', source: lines.join('\n') }]).map(({ line }) => line);

test('a directive stands above everything but comments', () => {
  expect(faultsIn("'use client';", '', "import { a } from './a';")).toEqual([]);
  expect(faultsIn('// What it is.', '', '"use client";', "import { a } from './a';")).toEqual([]);
  expect(faultsIn("import { a } from './a';", '', "('use client');")).toEqual([3]);
  expect(faultsIn("import { a } from './a';", "'use client';")).toEqual([2]);
});
