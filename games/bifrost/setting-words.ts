import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: ['colors', 'prefilled'],
  idle: ['interludeSeconds'],
  settings: {
    moveSeconds: { label: 'Time for a step' },
    breakSeconds: { label: 'Break between the two halves' },
    stallTurns: {
      label: 'A board stalls after',
      unit: 'turns without a piece',
      help: 'The colours still open on it are then placed by how many cells they hold.',
    },
  },
};
