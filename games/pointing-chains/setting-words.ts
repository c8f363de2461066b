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
        points: {
          label: 'Everyone with N points or more',
          help: 'With 7: those with 9, 8 and 7 points get one each, and those with 6 do not, whoever won.',
        },
        winners: {
          label: 'The winners, if there are at most N of them',
          help: 'With 7: two with the most points get one each; eight who share the most points get none.',
        },
        ranks: {
          label: 'From the top, whole groups of equal points, at most N players',
          help: 'With 7: one with 9 points, four with 8 and three with 7 make eight, so the first five get one.',
        },
      },
    },
    tokenThreshold: { label: 'N in the rule for tokens', help: 'Points or players, as the rule says.' },
    roundSeconds: { label: 'Time for a round' },
    voteSeconds: { label: 'Time for the winners’ vote', help: 'Only where points and connections leave a tie.' },
  },
};
