// What a game says of itself before its rules are loaded: `games/<game>/manifest.ts` exports one `manifest`. Pages that
// list games carry nothing else, and the rules take their id, name and seats from here.

import type { SeatRange } from './game';

export const gameKinds = ['main match', 'death match'] as const;

/** Settings that matches made in the browser start with where they are not a record's; who makes one can change them. */
export interface BrowserDefaults<Settings> {
  readonly always: Partial<Settings>;
  /** Besides, where a host is there who sees what is sent and can rule on it. */
  readonly attended?: Partial<Settings>;
  /** Besides, for who practises: no clock, so that nobody loses time while they read how it goes. */
  readonly practice?: Partial<Settings>;
  /** Besides, what fits another number of players than the standard one: a proposal, in numbers that nobody has tried out. */
  bySeats?(seats: number): Partial<Settings>;
}

export interface MadeMatch {
  readonly practice: boolean;
  readonly sealed: boolean;
  /** How many play. */
  readonly seats: number;
}

export interface Manifest<Settings = Readonly<Record<string, unknown>>> {
  /** The folder's name, which addresses and records carry. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what one does in it. It holds whatever the settings are: it stands on every match's stage. */
  readonly summary: string;
  /** What every player is after, in one short sentence that holds whatever the settings are. */
  readonly goal: string;
  /** Two or three sentences more, for the game's own page. */
  readonly about: string;
  readonly kind: (typeof gameKinds)[number];
  readonly seats: SeatRange;
  /** How long it takes with the standard settings, in words. */
  readonly takes: string;
  /** Who thought it up, by the names they go by. */
  readonly designers: readonly string[];
  /** In the words of the game's source. */
  readonly tags: readonly string[];
  /** What the game was given a prize for, in words. */
  readonly honours?: readonly string[];
  /** A rule about what players do beside the board, which nobody but themselves can hold: each promises it in the lobby. */
  readonly promise?: { readonly name: string; readonly text: string };
  readonly browserDefaults: BrowserDefaults<Settings>;
}

/** The settings that a match made in the browser starts with. */
export function startingSettings(
  { browserDefaults }: Pick<Manifest, 'browserDefaults'>,
  made: MadeMatch,
): Readonly<Record<string, unknown>> {
  const { always, attended, practice } = browserDefaults;
  const fitted = { ...always, ...proposedSettings({ browserDefaults }, made.seats) };
  if (made.practice) return { ...fitted, ...practice };
  return made.sealed ? fitted : { ...fitted, ...attended };
}

/** Those of them that hang on the number of players. */
export const proposedSettings = (
  { browserDefaults }: Pick<Manifest, 'browserDefaults'>,
  seats: number,
): Readonly<Record<string, unknown>> => browserDefaults.bySeats?.(seats) ?? {};
