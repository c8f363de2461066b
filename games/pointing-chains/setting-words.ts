import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: [],
  settings: {
    rounds: { label: 'Rounds' },
    bigSection: {
      label: 'A section is too big with',
      unit: 'players',
      help: 'Everyone in a chain or loop of this size or more loses a point instead of scoring.',
    },
    tokenRule: {
      label: 'Who gets a token of life',
      help: 'N is the number in the next field.',
      number: 'tokenThreshold',
      options: {
        points: { label: 'Everyone with N points or more' },
        winners: { label: 'The winners, if there are at most N of them' },
        ranks: { label: 'From the top, whole groups of equal points, at most N players' },
      },
    },
    tokenThreshold: { label: 'N in the rule for tokens', help: 'Points or players, as the rule says.' },
    roundSeconds: { label: 'Time for a round' },
    voteSeconds: { label: 'Time for the winners’ vote', help: 'Only where points and connections leave a tie.' },
  },
};
