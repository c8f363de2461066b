import { manifests } from './generated/manifests';
import type { Manifest } from './manifest';

// What pages say about the games without loading their rules: a list of games costs a page a few hundred bytes.

/** Every game, in the order in which they are offered: main matches before death matches, the largest first. */
export const catalog: readonly Manifest[] = [...manifests].sort(byOffer);

function byOffer(a: Manifest, b: Manifest): number {
  const byKind = Number(a.kind === 'death match') - Number(b.kind === 'death match');
  return byKind || b.seats.standard - a.seats.standard || a.name.localeCompare(b.name, 'en');
}

/** The entry of a game, or null where there is no such game. */
export const catalogEntry = (id: string): Manifest | null => catalog.find((entry) => entry.id === id) ?? null;

/** `13 players`, `3 to 26 players`. */
export function formatSeats({ min, max }: Manifest['seats']): string {
  return min === max ? `${min} players` : `${min} to ${max} players`;
}
