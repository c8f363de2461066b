import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { builtOr } from '../thread.mjs';

// Whoever acts comes first where processors are short. Linux takes this for the thread that asks; others for all of the process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));

// Listened for before all that takes long: until it sends, nothing is under way that would have to be waited for.
let sending = null;
parentPort.once('message', async () => {
  await sending?.stop();
  process.exit();
});

const { default: send } = await builtOr('sending-thread', () => import('./sending-thread.ts'));

sending = await send();
