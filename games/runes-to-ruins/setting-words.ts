import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: ['artefacts'],
  settings: {
    roundSeconds: { label: 'Time for a round' },
    symbolSeconds: { label: 'Time to draw one’s symbol' },
    insightAtStart: { label: 'Insight at the start of round 2', unit: 'insight' },
    compareDiscovered: {
      label: 'Discovered symbols count in comparisons',
      help: 'Visions that compare a symbol with all others then include those already found.',
    },
    maxRounds: { label: 'The match ends after', unit: 'rounds', none: 'No limit' },
  },
};
