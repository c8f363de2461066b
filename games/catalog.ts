import { manifests } from './generated/manifests';
import type { Manifest } from './manifest';

// What pages say about the games without loading their rules: a list of games costs a page a few hundred bytes.

/** Every game, in the order in which they are offered: main matches before death matches, the largest first. */
export const catalog: readonly Manifest[] = [...manifests].sort(byOffer);

function byOffer(a: Manifest, b: Manifest): number {
  const byKind = Number(a.kind === 'death match') - Number(b.kind === 'death match');
  return byKind || b.seats.standard - a.seats.standard || a.name.localeCompare(b.name, 'en');
}

export interface Wish {
  readonly tag: string | null;
  /** How many want to play. */
  readonly players: number | null;
}

/** The games that have this tag and can be played by that many. */
export const catalogFor = ({ tag, players }: Wish): readonly Manifest[] =>
  catalog.filter(
    ({ tags, seats: { min, max } }) =>
      (tag === null || tags.includes(tag)) && (players === null || (min <= players && players <= max)),
  );

/** Every tag that some game has, in the order of the alphabet. */
export const tagsInUse = (): readonly string[] => [...new Set(catalog.flatMap(({ tags }) => tags))].sort();

/** The numbers of players that some game takes. */
export function playersInUse(): readonly number[] {
  const most = Math.max(...catalog.map(({ seats }) => seats.max));
  const all = Array.from({ length: most }, (_, i) => i + 1);
  return all.filter((players) => catalogFor({ tag: null, players }).length > 0);
}

/** `Zero`, `e_is_cool and elara`. */
export const formatDesigners = ({ designers }: Pick<Manifest, 'designers'>): string =>
  [designers.slice(0, -1).join(', '), ...designers.slice(-1)].filter((part) => part !== '').join(' and ');

/** The entry of a game, or null where there is no such game. */
export const catalogEntry = (id: string): Manifest | null => catalog.find((entry) => entry.id === id) ?? null;

/** `13 players`, `3 to 26 players`. */
export function formatSeats({ min, max }: Manifest['seats']): string {
  return min === max ? `${min} players` : `${min} to ${max} players`;
}

/** With the number that the game was made for: `3 to 26 players, usually 13`. */
export function formatUsualSeats(seats: Manifest['seats']): string {
  return seats.min === seats.max ? formatSeats(seats) : `${formatSeats(seats)}, usually ${seats.standard}`;
}
