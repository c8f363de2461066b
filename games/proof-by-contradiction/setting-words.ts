import { helpWords } from '../kit/help-words';
import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: { priorRanking: { label: 'Ranking of the match before', bySeat: 'list' } },
  settings: {
    contracts: {
      label: 'Contracts in round 1',
      brief: { many: 'contracts in round 1', none: 'no contracts' },
      help: 'Everyone chooses a main contract, and may name a player for a pact.',
    },
    eliminationCandidates: {
      label: 'Candidates for elimination',
      unit: 'players',
      unitOfOne: 'player',
      brief: { many: 'N candidates for elimination', one: '1 candidate for elimination' },
    },
    absent: {
      label: 'Who does not submit',
      options: { autopilot: { label: 'Is given a legal submission drawn from the match’s seed' } },
    },
    roundSeconds: {
      label: 'Time for a round',
      brief: { many: 'N for each of three rounds', none: 'three rounds without a deadline' },
    },
    help: helpWords,
  },
};
