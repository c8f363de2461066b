import { colours } from '@/games/logical-bluffs/grid';

/** Sentences that go on from what is written, worth saying of any subset: what the line offers to complete. */
export function completionsOf(text: string): string[] {
  const written = text.trim().toLowerCase();
  const known = offers.filter((offer) => offer.toLowerCase().startsWith(written) && offer.toLowerCase() !== written);
  if (known.length > 0 || written === '') return spread(known);
  const last = written.split(/\s+/).filter((word) => word.length > 2);
  return spread(offers.filter((offer) => last.length > 0 && last.every((word) => offer.toLowerCase().includes(word))));
}

/** A few, of different kinds rather than in different colours. */
function spread(found: readonly string[]): string[] {
  const kinds = new Map(found.map((offer) => [offer.replace(/red|blue|green|yellow/gi, '·'), offer]));
  return [...new Set([...kinds.values(), ...found])].slice(0, 5);
}

const kinds: readonly ((one: string, other: string) => string)[] = [
  (one) => `There are at least two ${one} tiles.`,
  (one) => `There is exactly one ${one} tile.`,
  (one) => `There are no ${one} tiles.`,
  (one) => `At most one tile is ${one}.`,
  (one) => `An even number of tiles are ${one}.`,
  (one, other) => `There are more ${one} tiles than ${other} tiles.`,
  (one, other) => `There are as many ${one} as ${other} tiles.`,
  (one) => `Most tiles are not ${one}.`,
  (one) => `${one[0]?.toUpperCase()}${one.slice(1)} is the most common colour.`,
  (one, other) => `A ${one} tile is orthogonally adjacent to a ${other} tile.`,
  (one, other) => `Every ${one} tile is adjacent to a ${other} tile.`,
  (one) => `No two ${one} tiles are adjacent.`,
  (one) => `There is a row with two ${one} tiles.`,
  (one) => `Every column contains a ${one} tile.`,
  (one) => `There is a 2x2 square with two ${one} tiles.`,
  (one, other) => `If there is a ${one} tile, then there is a ${other} tile.`,
];

export const offers: readonly string[] = [
  ...kinds.flatMap((kind) => colours.map((one, i) => kind(one, colours[(i + 1) % colours.length] ?? 'red'))),
  'At least three colours appear.',
  'All four colours are present.',
  'No colour appears more than three times.',
  'Some colour appears exactly twice.',
  'At least two pairs of adjacent tiles share a colour.',
  'No two orthogonally adjacent tiles share a colour.',
  'No row has two tiles of the same colour.',
];
