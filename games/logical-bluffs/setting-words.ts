import { helpBesideMarksWords } from '../kit/help-words';
import type { GameSettingWords } from '../kit/setting-words';

export const settingWords: GameSettingWords = {
  special: {
    grid: { label: 'The grid' },
    known: { label: 'Tiles known from the start', bySeat: 'order' },
    items: { label: 'How often each item may be used' },
  },
  settings: {
    bluffSeconds: {
      label: 'Time to make statements',
      brief: { many: 'N to make statements', none: 'no limit for statements' },
    },
    claimSeconds: {
      label: 'Time to judge the other’s',
      brief: { many: 'N to judge the other’s', none: 'no limit for judging' },
    },
    revealSeconds: { label: 'Time to buy a tile or decide to guess' },
    guessSeconds: { label: 'Time for a guess at the whole grid' },
    reserveSeconds: {
      label: 'Reserve of each player, for the whole match',
      help: 'Runs when the time above is over. Whoever has none left loses.',
      none: 'No limit',
      brief: { many: 'a reserve of N for each player', none: 'a reserve without end' },
    },
    revealCost: { label: 'Price of a tile', unit: 'reveal points', unitOfOne: 'reveal point' },
    sealedReveal: {
      label: 'The reveal always takes its whole time',
      help: 'So that its length does not tell whether somebody guessed.',
    },
    adjudication: {
      label: 'Statements are read by',
      options: {
        automatic: {
          label: 'The app alone',
          help: 'What it cannot read is refused while typing.',
          brief: 'the app reads the statements',
        },
        host: {
          label: 'The app, and the host where it cannot',
          brief: 'the host rules on statements that the app cannot read',
          help: 'You say of such a statement whether it counts and whether it is true; its author’s clock waits for you.',
        },
      },
    },
    help: helpBesideMarksWords,
  },
};
