// `npm run walk [-- -g GAME]`: looks at every page of every phase in a browser, and lists what lies over what, what is cut,
// what is too small to tap, and what axe finds. WALK=whole goes through every record, not one of each game.
import { spawnSync } from 'node:child_process';

const env = { ...process.env, WALK: process.env.WALK ?? 'short' };
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/walk', 'e2e/phone-bar', ...process.argv.slice(2)], {
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
