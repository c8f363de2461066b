// The thread's own start, in plain JavaScript: Node's worker threads do not take over the loader for TypeScript.
import { register } from 'node:module';
import { register as registerTypeScript } from 'tsx/esm/api';

registerTypeScript();
register('./load-styles.mjs', import.meta.url);
const { default: draw } = await import('./draw.tsx');
const { finaleBeats } = await import('./finale-beats.ts');

export { finaleBeats };
export default draw;
