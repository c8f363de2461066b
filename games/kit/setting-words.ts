// Settings in plain words. `games/<game>/setting-words.ts` exports one `settingWords`, in the order in which they are
// shown; a test holds it against the game's schema, since a setting without words cannot be shown.

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

export interface GameSettingWords {
  /** Settings that have a field of the game's own (`SettingsFields` of its screens). */
  readonly special: readonly string[];
  /** Common settings that do nothing in this game. */
  readonly idle?: readonly string[];
  readonly settings: Readonly<Record<string, SettingWords>>;
}

export const commonSettingWords: Readonly<Record<string, SettingWords>> = {
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
  interludeSeconds: {
    label: 'Time to watch each close',
    unit: 'seconds',
    help: 'On top of the time that follows it. Whoever has seen enough can act at once.',
  },
};
