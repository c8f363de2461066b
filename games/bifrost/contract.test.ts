import { contractSuite } from '../contract-suite';
import type { State } from './state';
import { rearrange } from './testing';

contractSuite<State>('bifrost', { playouts: 3, maxEvents: 240, bots: ['quick', 'random'], rearrange });
