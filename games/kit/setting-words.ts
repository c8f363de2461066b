// Settings in plain words. `games/<game>/setting-words.ts` exports one `settingWords`, in the order in which they are
// shown; a test holds it against the game's schema, since a setting without words cannot be shown.

export interface SettingWords {
  readonly label: string;
  readonly help?: string;
  /** After the number: "rounds". */
  readonly unit?: string;
  /** After 1: "round"; absent: the same. */
  readonly unitOfOne?: string;
  /** So many players have to play for it to matter: a match with fewer seats does not tell what it starts with. */
  readonly takesPlayers?: true;
  /** The setting whose number the options call N. */
  readonly number?: string;
  /** What null means, where a setting may be null. */
  readonly none?: string;
  /** What it comes to in the sentence that tells a match's rules; without it, it is told where it was changed. */
  readonly brief?: Brief;
  readonly options?: Readonly<Record<string, OptionWords>>;
}

export interface OptionWords {
  readonly label: string;
  readonly help?: string;
  readonly brief?: string;
  /** What the setting's number is here, as that number's label. */
  readonly number?: string;
}

/** Parts of a sentence, with N for the number or the time. */
export interface Brief {
  /** For a switch: where it is on. */
  readonly many: string;
  readonly one?: string;
  /** For null, and for a switch that is off. */
  readonly none?: string;
}

/** A setting that has a field of the game's own. */
export interface SpecialWords {
  readonly label: string;
  /**
   * How it hangs on seats, so that it stays with a player whose seat changes: an object by seat, a list of seats, or a
   * list with an entry for each seat in order.
   */
  readonly bySeat?: 'keys' | 'list' | 'order';
  /** What a seat can be given by it, in words; without them it is said as it is. Whoever may know the setting is told who holds what. */
  readonly holds?: Readonly<Record<string, string>>;
}

export interface GameSettingWords {
  /** Settings that have a field of the game's own (`SettingsFields` of its screens). */
  readonly special: Readonly<Record<string, SpecialWords>>;
  /** What a deadline closes, where that is no round: "step". */
  readonly part?: string;
  /** Common settings that do nothing in this game. */
  readonly idle?: readonly string[];
  readonly settings: Readonly<Record<string, SettingWords>>;
}

/** Of what every match has. `part`: what a deadline closes. */
export const commonSettingWords = (part: string): Readonly<Record<string, SettingWords>> => ({
  pace: {
    label: `When a ${part} closes`,
    help: `You can always close a ${part} yourself, too.`,
    options: {
      ready: {
        label: 'When everyone is done, or at the deadline',
        help: 'The usual way for a match played live.',
        brief: `a ${part} closes when everyone is done or time is up`,
      },
      clock: {
        label: 'At the deadline, never before',
        help: 'Its length then tells nothing about anybody.',
        brief: `a ${part} closes at its deadline, never before`,
      },
      host: {
        label: 'Only when the host closes it',
        brief: `the host closes each ${part}`,
        help: 'A deadline is shown as a time, but closes nothing. For matches over days.',
      },
    },
  },
  interludeSeconds: {
    label: 'Time to watch each close',
    unit: 'seconds',
    unitOfOne: 'second',
    help: 'On top of the time that follows it. Whoever has seen enough can act at once.',
  },
});
