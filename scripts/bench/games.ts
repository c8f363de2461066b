import { existsSync } from 'node:fs';
import { catalog } from '@/games/catalog';
import type { BenchCase, Measurement } from '@/games/kit/bench';

/** The benchmarks of the games' own rules: `games/<game>/bench.ts`, where there is one. */
export const gameCases: readonly BenchCase[] = (await Promise.all(catalog.map(({ id }) => casesOf(id)))).flat();

async function casesOf(game: string): Promise<readonly BenchCase[]> {
  if (!existsSync(`games/${game}/bench.ts`)) return [];
  const { benchCases }: { benchCases: readonly BenchCase[] } = await import(`@/games/${game}/bench`);
  return benchCases;
}

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
