// `npm start` (and, with --dev, `npm run dev`): everything from a fresh checkout to a running server. This part is
// plain JavaScript, since nothing may be installed yet; serve.ts does the rest.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installDependencies } from './dependencies.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Main Match needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  installDependencies({ withDev: isDevelopment });
  const { generate } = await import('./generate.mjs');
  generate();
  const { serve } = isDevelopment ? await fromSource() : await built();
  await serve({ isDevelopment });
  // All that is ours has stopped. Next's watcher of a development server has not, and would keep the process.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
  process.exit(1);
}

async function fromSource() {
  delete process.env.BUILT_SERVER;
  const { register } = await import('tsx/esm/api');
  register();
  return import('./serve.ts');
}

/** Its threads are told where they find what belongs to it. */
async function built() {
  const { buildServer } = await import('./server-build.mjs');
  process.env.BUILT_SERVER = await buildServer();
  return import(pathToFileURL(path.join(process.env.BUILT_SERVER, 'serve.js')).href);
}
