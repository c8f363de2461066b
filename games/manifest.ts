// What a game says of itself before its rules are loaded: `games/<game>/manifest.ts` exports one `manifest`. Pages that
// list games carry nothing else, and the rules take their id, name and seats from here.

export const gameKinds = ['main match', 'death match'] as const;

export interface Manifest {
  /** The folder's name, which addresses and records carry. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what one does in it. */
  readonly summary: string;
  /** Two or three sentences more, for the game's own page. */
  readonly about: string;
  readonly kind: (typeof gameKinds)[number];
  readonly seats: { readonly min: number; readonly max: number; readonly standard: number };
  /** How long it takes with the standard settings, in words. */
  readonly takes: string;
  /** Who thought it up, by the names they go by. */
  readonly designers: readonly string[];
  /** In the words of the game's source. */
  readonly tags: readonly string[];
  /** What the game was given a prize for, in words. */
  readonly honours?: readonly string[];
}
