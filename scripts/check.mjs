// `npm run check`: before every push. Types, lint and layers side by side, and where they pass the unit tests in short.
// Plain JavaScript, since nothing may be installed yet.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
installDependencies({ withDev: true });
const { generate } = await import('./generate.mjs');
generate();

const besides = await Promise.all([
  told('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  told('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  told('layers', ['--import', 'tsx', 'scripts/check-layers.ts']),
]);
const isSound = besides.every((status) => status === 0);
// React draws as on the pages that people get, twice as fast as with its warnings, which no test reads.
process.env.NODE_ENV = 'production';
process.exitCode = isSound
  ? await statusOf(['node_modules/vitest/vitest.mjs', 'run', '--project', 'short'], 'inherit')
  : 1;

/** What it says comes in one piece, however many run beside it. */
async function told(name, command) {
  const said = [];
  const status = await statusOf(command, 'pipe', (text) => said.push(text));
  console.log(`— ${name}\n${said.join('')}`);
  return status;
}

function statusOf(command, output, hear = () => undefined) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', output, output] });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
