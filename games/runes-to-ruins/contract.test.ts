import { describe } from 'vitest';
import { type ContractOptions, contractSuite } from '../contract-suite';
import type { State } from './state';
import { otherConditions, otherDrawings, rearrange } from './testing';

const options: ContractOptions<State> = {
  settings: { artefacts: { A: ['light', 'dark'] }, maxRounds: 6 },
  maxEvents: 110,
  playouts: 3,
  rearrange,
};
contractSuite('runes-to-ruins', options);

describe('with runes, conditions and readings of its own', () => {
  const settings = {
    runes: otherDrawings,
    joining: 'neighbours',
    mirrorReading: 'eavesdrop',
    conditions: otherConditions,
    maxRounds: 4,
  };
  contractSuite('runes-to-ruins', { ...options, settings, playouts: 1 });
});
