import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: {},
  settings: {
    rounds: { label: 'Rounds', brief: { many: 'N rounds', one: '1 round' } },
    roundSeconds: { label: 'Time for a round', brief: { many: 'N for each', none: 'no deadline' } },
    bigSection: {
      label: 'A section is too big with',
      unit: 'players',
      takesPlayers: true,
      brief: { many: 'a section is too big with N players' },
      help: 'Everyone in a chain or loop of this size or more loses a point instead of scoring.',
    },
    tokenRule: {
      label: 'Who gets a token of life',
      number: 'tokenThreshold',
      options: {
        points: {
          label: 'Everyone with N points or more',
          help: 'With 7: those with 9, 8 and 7 points get one each, and those with 6 do not, whoever won.',
          brief: 'a token of life for everyone with N points or more',
          number: 'Points that a token takes',
        },
        winners: {
          label: 'The winners, if there are at most N of them',
          help: 'With 7: two with the most points get one each; eight who share the most points get none.',
          brief: 'the winners get a token of life, if there are at most N of them',
          number: 'At most so many winners',
        },
        ranks: {
          label: 'From the top, whole groups of equal points, at most N players',
          help: 'With 7: one with 9 points, four with 8 and three with 7 make eight, so the first five get one.',
          brief: 'tokens of life from the top, for whole groups of equal points and at most N players',
          number: 'At most so many players',
        },
      },
    },
    tokenThreshold: { label: 'Points or players that the rule for tokens names' },
    voteSeconds: { label: 'Time for the winners’ vote', help: 'Only where points and connections leave a tie.' },
  },
};
