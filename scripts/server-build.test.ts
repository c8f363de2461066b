import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from './scratch';

// In a copy, where a source can change.

const copy = mkdtempSync(path.join(tmpdir(), 'server-build-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
copyProject(path.resolve(import.meta.dirname, '..'), copy);

/** Runs it in the copy; `says` is told with `build` in hand. */
function run(says: string): unknown {
  const script = `
    import { buildServer } from './scripts/server-build.mjs';
    const build = () => buildServer();
    console.log(JSON.stringify(await (${says})()));`;
  const options = { cwd: copy, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the server is built once, and again when something it is made from has changed', () => {
  const first = run('build');
  expect(run('build')).toBe(first);
  appendFileSync(path.join(copy, 'components/games/bifrost/screens.tsx'), '// not of the server\n');
  expect(run('build')).toBe(first);
  appendFileSync(path.join(copy, 'games/bifrost/turns.ts'), '\nexport const newRule = 1;\n');
  expect(run('build')).not.toBe(first);
});

test('a thread of a built server runs what was built with it, and of a server that was not, its sources', () => {
  const judgedIn = (built: string) =>
    run(`async () => {
      process.env.BUILT_SERVER = ${built};
      const { default: judge } = await import('./server/log/judge-worker.mjs');
      try {
        judge({ get game() { throw new Error('here'); } });
      } catch ({ stack }) {
        return stack;
      }
    }`);
  expect(judgedIn('await build()')).toContain('.server/');
  expect(judgedIn("''")).toContain('server/log/judge.ts');
});
