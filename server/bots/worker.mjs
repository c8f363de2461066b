import { builtOr } from '../thread.mjs';

const { default: think } = await builtOr('think', () => import('./think.ts'));

export default think;
