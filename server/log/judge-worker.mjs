// The thread's own start, in plain JavaScript: Node's worker threads do not take over the loader for TypeScript.
import { register } from 'tsx/esm/api';

register();
const { default: judge } = await import('./judge.ts');

export default judge;
