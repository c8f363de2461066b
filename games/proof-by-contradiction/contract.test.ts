import { contractSuite } from '../contract-suite';
import type { State } from './state';
import { rearrange } from './testing';

contractSuite<State>('proof-by-contradiction', { rearrange });
