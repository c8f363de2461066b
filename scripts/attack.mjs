// `npm run attack`: the suites that attack the server, for minutes instead of the seconds they have in `npm test`. Kills and
// freezes of processes, races between them, who may what, what can be inferred, nonsense by schema; and at last the worst
// that one person can send, with how long the process is held by it: it fails where that is longer than SECURITY.md promises.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
installDependencies({ withDev: true });
const { generate } = await import('./generate.mjs');
generate();

const suites = [
  'log/killed',
  'log/processes',
  'log/versions',
  'trpc/matrix',
  'trpc/differential',
  'pages/secrecy',
  'pages/safe',
  'trpc/fuzz',
  'http/limits',
];
const files = suites.map((name) => `server/${name}.test.ts`);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', ...files];
const bench = ['node_modules/tsx/dist/cli.mjs', 'scripts/bench.ts', '--api-only', '--strict', 'hostile'];
const failed = [vitest, bench].filter((args) => {
  const env = { ...process.env, ATTACK: 'long' };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
