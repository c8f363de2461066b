import { helpWords } from '../kit/help-words';
import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: {
    artefacts: { label: 'Artefacts', bySeat: 'keys', holds: { light: 'light', dark: 'dark' } },
    runes: { label: 'Drawings of the runes' },
    conditions: { label: 'Conditions' },
  },
  settings: {
    roundSeconds: { label: 'Time for a round', brief: { many: 'N for each round', none: 'no deadline' } },
    symbolSeconds: { label: 'Time to draw one’s symbol' },
    insightAtStart: {
      label: 'Insight at the start of round 2',
      unit: 'insight',
      brief: { many: 'N insight at the start' },
    },
    compareDiscovered: {
      label: 'Guesses are held against discovered symbols too',
      help: 'Else only against those that are still to be found.',
    },
    joining: {
      label: 'The runes of a symbol have to join',
      options: {
        figure: {
          label: 'To one figure',
          brief: 'the runes of a symbol join to one figure',
          help: 'Every rune is connected with all others, over others if need be. Corners count.',
        },
        neighbours: {
          label: 'Each to each of its neighbours',
          brief: 'each rune joins all its neighbours',
          help: 'Side by side and one over the other: all seven pairs. There are a twelfth as many symbols.',
        },
      },
    },
    mirrorReading: {
      label: 'A mirror tells',
      help: 'Of each question that the other asks with you named in it.',
      options: {
        mirror: { label: 'What the same question gives about the other’s own symbol' },
        eavesdrop: { label: 'What the other was told about you' },
      },
    },
    maxRounds: {
      label: 'The match ends after',
      unit: 'rounds',
      unitOfOne: 'round',
      none: 'No limit',
      brief: { many: 'N rounds at most' },
    },
    help: helpWords,
  },
};
