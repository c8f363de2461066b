// Every setting of every game in plain words. A test holds this against the games' own schemas: a setting without
// words here cannot be shown, so it fails. Settings that `special` names have a field of the game's own
// (`SettingsFields` of its screens).

export interface SettingWords {
  readonly label: string;
  readonly help?: string;
  /** After the number: "rounds". */
  readonly unit?: string;
  /** The setting whose number the options call N. */
  readonly number?: string;
  /** What null means, where a setting may be null. */
  readonly none?: string;
  readonly options?: Readonly<Record<string, { readonly label: string; readonly help?: string }>>;
}

interface GameWords {
  readonly special: readonly string[];
  readonly settings: Readonly<Record<string, SettingWords>>;
}

const common: Readonly<Record<string, SettingWords>> = {
  pace: {
    label: 'When a round closes',
    help: 'You can always close a round yourself, too.',
    options: {
      ready: { label: 'When everyone is done, or at the deadline', help: 'The usual way for a match played live.' },
      clock: { label: 'At the deadline, never before', help: 'Its length then tells nothing about anybody.' },
      host: {
        label: 'Only when the host resolves it',
        help: 'A deadline is shown, but closes nothing. For matches over days.',
      },
    },
  },
};

const words: Readonly<Record<string, GameWords>> = {
  'pointing-chains': {
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
  },
  'proof-by-contradiction': {
    special: ['priorRanking'],
    settings: {
      contracts: {
        label: 'Contracts in round 1',
        help: 'Everyone chooses a main contract, and may name a player for a pact.',
      },
      eliminationCandidates: { label: 'Candidates for elimination', unit: 'players' },
      absent: {
        label: 'Who does not submit',
        options: { autopilot: { label: 'Is given a legal submission drawn from the match’s seed' } },
      },
      roundSeconds: { label: 'Time for a round' },
    },
  },
  bifrost: {
    special: ['colors', 'prefilled'],
    settings: {
      moveSeconds: { label: 'Time for a step' },
      breakSeconds: { label: 'Break between the two halves' },
      stallTurns: {
        label: 'A board stalls after',
        unit: 'turns without a piece',
        help: 'The colours still open on it are then placed by how many cells they hold.',
      },
    },
  },
  'logical-bluffs': {
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
          host: { label: 'The app, and the host where it cannot', help: 'Such statements wait in a queue for you.' },
        },
      },
    },
  },
  'runes-to-ruins': {
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
  },
};

/** How a setting is put on screen; `special`: by the game's own field; null: nobody has written it down. */
export function wordsOf(game: string, setting: string): SettingWords | 'special' | null {
  if (Object.hasOwn(common, setting)) return common[setting] ?? null;
  const own = Object.hasOwn(words, game) ? words[game] : undefined;
  if (own === undefined) return null;
  if (own.special.includes(setting)) return 'special';
  return Object.hasOwn(own.settings, setting) ? (own.settings[setting] ?? null) : null;
}

/** The settings of a game in the order in which they are shown: its own, then the common ones. */
export function settingOrder(game: string): readonly string[] {
  const own = Object.hasOwn(words, game) ? words[game] : undefined;
  return [...Object.keys(own?.settings ?? {}), ...Object.keys(common)];
}
