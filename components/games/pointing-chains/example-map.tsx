import { chainsOf, scoresOf } from '@/games/pointing-chains/chains';
import { canonicalOrder, connectionMapOf } from '@/games/pointing-chains/connection-map';
import { ChainsMap } from './chains-map';
import { readExample } from './examples';
import { formatPoints } from './named-map';

interface Example {
  /** Names and who they point at, as "Ana>Bea Bea>Cem Cem". */
  readonly drawn: string;
  readonly bigSection: number;
  readonly title: string;
}

/** A map for a rulebook, with the points that it gives: worked out by the rules, drawn by the board. */
export function ExampleMap({ drawn, bigSection, title }: Example) {
  const { names, pointers } = readExample(drawn);
  const chains = chainsOf(pointers);
  const scores = scoresOf(chains, { bigSection, wasNode: names.map(() => false) });
  const order = canonicalOrder(pointers);
  const labelOf = (node: number) => {
    const player = order[node] ?? 0;
    return { name: names[player] ?? '', figure: formatPoints(scores[player] ?? 0) };
  };
  return (
    <div className="my-4 rounded-lg border border-subtle bg-subtle p-3">
      <ChainsMap map={{ round: 1, ...connectionMapOf(chains) }} {...{ bigSection, labelOf, title }} hasTwin={false} />
    </div>
  );
}
