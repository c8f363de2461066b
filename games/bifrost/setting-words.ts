import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: {
    colors: { label: 'Who plays which colour', bySeat: 'keys' },
    prefilled: { label: 'How the boards look at the start' },
  },
  part: 'step',
  idle: ['interludeSeconds'],
  settings: {
    moveSeconds: {
      label: 'Time for a step',
      brief: { many: 'N for each step', none: 'no limit for a step' },
    },
    breakSeconds: { label: 'Break between the two halves', brief: { many: 'a break of N at half-time' } },
    stallTurns: {
      label: 'A board stalls after',
      unit: 'turns without a piece',
      unitOfOne: 'turn without a piece',
      brief: {
        many: 'a board stalls after N turns without a piece',
        one: 'a board stalls after 1 turn without a piece',
      },
      help: 'The colours still open on it are then placed by how many cells they hold.',
    },
  },
};
