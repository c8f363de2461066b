// The thread's own start, in plain JavaScript: Node's worker threads do not take over the loader for TypeScript.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { startSending } = await import('./sending.ts');
const { waysOfThisServer } = await import('./ways.ts');
const { env } = await import('../env.ts');

const sending = startSending({ databaseUrl: env().DATABASE_URL, ways: waysOfThisServer() });

parentPort.once('message', async () => {
  await (await sending).stop();
  process.exit();
});
