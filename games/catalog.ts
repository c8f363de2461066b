// What pages say about the games without loading their rules: a list of games costs a page a few hundred bytes.
// A test holds names and seats against the registry.

export interface CatalogEntry {
  readonly id: string;
  readonly name: string;
  /** One sentence: what one does in it. */
  readonly summary: string;
  /** Two or three sentences more, for the game's own page. */
  readonly about: string;
  readonly kind: 'main match' | 'death match';
  readonly seats: { readonly min: number; readonly max: number; readonly standard: number };
  /** How long it takes with the standard settings, in words. */
  readonly takes: string;
}

/** Every game, in the order in which they are offered. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: 'pointing-chains',
    name: 'Pointing Chains',
    summary:
      'Point at one other player in secret: every step from you to the end of your chain is a point, and a loop is worth nothing.',
    about:
      'Three times, everyone points at one other player, or at nobody. The pointers form chains, loops and lone nodes, and everybody sees the shape they made with no names on it. A point for every player ahead of you on the way to the end, unless somebody closes the loop or the chain grows too big.',
    kind: 'main match',
    seats: { min: 3, max: 26, standard: 13 },
    takes: 'three rounds of up to ten minutes',
  },
  {
    id: 'proof-by-contradiction',
    name: 'Proof by Contradiction',
    summary: 'Publish clues about your own hidden board: keep them all true, and break everybody else’s.',
    about:
      'Everyone fills a private board of sixteen cells with five coloured tokens and publishes two clues about it. Your clues have to hold on your own board at the end; what you want of all the others is that your board makes theirs false. Queries tell how many boards have a colour where you look.',
    kind: 'main match',
    seats: { min: 3, max: 16, standard: 11 },
    takes: 'three rounds of up to fifteen minutes',
  },
  {
    id: 'bifrost',
    name: 'Bifröst',
    summary: 'Three boards at once, three colours, a minute a step: join three edges, and nobody knows who is who.',
    about:
      'Three players share three boards of hexes, each on turn on a different one in every step. Whoever joins three of a board’s six edges first takes it; whoever no longer can is out of it. Identities stay hidden until the sixth board is done.',
    kind: 'main match',
    seats: { min: 3, max: 3, standard: 3 },
    takes: 'about an hour, live',
  },
  {
    id: 'logical-bluffs',
    name: 'Logical Bluffs',
    summary:
      'Say four things about a hidden grid, true or not, judge the other’s four, and name all sixteen colours first.',
    about:
      'Two players, one grid of sixteen hidden colours, a few of which each knows. Every round both make four statements in plain English about a part of the grid and judge each other’s. Right answers buy tiles; a right guess at the whole grid wins.',
    kind: 'death match',
    seats: { min: 2, max: 2, standard: 2 },
    takes: 'half an hour to an hour, live',
  },
  {
    id: 'runes-to-ruins',
    name: 'Runes to Ruins',
    summary: 'Hide a symbol of six joined runes, buy visions of the others’, and find theirs before yours is found.',
    about:
      'Everyone hides a symbol of six runes whose lines meet. Insight buys visions, questions and guesses; votes decide what insight is paid next; every discovery changes what is left to find. Whoever stays hidden longest and finds most comes out ahead.',
    kind: 'main match',
    seats: { min: 3, max: 6, standard: 5 },
    takes: 'an evening, or days at a slow pace',
  },
];

/** The entry of a game, or null where there is no such game. */
export const catalogEntry = (id: string): CatalogEntry | null => catalog.find((entry) => entry.id === id) ?? null;

/** `13 players`, `3 to 26 players`. */
export function formatSeats({ min, max }: CatalogEntry['seats']): string {
  return min === max ? `${min} players` : `${min} to ${max} players`;
}
