import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: {},
  settings: {
    rounds: { label: 'Rounds', brief: { many: 'N rounds', one: '1 round' } },
    roundSeconds: { label: 'Time for a round', brief: { many: 'N for each', none: 'no deadline' } },
    bigSection: {
      label: 'A section is too big with',
      unit: 'players',
      unitOfOne: 'player',
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
          help: 'With N: those with N+2, N+1 and N points get one each, and those with N−1 do not, whoever won.',
          brief: 'a token of life for everyone with N points or more',
          number: 'Points that a token takes',
        },
        winners: {
          label: 'The winners, if there are at most N of them',
          help: 'With N: N who share the most points get one each; N+1 who share them get none.',
          brief: 'the winners get a token of life, if there are at most N of them',
          number: 'At most so many winners',
        },
        ranks: {
          label: 'From the top, whole groups of equal points, at most N players',
          help: 'With N: one with 9 points and N with 8 make N+1 together, so only the one with 9 gets a token.',
          brief: 'tokens of life from the top, for whole groups of equal points and at most N players',
          number: 'At most so many players',
        },
      },
    },
    tokenThreshold: { label: 'Points or players that the rule for tokens names' },
    voteSeconds: { label: 'Time for the winners’ vote', help: 'Only where points and connections leave a tie.' },
  },
};
