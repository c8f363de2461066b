import { contractSuite } from '../contract-suite';
import type { State } from './state';
import { rearrange } from './testing';

contractSuite<State>('logical-bluffs', {
  settings: { revealCost: 2 },
  playouts: 3,
  maxEvents: 90,
  rearrange,
});
