import { benchCases as bifrost } from '@/games/bifrost/bench';
import type { BenchCase, Measurement } from '@/games/kit/bench';
import { benchCases as bluffs } from '@/games/logical-bluffs/bench';
import { benchCases as proof } from '@/games/proof-by-contradiction/bench';
import { benchCases as runes } from '@/games/runes-to-ruins/bench';

/** The benchmarks of the games' own rules. */
export const gameCases: readonly BenchCase[] = [...bifrost, ...bluffs, ...proof, ...runes];

export function runGameCase({ name, about, run }: BenchCase): void {
  console.log(`\n${name}: ${about}`);
  console.table(run(() => performance.now()).map(rowOf));
}

function rowOf({ what, value, unit, target }: Measurement) {
  const figure = `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)} ${unit}`;
  if (target === undefined) return { what, figure, target: '', reached: '' };
  const isReached = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
  const wanted =
    'atLeast' in target
      ? `at least ${target.atLeast.toLocaleString('en')}`
      : `at most ${target.atMost.toLocaleString('en')}`;
  return { what, figure, target: wanted, reached: isReached ? 'yes' : 'no' };
}
