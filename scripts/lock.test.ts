import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

type Named = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

/** Where npm would find a package that one at `at` asks for. */
function isLocked(at: string, name: string): boolean {
  const own = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
  return Object.hasOwn(packages, own) || Object.hasOwn(packages, `node_modules/${name}`);
}

test('every platform’s packages are locked; npm drops those that a registry lacks, and `npm ci` then refuses', () => {
  const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(at, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  const resolved = Object.entries(packages).flatMap(([at, { resolved }]) => (resolved === undefined ? [] : [at]));
  expect(resolved).toEqual([]);
});

test('every package that we name is named at one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Named;
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(ranges).toEqual([]);
});
