import { describe } from 'vitest';
import { type ContractOptions, contractSuite } from '../contract-suite';
import type { Random } from '../game';
import { randomSymbol } from './random-symbol';
import { standardRules } from './runes';
import type { Player, State } from './state';
import { otherConditions, otherDrawings } from './testing';

const options: ContractOptions<State> = {
  settings: { artefacts: { A: ['light', 'dark'] }, maxRounds: 6 },
  maxEvents: 110,
  playouts: 3,
  // Nobody may know of another seat what it holds, asked, set or was answered; nor amounts that abstaining hid.
  rearrange: (state, viewer, random) => ({
    ...state,
    players: state.players.map((player) => (player.seat === viewer ? player : disguised(player, random))),
    conditions: random.shuffle(state.conditions),
    used: random.shuffle(state.used),
    closest: random.shuffle(state.closest),
    lots: random.shuffle(state.lots),
    paid: state.paid.map(({ round, order }) => ({
      round,
      order: order.map((one) => (one.hidden ? { ...one, insight: one.insight + random.int(3) } : one)),
    })),
  }),
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

const disguised = (player: Player, random: Random): Player => ({
  ...player,
  symbol: player.symbol === null ? null : randomSymbol(random, { rules: standardRules }),
  insight: random.int(20),
  mantra: random.int(20),
  mantraObtained: random.int(90),
  answers: [],
  vote: random.pick([null, { type: 'vote', abstain: true }]),
  visions: [],
  guess: null,
  light: random.pick([true, false]),
  learned: [],
  inverseUses: random.int(4),
  tradeUsed: random.pick([true, false]),
  abstainedLast: random.pick([true, false]),
});
