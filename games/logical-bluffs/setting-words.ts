import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: ['grid', 'known', 'items'],
  settings: {
    bluffSeconds: { label: 'Time to make statements' },
    claimSeconds: { label: 'Time to judge the other’s' },
    revealSeconds: { label: 'Time to buy a tile or decide to guess' },
    guessSeconds: { label: 'Time for a guess at the whole grid' },
    reserveSeconds: {
      label: 'Reserve of each player, for the whole match',
      help: 'Runs when the time above is over. Whoever has none left loses.',
      none: 'No limit',
    },
    revealCost: { label: 'Price of a tile', unit: 'reveal points' },
    sealedReveal: {
      label: 'The reveal always takes its whole time',
      help: 'So that its length does not tell whether somebody guessed.',
    },
    adjudication: {
      label: 'Statements are read by',
      options: {
        automatic: { label: 'The app alone', help: 'What it cannot read is refused while typing.' },
        host: {
          label: 'The app, and the host where it cannot',
          help: 'You say of such a statement whether it counts and whether it is true; its author’s clock waits for you.',
        },
      },
    },
  },
};
