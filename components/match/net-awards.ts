import { listed } from '@/components/stage/words';
import type { Award, SeatId } from '@/games/game';
import { formatAward } from './award-words';

// What somebody takes away in all, where they are given more than one thing, or given one and lose another.

export interface NetAwards {
  readonly seats: readonly SeatId[];
  /** "a token of life and 2 garnets"; "nothing", where what was given and what was lost come to that. */
  readonly words: string;
}

/** What each seat's awards come to, seats with the same together, in the order of the awards. */
export function awardsInAll(awards: readonly Award[]): readonly NetAwards[] {
  const bySeat = grouped(awards, ({ seat }) => seat);
  const byWords = grouped([...bySeat.keys()], (seat) => netWords(bySeat.get(seat) ?? []));
  return [...byWords].map(([words, seats]) => ({ seats, words }));
}

/** The same; none where nobody has two, so that there is nothing to count together. */
export const netAwards = (awards: readonly Award[]): readonly NetAwards[] =>
  new Set(awards.map(({ seat }) => seat)).size === awards.length ? [] : awardsInAll(awards);

function netWords(own: readonly Award[]): string {
  const held = netOf(own);
  return held.length === 0 ? 'nothing' : listed(held.map(formatAward));
}

/** What one seat's awards come to, by kind; an empty token of life is held all the same. */
export function netOf(own: readonly Award[]): readonly Award[] {
  const sums = [...grouped(own, ({ kind }) => kind).values()].flatMap((same) => {
    const amount = same.reduce((sum, one) => sum + one.amount, 0);
    return same.slice(0, 1).map((one) => ({ ...one, amount }));
  });
  return sums.filter(({ kind, amount }) => amount !== 0 || kind === 'token-of-life');
}

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
