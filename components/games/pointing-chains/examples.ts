// What can come of pointing, drawn as "Ana>Bea Bea", by a match's own numbers: nobody stands in it for whom there is no
// seat, and nothing that is said to count is too big.

export interface Numbers {
  readonly bigSection: number;
  /** How many play. */
  readonly seats: number;
}

const names = ['Ana', 'Bea', 'Cem', 'Dov', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Leo', 'Mia'];

/** So many players, after those that are passed over. */
export const players = (count: number, passed = 0): readonly string[] =>
  Array.from({ length: count }, (_, i) => names[passed + i] ?? String(passed + i + 1));

/** The most, up to so many, that hang together and still score. */
export const mostCounting = (upTo: number, { bigSection, seats }: Numbers): number =>
  Math.min(upTo, bigSection - 1, seats);

export const chainOf = (members: readonly string[]): string =>
  members.map((name, i) => pointing(name, members[i + 1])).join(' ');

export const loopOf = (members: readonly string[]): string =>
  members.map((name, i) => pointing(name, members[(i + 1) % members.length])).join(' ');

const pointing = (name: string, at: string | undefined): string => (at === undefined ? name : `${name}>${at}`);

interface ChainAndLoop {
  readonly drawn: string;
  /** From its end that branches on; the last one joins at the second, where there are three or more. */
  readonly chain: readonly string[];
  /** Nobody, where too few are left for one. */
  readonly loop: readonly string[];
}

/** How a round counts, in one picture. Where two are too big already, that is what there is to see. */
export function chainAndLoop({ bigSection, seats }: Numbers): ChainAndLoop {
  const most = Math.max(2, bigSection - 1);
  const chain = players(Math.min(5, most, seats));
  const left = Math.min(3, most, seats - chain.length);
  const loop = left < 2 ? [] : players(left, chain.length);
  const branches = chain.length > 2;
  const drawn = [
    chainOf(branches ? chain.slice(0, -1) : chain),
    ...(branches ? [pointing(chain.at(-1) ?? '', chain[1])] : []),
    ...(loop.length === 0 ? [] : [loopOf(loop)]),
  ];
  return { drawn: drawn.join(' '), chain, loop };
}

/** Names in the order in which they are first drawn, and at whose index each points. */
export function readExample(drawn: string): { names: readonly string[]; pointers: (number | null)[] } {
  const parts = drawn.split(' ').map((part) => part.split('>'));
  const called = parts.map(([name]) => name ?? '');
  return { names: called, pointers: parts.map(([, target]) => (target === undefined ? null : called.indexOf(target))) };
}
