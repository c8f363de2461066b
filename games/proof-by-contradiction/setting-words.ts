import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: ['priorRanking'],
  settings: {
    contracts: {
      label: 'Contracts in round 1',
      help: 'Everyone chooses a main contract, and may name a player for a pact.',
    },
    eliminationCandidates: { label: 'Candidates for elimination', unit: 'players' },
    absent: {
      label: 'Who does not submit',
      options: { autopilot: { label: 'Is given a legal submission drawn from the match’s seed' } },
    },
    roundSeconds: { label: 'Time for a round' },
  },
};
