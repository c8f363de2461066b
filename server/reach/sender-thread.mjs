// The thread's own start, in plain JavaScript: Node's worker threads do not take over the loader for TypeScript.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// Whoever acts comes first where processors are short. Linux takes this for the thread that asks; others for all of the process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

// Listened for before all that takes long: until it sends, nothing is under way that would have to be waited for.
let sending = null;
parentPort.once('message', async () => {
  await sending?.stop();
  process.exit();
});

const { register } = await import('tsx/esm/api');
register();
const { startSending } = await import('./sending.ts');
const { waysOfThisServer } = await import('./ways.ts');
const { env } = await import('../env.ts');

sending = await startSending({ databaseUrl: env().DATABASE_URL, ways: waysOfThisServer() });
