import { builtOr } from '../thread.mjs';

const { default: judge } = await builtOr('judge', () => import('./judge.ts'));

export default judge;
